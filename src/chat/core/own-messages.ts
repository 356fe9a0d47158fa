import type { AppError } from '#contract/errors.ts';
import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { Sender, SendRefusal, SendState } from '#contract/models/chat-row.ts';
import type { ClientRequestId, UserId } from '#contract/models/ids.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import type { RowBook } from './row-book.ts';
import { ownKey, type TextRow } from './to-row.ts';

/** What was typed, kept until the platform has shown it. */
export type Outgoing = {
  readonly clientMsgId: ClientRequestId;
  readonly text: string;
  readonly mentions: readonly UserId[];
  row: TextRow;
};

/** On its way a message stands below all others; it takes its place when the platform has told its seq. */
export const PENDING_ORDER = 2 ** 52;

/** The platform's refusal in the reader's terms; whatever is no refusal is the network's fault and may be repeated. */
export function refusalOf({ code, detail }: AppError): SendRefusal {
  switch (code) {
    case 'CHAT_MUTED':
      return { why: 'muted', until: detail.until === undefined ? null : serverTime(detail.until) };
    case 'CHAT_TOO_FAST':
      return { why: 'tooFast', waitMs: detail.waitMs ?? 1_000 };
    case 'CHAT_TOO_LONG':
      return { why: 'tooLong', max: detail.max ?? 0 };
    case 'CHAT_CLOSED':
      return { why: 'closed' };
    case 'NEEDS_LOGIN':
    case 'AUTH_ERROR':
      return { why: 'needsLogin' };
    default:
      return { why: 'network' };
  }
}

const draftRow = (outgoing: Omit<Outgoing, 'row'>, sender: Sender, at: ServerTime): TextRow => ({
  kind: 'text',
  key: ownKey(outgoing.clientMsgId),
  order: PENDING_ORDER,
  at,
  sender,
  text: outgoing.text,
  mentionsMe: false,
  own: { state: { is: 'sending' }, clientMsgId: outgoing.clientMsgId },
});

/** Messages of one's own from the tap to the echo. Outlives the list: a new list begins with what is still under way. */
export function createOutbox(book: RowBook) {
  const waiting = new Map<ClientRequestId, Outgoing>();
  const show = (outgoing: Outgoing, row: TextRow) => {
    book.patch(outgoing.row, row);
    outgoing.row = row;
  };
  return {
    get: (clientMsgId: ClientRequestId): Outgoing | undefined => waiting.get(clientMsgId),
    open(draft: Omit<Outgoing, 'row'>, sender: Sender, at: ServerTime): Outgoing {
      const outgoing = { ...draft, row: draftRow(draft, sender, at) };
      waiting.set(draft.clientMsgId, outgoing);
      book.add(outgoing.row);
      return outgoing;
    },
    /** Shows a state; `order` is where the message stands from now on. */
    mark(outgoing: Outgoing, state: SendState, order = PENDING_ORDER): void {
      if (!waiting.has(outgoing.clientMsgId)) return;
      show(outgoing, { ...outgoing.row, order, own: { state, clientMsgId: outgoing.clientMsgId } });
    },
    drop(outgoing: Outgoing): void {
      if (waiting.delete(outgoing.clientMsgId)) book.remove(outgoing.row);
    },
    /**
     * The platform shows `message`: its row takes the place of the draft, also when its author has been logged out
     * meanwhile. False when no draft waited for it.
     */
    echo({ clientMsgId, userId }: Pick<ChatMessage, 'clientMsgId' | 'userId'>, row: TextRow): boolean {
      const outgoing = clientMsgId === undefined ? undefined : waiting.get(clientMsgId);
      if (!outgoing || outgoing.row.sender.userId !== userId) return false;
      waiting.delete(outgoing.clientMsgId);
      const own = { state: { is: 'sent' }, clientMsgId: outgoing.clientMsgId } as const;
      return book.patch(outgoing.row, { ...row, key: outgoing.row.key, own });
    },
    /** After the list began anew: what is still under way, unless another member reads now. */
    restore(me: UserId | null): void {
      for (const [id, { row }] of waiting) {
        if (row.sender.userId === me) book.add(row);
        else waiting.delete(id);
      }
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
