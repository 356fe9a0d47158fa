import { toAppError } from '#contract/errors.ts';
import type { Gift } from '#contract/models/gift.ts';
import type { SendStep } from '#replay/plan/plan.ts';
import { createCore } from '#worker/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { MessageNumbers } from './message-number.ts';
import { type Account, greetingOf, roomOf, type Target } from './target.ts';

/** What became of a send; `why` is the client's own word for a refusal. */
export type SendFate =
  | { readonly is: 'acknowledged' }
  | { readonly is: 'refused'; readonly why: string }
  /** Nobody knows whether the platform took it. */
  | { readonly is: 'unanswered' };

/** A member who speaks and gives. */
export type Speaker = {
  /** Never waits for an earlier send. */
  perform(step: SendStep): Promise<SendFate>;
  leave(): void;
};

const refused = (why: string): SendFate => ({ is: 'refused', why });

/** A failure between sending and answer is no refusal. */
function fateOf(thrown: unknown): SendFate {
  const { code, kind } = toAppError(thrown);
  return kind === 'network' ? { is: 'unanswered' } : refused(code);
}

async function say(api: CoreApi, step: SendStep & { do: 'say' }, numbers: MessageNumbers): Promise<SendFate> {
  const outcome = await api.chat.send(roomOf(step.room), numbers.idOf(step.n), step.text, []);
  if (outcome.is === 'sent') return { is: 'acknowledged' };
  return outcome.refusal.why === 'network' ? { is: 'unanswered' } : refused(outcome.refusal.why);
}

/** A recorded gift is the target's of the same id, or its cheapest. */
function giftLike(gifts: readonly Gift[], giftId: string): Gift | undefined {
  const cheapest = gifts.reduce<Gift | undefined>(
    (least, gift) => (least === undefined || gift.price < least.price ? gift : least),
    undefined,
  );
  return gifts.find((gift) => gift.giftId === giftId) ?? cheapest;
}

async function give(
  api: CoreApi,
  step: SendStep & { do: 'gift' },
  numbers: MessageNumbers,
): Promise<SendFate> {
  const { list } = await api.call('gift.config', {}, step.n);
  const gift = giftLike(list, step.giftId);
  if (!gift) return refused('noGift');
  await api.gift.give(roomOf(step.room), gift.giftId, step.count, numbers.idOf(step.n));
  return { is: 'acknowledged' };
}

function perform(api: CoreApi, step: SendStep, numbers: MessageNumbers): Promise<SendFate> {
  switch (step.do) {
    case 'say':
      return say(api, step, numbers);
    case 'gift':
      return give(api, step, numbers);
    case 'order':
      // Only a bet of one's own that is open can be shown, and a recording has none of the target's.
      return Promise.resolve(refused('order'));
    default:
      return step satisfies never;
  }
}

/** Logs a member in. @throws AppError when the platform lets them not. */
export async function openSpeaker(
  ports: CorePorts,
  target: Target,
  numbers: MessageNumbers,
  { name, password }: Account,
): Promise<Speaker> {
  const { api, close } = createCore(ports);
  await api.hello(greetingOf(target));
  await api.session.login(name, password);
  return { perform: (step) => perform(api, step, numbers).catch(fateOf), leave: close };
}
