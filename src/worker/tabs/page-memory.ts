import type { ChatMessage, MessageChange } from '#contract/community/chat-message/schema.ts';
import type { ChatPage } from './tab-messages.ts';

const MESSAGES_MAX = 5_000;

/** Returns the message after a change; the text of a withdrawn one is removed. */
function changed(message: ChatMessage, { likes, withdrawn }: MessageChange): ChatMessage {
  const counted = likes === undefined ? message : { ...message, likes };
  return withdrawn ? { ...counted, withdrawn, content: { kind: 'text', text: '' } } : counted;
}

function apply(messages: Map<number, ChatMessage>, changes: readonly MessageChange[]): void {
  const byId = new Map(changes.map((change) => [change.messageId, change]));
  for (const [seq, message] of messages) {
    const change = byId.get(message.id);
    if (change) messages.set(seq, changed(message, change));
  }
}

/** Memory of a room's latest messages, for a reader that requests those after a seq. */
export type PageMemory = {
  note(afterSeq: number, page: ChatPage): void;
  /** Returns the messages after a seq. `nothing`: nothing newer is known. `unknown`: only the platform can respond. */
  after(afterSeq: number, size: number): ChatPage | 'nothing' | 'unknown';
  /** Returns a response without messages, as the platform sends it to a reader at this seq when there are none. */
  empty(afterSeq: number): ChatPage;
};

type Range = { readonly afterSeq: number; readonly upTo: number };

/** The first messages of a range, at most `size`, in seq order. */
function firstOf(
  messages: ReadonlyMap<number, ChatMessage>,
  { afterSeq, upTo }: Range,
  size: number,
): ChatMessage[] {
  const list: ChatMessage[] = [];
  // A platform may skip a billion numbers: then the existing messages are searched, not all possible numbers.
  if (upTo - afterSeq > MESSAGES_MAX) {
    for (const message of messages.values()) if (message.seq > afterSeq) list.push(message);
    return list.sort((left, right) => left.seq - right.seq).slice(0, size);
  }
  for (let seq = afterSeq + 1; seq <= upTo && list.length < size; seq += 1) {
    const message = messages.get(seq);
    if (message) list.push(message);
  }
  return list;
}

/**
 * Creates the memory of one room in the tab that polls for all: the latest 5 000 messages. It restarts on a sequence
 * regression of the platform.
 */
export function createPageMemory(): PageMemory {
  const messages = new Map<number, ChatMessage>();
  /** Every page after `from` up to `upTo` was received: there is no gap that no page covers. */
  let from = 0;
  let upTo = 0;
  let floorSeq = 1;
  /** True if the platform’s sequence has regressed: a tab above `upTo` has to send its own request. */
  let lowered = false;
  const forget = () => {
    for (const seq of messages.keys()) {
      if (messages.size <= MESSAGES_MAX) return;
      messages.delete(seq);
      from = Math.max(from, seq);
    }
  };
  const begin = ({ latestSeq }: ChatPage) => {
    messages.clear();
    from = latestSeq;
    upTo = latestSeq;
    floorSeq = 1;
    lowered = true;
  };
  /** A page that begins beyond the covered range restarts the memory: the messages between were sent while no tab listened. */
  const cover = (afterSeq: number, lastSeq: number) => {
    if (afterSeq > upTo) messages.clear();
    if (afterSeq > upTo || lastSeq < from) from = Math.max(from, afterSeq);
    else from = Math.min(from, afterSeq);
    upTo = Math.max(upTo, lastSeq);
  };
  return {
    note(afterSeq, page) {
      if (page.latestSeq < afterSeq) {
        begin(page);
        return;
      }
      cover(afterSeq, page.list.at(-1)?.seq ?? afterSeq);
      for (const message of page.list) {
        messages.set(message.seq, message);
        if (message.content.kind === 'changes') apply(messages, message.content.changes);
      }
      floorSeq = Math.max(floorSeq, page.floorSeq);
      forget();
    },
    after(afterSeq, size) {
      if (afterSeq > upTo && lowered) return 'unknown';
      if (afterSeq >= upTo) return 'nothing';
      if (afterSeq < from || !messages.has(afterSeq + 1)) return 'unknown';
      return { list: firstOf(messages, { afterSeq, upTo }, size), latestSeq: upTo, floorSeq };
    },
    empty: (afterSeq) => ({ list: [], latestSeq: Math.max(upTo, afterSeq), floorSeq }),
  };
}
