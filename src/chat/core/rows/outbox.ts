import type { Sender, SendRefusal, SendState } from '#contract/community/chat/row.ts';
import type { ChatMessage, Quote } from '#contract/community/chat-message/schema.ts';
import { type AppError, type ErrorCode, isAnswerLost } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { RESENDING } from '../timing.table.ts';
import type { RowChanges } from './row-changes.ts';
import { ownKey, type TextRow } from './to-row.ts';

/** Typed message, retained until the platform has shown it. */
export type Outgoing = {
  readonly clientMsgId: ClientRequestId;
  readonly text: string;
  readonly mentions: readonly UserId[];
  /** Quoted message that it replies to. */
  readonly quote: Quote | null;
  /** Number of times the network lost it. */
  losses: number;
  row: TextRow;
};

/** Order of a pending message, below all others; it gets its final position when the platform has responded with its seq. */
const PENDING_ORDER = 2 ** 52;

/** Codes of a response that leave an order's outcome open: a message is not repeated after them. */
const ANSWERS: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['UNKNOWN_CODE', 'CORE_VERSION', 'BUG']);

const isResponseLost = (error: AppError): boolean => isAnswerLost(error) && !ANSWERS.has(error.code);

/** Returns the reason of a rejection for the reader. Only a network fault or a lost response may be retried. */
export function refusalOf(error: AppError): SendRefusal {
  const { code, detail } = error;
  switch (code) {
    case 'CHAT_MUTED':
      return { reason: 'muted', until: detail.until === undefined ? null : serverTime(detail.until) };
    case 'CHAT_TOO_FAST':
      return { reason: 'tooFast', waitMs: detail.waitMs ?? RESENDING.tooFast };
    case 'CHAT_TOO_LONG':
      return { reason: 'tooLong', max: detail.max ?? 0 };
    case 'CHAT_CONTACT':
      return { reason: 'contact' };
    case 'CHAT_CLOSED':
      return { reason: 'closed' };
    case 'NEEDS_LOGIN':
    case 'AUTH_ERROR':
      return { reason: 'needsLogin' };
    default:
      return isResponseLost(error) ? { reason: 'network' } : { reason: 'other', code };
  }
}

/** Message as written by the reader. */
export type Draft = Pick<Outgoing, 'clientMsgId' | 'text' | 'mentions' | 'quote'>;

const draftRow = (outgoing: Draft, sender: Sender, at: ServerTime): TextRow => ({
  kind: 'text',
  key: ownKey(outgoing.clientMsgId),
  order: PENDING_ORDER,
  at,
  sender,
  text: outgoing.text,
  messageId: null,
  quote: outgoing.quote,
  likes: 0,
  withdrawn: false,
  mentionsMe: false,
  own: { state: { is: 'sending' }, clientMsgId: outgoing.clientMsgId, mentions: outgoing.mentions },
});

/** Reports whether a message is to be resent automatically. */
export const isLost = ({ row }: Outgoing): boolean => row.own?.state.is === 'waiting';

/** Creates the store of the reader's messages, from the tap to the echo. It outlives the list: a new list begins with pending ones. */
export function createOutbox(rowChanges: RowChanges) {
  const waiting = new Map<ClientRequestId, Outgoing>();
  const show = (outgoing: Outgoing, row: TextRow) => {
    rowChanges.patch(outgoing.row, row);
    outgoing.row = row;
  };
  return {
    get: (clientMsgId: ClientRequestId): Outgoing | undefined => waiting.get(clientMsgId),
    /** Returns the messages the network lost that have not been given up. */
    lost: (): readonly Outgoing[] => [...waiting.values()].filter(isLost),
    open(draft: Draft, sender: Sender, at: ServerTime): Outgoing {
      const outgoing = { ...draft, losses: 0, row: draftRow(draft, sender, at) };
      waiting.set(draft.clientMsgId, outgoing);
      rowChanges.add(outgoing.row);
      return outgoing;
    },
    /** Shows a state; `order` is the position of the message from now on. */
    mark(outgoing: Outgoing, state: SendState, order = PENDING_ORDER): void {
      if (waiting.get(outgoing.clientMsgId) !== outgoing) return;
      const { clientMsgId, mentions } = outgoing;
      show(outgoing, { ...outgoing.row, order, own: { state, clientMsgId, mentions } });
    },
    drop(outgoing: Outgoing): void {
      if (waiting.get(outgoing.clientMsgId) !== outgoing) return;
      waiting.delete(outgoing.clientMsgId);
      rowChanges.remove(outgoing.row);
    },
    /**
     * Handles the platform's echo of `message`: its row replaces the draft, also when its author has been logged out
     * meanwhile. Returns false when no draft was waiting for it.
     */
    echo({ clientMsgId, userId }: Pick<ChatMessage, 'clientMsgId' | 'userId'>, row: TextRow): boolean {
      const outgoing = clientMsgId === undefined ? undefined : waiting.get(clientMsgId);
      if (!outgoing || outgoing.row.sender.userId !== userId) return false;
      waiting.delete(outgoing.clientMsgId);
      const { mentions } = outgoing;
      const own = { state: { is: 'sent' }, clientMsgId: outgoing.clientMsgId, mentions } as const;
      return rowChanges.patch(outgoing.row, { ...row, key: outgoing.row.key, own });
    },
    /** Adds pending messages to a list that has just been cleared, unless another member reads now. */
    restore(me: UserId | null): void {
      for (const [id, { row }] of waiting) {
        if (row.sender.userId === me) rowChanges.add(row);
        else waiting.delete(id);
      }
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
