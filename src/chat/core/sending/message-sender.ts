import {
  catchError,
  defer,
  EMPTY,
  filter,
  firstValueFrom,
  from,
  ignoreElements,
  merge,
  mergeMap,
  type Observable,
  race,
  Subject,
  take,
} from 'rxjs';
import type { SendOutcome } from '#contract/community/chat/feed.ts';
import type { SendRefusal } from '#contract/community/chat/row.ts';
import type { ChatMessage, Quote } from '#contract/community/chat-message/schema.ts';
import { appError, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo, ClientRequestId, OrderId, UserId } from '#contract/fields/ids.ts';
import { backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import { type ChatPorts, type ChatViewer, viewerId } from '../ports.ts';
import type { Numbering } from '../rows/numbering.ts';
import { type Draft, isLost, type Outbox, type Outgoing, refusalOf } from '../rows/outbox.ts';
import { newestOrder, type RowChanges, type Urgency } from '../rows/row-changes.ts';
import { ownKey } from '../rows/to-row.ts';
import { RESENDING } from '../timing.table.ts';

type ResendDeps = {
  readonly ports: Pick<ChatPorts, 'clock' | 'random' | 'scheduler'>;
  readonly outbox: Outbox;
  /** Emits when the platform responds again. */
  readonly alive$: Observable<unknown>;
  /** Messages whose sending has ended, with or without success. */
  readonly lost$: Observable<Outgoing>;
  readonly again: (outgoing: Outgoing) => Promise<unknown>;
  readonly abandon: (outgoing: Outgoing) => void;
};

/** Resends what the network lost: at the first sign of life, and otherwise with increasing back-off. */
export function resending(deps: ResendDeps): Observable<never> {
  const { ports, outbox, alive$, lost$, again, abandon } = deps;
  const dueMs = ({ losses }: Outgoing) => backOff(RESENDING.backOff, Math.max(1, losses), ports.random);
  const attempt = async (outgoing: Outgoing) => {
    if (outbox.get(outgoing.clientMsgId) !== outgoing || !isLost(outgoing)) return;
    if (ports.clock.now() - outgoing.row.at > RESENDING.maxAge) abandon(outgoing);
    else await again(outgoing);
  };
  return merge(
    defer(() => from(outbox.lost())),
    lost$,
  ).pipe(
    filter(isLost),
    mergeMap((outgoing) =>
      race(alive$, wait(dueMs(outgoing), ports.scheduler)).pipe(
        take(1),
        mergeMap(() => attempt(outgoing)),
      ),
    ),
    ignoreElements(),
  );
}

type Deps = {
  readonly ports: ChatPorts;
  readonly roomNo: ChatRoomNo;
  readonly rowChanges: RowChanges;
  readonly outbox: Outbox;
  /** Positions of the messages received so far, and the entry of those that a response brings. */
  readonly intake: {
    readonly numbering: () => Numbering;
    readonly positionOf: (message: ChatMessage) => number | null;
    readonly isForeign: (message: ChatMessage) => boolean;
    readonly add: (messages: readonly ChatMessage[]) => void;
  };
  readonly changed: (urgency: Urgency) => void;
  /** Called on a rejection: status and switches may have changed and are fetched again. */
  readonly refused: () => void;
  /** Emits when the platform responds again after trouble. */
  readonly alive$: Observable<unknown>;
};

/** Origin of the sending: a user waiting for the outcome, or the outbox itself. */
type SendOrigin = 'person' | 'outbox';

const currentOf = <Value>(values$: Observable<Value>): Promise<Value> => firstValueFrom(values$);
const NEEDS_LOGIN: SendOutcome = { is: 'refused', refusal: { reason: 'needsLogin' } };

/** Returns the order of a message not accepted yet: it stays where it was written and moves up with the rest. */
const orderAfterNewest = (rowChanges: RowChanges): number => newestOrder(rowChanges.ring) + 0.5;

/** Reports whether the list already shows the message as sent: then a repeat has nothing left to do. */
const isSent = ({ rowChanges }: Deps, clientMsgId: ClientRequestId): boolean =>
  rowChanges.ring.findBackwards(
    (row) => row.kind === 'text' && row.key === ownKey(clientMsgId) && row.own?.state.is === 'sent',
  ) !== null;

/**
 * Handles the acceptance by the platform. A resent message may be in the list already, received by a core that did not have
 * its author.
 */
function accept({ rowChanges, outbox, intake }: Deps, outgoing: Outgoing, sent: ChatMessage): void {
  // The poll has shown it, and the draft has been removed.
  if (outbox.get(outgoing.clientMsgId) !== outgoing) return;
  const position = intake.positionOf(sent);
  const read = rowChanges.ring.findBackwards(({ kind, order }) => kind === 'text' && order === position);
  if (read?.kind === 'text') {
    rowChanges.remove(read);
    outbox.echo(sent, read);
    return;
  }
  // The poll resolves the position of a number of another round.
  const order = intake.isForeign(sent)
    ? orderAfterNewest(rowChanges)
    : (position ?? intake.numbering().orderOf(sent.seq));
  outbox.mark(outgoing, { is: 'sent' }, order);
}

/** Sends the message, and again when the platform recovers: the first request may never get a response. */
function requestSend({ ports, roomNo, alive$ }: Deps, { clientMsgId, text, mentions, quote }: Outgoing) {
  const question$ = ports.send(roomNo, clientMsgId, text, mentions, quote?.messageId ?? null);
  const again$ = alive$.pipe(mergeMap(() => question$.pipe(catchError(() => EMPTY))));
  return merge(question$, again$).pipe(take(1));
}

/** Handles a rejection. No caller waits for a resend by the outbox, so its rejection is shown with the message. */
function refuse(deps: Deps, outgoing: Outgoing, refusal: SendRefusal, origin: SendOrigin): void {
  const { outbox, rowChanges } = deps;
  const canWait = refusal.reason === 'network' || (refusal.reason === 'tooFast' && origin === 'outbox');
  if (canWait) {
    outgoing.losses += 1;
    outbox.mark(outgoing, { is: 'waiting' }, orderAfterNewest(rowChanges));
    return;
  }
  if (origin === 'person') outbox.drop(outgoing);
  else outbox.mark(outgoing, { is: 'failed', refusal }, orderAfterNewest(rowChanges));
  // Status and switches of the room are unrelated to rejections of another kind.
  if (refusal.reason !== 'other') deps.refused();
}

/** Sends an outbox entry; a retry uses the same id, so that it can never be sent twice. */
async function deliver(deps: Deps, outgoing: Outgoing, origin: SendOrigin): Promise<SendOutcome> {
  const { ports, outbox, changed } = deps;
  outbox.mark(outgoing, { is: 'sending' });
  changed('own');
  try {
    const viewer = await currentOf(ports.viewer$);
    if (viewerId(viewer) !== outgoing.row.sender.userId) throw appError('NEEDS_LOGIN');
    accept(deps, outgoing, await firstValueFrom(requestSend(deps, outgoing)));
    return { is: 'sent' };
  } catch (thrown) {
    const refusal = refusalOf(toAppError(thrown));
    refuse(deps, outgoing, refusal, origin);
    return { is: 'refused', refusal };
  } finally {
    changed('own');
  }
}

/** Creates the actions on own bets. They have no row before the platform accepts them, so rejections are thrown. */
const pushing = ({ ports, roomNo, intake, changed }: Deps) => {
  const addResponse = async (response$: Observable<ChatMessage>): Promise<void> => {
    intake.add([await firstValueFrom(response$)]);
    changed('own');
  };
  return {
    /** @throws AppError, refusals included. */
    pushOrder: (clientMsgId: ClientRequestId, orderId: OrderId) =>
      addResponse(ports.pushOrder(roomNo, clientMsgId, orderId)),
    /** Reverts an own order push [4.10]. @throws AppError, rejections included. */
    revertOrder: (clientMsgId: ClientRequestId, orderId: OrderId) =>
      addResponse(ports.revertOrder(roomNo, clientMsgId, orderId)),
  };
};

/**
 * Sends the reader's messages in a room. A message shows at once; when the network loses it, it stays and is resent
 * automatically on the first sign of life, under the same id; when the platform rejects it, it is removed and the composer,
 * which still has the text, shows the reason.
 */
export function createMessageSender(deps: Deps) {
  const { ports, outbox, alive$, changed } = deps;
  const lost$ = new Subject<Outgoing>();
  const attempt = async (outgoing: Outgoing, origin: SendOrigin): Promise<SendOutcome> => {
    const outcome = await deliver(deps, outgoing, origin);
    lost$.next(outgoing);
    return outcome;
  };
  const open = (viewer: ChatViewer, draft: Draft) =>
    viewer.is === 'member' ? outbox.open(draft, viewer.sender, ports.clock.now()) : null;
  return {
    /** Resends lost messages; active while the room is subscribed. */
    resending$: resending({
      ports,
      outbox,
      alive$,
      lost$,
      again: (outgoing) => attempt(outgoing, 'outbox'),
      abandon: (outgoing) => {
        const state = { is: 'failed', refusal: { reason: 'network' } } as const;
        outbox.mark(outgoing, state, outgoing.row.order);
        changed('own');
      },
    }),
    async send(
      clientMsgId: ClientRequestId,
      text: string,
      mentions: readonly UserId[],
      quote: Quote | null = null,
    ): Promise<SendOutcome> {
      if (isSent(deps, clientMsgId)) return { is: 'sent' };
      const viewer = await currentOf(ports.viewer$);
      const outgoing = outbox.get(clientMsgId) ?? open(viewer, { clientMsgId, text, mentions, quote });
      return outgoing === null ? NEEDS_LOGIN : attempt(outgoing, 'person');
    },
    /** @throws AppError BAD_INPUT when nothing failed under this id. */
    async retry(clientMsgId: ClientRequestId): Promise<SendOutcome> {
      const outgoing = outbox.get(clientMsgId);
      if (outgoing === undefined) throw appError('BAD_INPUT', { path: 'clientMsgId' });
      return attempt(outgoing, 'person');
    },
    discard(clientMsgId: ClientRequestId): void {
      const outgoing = outbox.get(clientMsgId);
      if (outgoing === undefined) return;
      outbox.drop(outgoing);
      changed('own');
    },
    ...pushing(deps),
  };
}
