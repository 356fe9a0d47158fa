import { firstValueFrom, mergeMap } from 'rxjs';
import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { toAppError } from '#contract/errors.ts';
import type { GiftId, UserId } from '#contract/fields/ids.ts';
import type { SendStep } from '#replay/plan/plan.ts';
import type { MessageIds } from '#replay/run/protocol/message-ids.ts';
import { retry } from '#replay/runtime/retry.ts';
import { matchingGift } from '#replay/target/gift-catalogue.ts';
import { type Account, coreInitOf, roomOf, type Target } from '#replay/target/target.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';

/** The outcome of a send; `reason` is the client's code for a refusal. */
export type SendOutcome =
  | { readonly is: 'acknowledged' }
  | { readonly is: 'refused'; readonly reason: string }
  /** Acceptance of the send by the platform is unknown. */
  | { readonly is: 'unanswered' };

/** A member who sends messages and gifts through a real core. */
export type VirtualSender = {
  /** Performs a step without waiting for an earlier one. */
  perform(step: SendStep): Promise<SendOutcome>;
  leave(): void;
};

const refused = (reason: string): SendOutcome => ({ is: 'refused', reason });

/** A network failure is not a refusal: the platform may have accepted the send. */
function outcomeOf(thrown: unknown): SendOutcome {
  const { code, kind } = toAppError(thrown);
  return kind === 'network' ? { is: 'unanswered' } : refused(code);
}

/** Dependencies of a sender; `gifts` are the target's, cheapest first. */
type SenderDeps = {
  readonly api: CoreApi;
  /** The member who is logged in. */
  readonly owner: UserId;
  readonly messageIds: MessageIds;
  readonly gifts: readonly { readonly giftId: GiftId }[];
};

async function sendMessage(
  { api, messageIds }: SenderDeps,
  { room, n, text }: SendStep & { do: 'say' },
): Promise<SendOutcome> {
  const outcome = await api.chat.send(roomOf(room), messageIds.idOf(n), text, []);
  if (outcome.is === 'sent') return { is: 'acknowledged' };
  return outcome.refusal.reason === 'network' ? { is: 'unanswered' } : refused(outcome.refusal.reason);
}

async function sendGift(
  { api, owner, messageIds, gifts }: SenderDeps,
  { room, giftId, count, n }: SendStep & { do: 'gift' },
): Promise<SendOutcome> {
  const gift = matchingGift(gifts, giftId);
  if (!gift) return refused('noGift');
  const command = { is: 'gift', roomNo: chatRoomNoOf(roomOf(room)), giftId: gift.giftId, count } as const;
  await api.commands.run({ owner, requestId: messageIds.idOf(n), command, isRepeat: false });
  return { is: 'acknowledged' };
}

function perform(deps: SenderDeps, step: SendStep): Promise<SendOutcome> {
  switch (step.do) {
    case 'say':
      return sendMessage(deps, step);
    case 'gift':
      return sendGift(deps, step);
    case 'order':
      // A member can share only an open bet of their own, and no bet of a recording exists at the target.
      return Promise.resolve(refused('order'));
    default:
      return step satisfies never;
  }
}

/** Waits for the session of the member who has just logged in. */
const memberOf = (api: CoreApi): Promise<UserId> =>
  firstValueFrom(
    remoteStream(api, 'session', null, async () => undefined).pipe(
      mergeMap(({ items }) => items),
      mergeMap((session) => (session.is === 'member' ? [session.member.userId] : [])),
    ),
  );

/** Logs a member in on a device. @throws CommandError when the platform refuses or does not answer. */
export async function openVirtualSender(
  ports: CorePorts,
  target: Target,
  { name, password }: Account,
  deps: Omit<SenderDeps, 'api' | 'owner'>,
): Promise<VirtualSender> {
  const { api, close } = createCore(ports);
  await api.hello(coreInitOf(target));
  await retry('logging a member in', () => api.session.login(name, password)).catch((thrown: unknown) => {
    close();
    throw thrown;
  });
  const owner = await memberOf(api);
  return { perform: (step) => perform({ ...deps, api, owner }, step).catch(outcomeOf), leave: close };
}
