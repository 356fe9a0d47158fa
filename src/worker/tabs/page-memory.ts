import type { ChatMessage, MessageChange } from '#contract/community/chat-message/schema.ts';
import type { ChatPage } from './tab-messages.ts';

const KEEP = 5_000;

/** The message as it is from now on; of what was withdrawn no words are kept. */
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

/** What is known of a room's latest messages, for a reader that asks after a seq. */
export type PageMemory = {
  note(afterSeq: number, page: ChatPage): void;
  /** Nothing: as far as is known there is nothing newer. Unknown: only the platform can say. */
  after(afterSeq: number, size: number): ChatPage | 'nothing' | 'unknown';
  /** An answer without messages, as the platform gives it to a reader at this seq when nothing has come. */
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
  // A platform may leave a billion numbers out: then what is there is looked through, not what could be.
  if (upTo - afterSeq > KEEP) {
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
 * The memory of one room in the tab that asks for all: the latest 5 000 messages. It begins again when the platform
 * numbers from below.
 */
export function createPageMemory(): PageMemory {
  const messages = new Map<number, ChatMessage>();
  /** Every page from after `from` up to `upTo` was received: there is no hole that no page covers. */
  let from = 0;
  let upTo = 0;
  let floorSeq = 1;
  /** The platform numbers from below again: a tab that is above `upTo` has to ask for itself. */
  let lowered = false;
  const forget = () => {
    for (const seq of messages.keys()) {
      if (messages.size <= KEEP) return;
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
  /** A page that begins beyond what is covered starts the memory again: what lies between was said while no tab listened. */
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
