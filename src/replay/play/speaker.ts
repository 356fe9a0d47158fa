import { toAppError } from '#contract/errors.ts';
import type { GiftId } from '#contract/models/ids.ts';
import type { SendStep } from '#replay/plan/plan.ts';
import { createCore } from '#worker/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { MessageNumbers } from './message-number.ts';
import { patiently } from './patiently.ts';
import { type Account, greetingOf, roomOf, type Target } from './target.ts';
import { giftLike } from './target-gifts.ts';

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

/** What a member speaks and gives with; `gifts` are the target's, the cheapest first. */
type Means = {
  readonly api: CoreApi;
  readonly numbers: MessageNumbers;
  readonly gifts: readonly { readonly giftId: GiftId }[];
};

async function say({ api, numbers }: Means, { room, n, text }: SendStep & { do: 'say' }): Promise<SendFate> {
  const outcome = await api.chat.send(roomOf(room), numbers.idOf(n), text, []);
  if (outcome.is === 'sent') return { is: 'acknowledged' };
  return outcome.refusal.why === 'network' ? { is: 'unanswered' } : refused(outcome.refusal.why);
}

async function give(
  { api, numbers, gifts }: Means,
  { room, giftId, count, n }: SendStep & { do: 'gift' },
): Promise<SendFate> {
  const gift = giftLike(gifts, giftId);
  if (!gift) return refused('noGift');
  await api.gift.give(roomOf(room), gift.giftId, count, numbers.idOf(n));
  return { is: 'acknowledged' };
}

function perform(means: Means, step: SendStep): Promise<SendFate> {
  switch (step.do) {
    case 'say':
      return say(means, step);
    case 'gift':
      return give(means, step);
    case 'order':
      // Only a bet of one's own that is open can be shown, and a recording has none of the target's.
      return Promise.resolve(refused('order'));
    default:
      return step satisfies never;
  }
}

/** Logs a member in. @throws CouldNot when the platform lets them not. */
export async function openSpeaker(
  ports: CorePorts,
  target: Target,
  { name, password }: Account,
  ways: Omit<Means, 'api'>,
): Promise<Speaker> {
  const { api, close } = createCore(ports);
  await api.hello(greetingOf(target));
  await patiently('logging a member in', () => api.session.login(name, password)).catch((thrown: unknown) => {
    close();
    throw thrown;
  });
  return { perform: (step) => perform({ ...ways, api }, step).catch(fateOf), leave: close };
}
