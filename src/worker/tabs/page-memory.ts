import type { ChatMessage } from '#contract/models/chat-message.ts';
import type { ChatPage } from './tab-words.ts';

const KEEP = 5_000;

/** What is known of a room's latest messages, for whoever asks after a seq. */
export type PageMemory = {
  note(afterSeq: number, page: ChatPage): void;
  /** Nothing: as far as is known there is nothing newer. Unknown: something newer exists and is not here. */
  after(afterSeq: number, size: number): ChatPage | 'nothing' | 'unknown';
  /** An answer without messages, as the platform gives it when nothing has come. */
  empty(): ChatPage;
};

export function createPageMemory(): PageMemory {
  const messages = new Map<number, ChatMessage>();
  let upTo = 0;
  let floorSeq = 1;
  let forgotten = 0;
  const forget = () => {
    for (; forgotten < upTo - KEEP; forgotten += 1) messages.delete(forgotten);
  };
  return {
    note(afterSeq, page) {
      for (const message of page.list) messages.set(message.seq, message);
      floorSeq = Math.max(floorSeq, page.floorSeq);
      forgotten = upTo === 0 ? afterSeq : forgotten;
      upTo = Math.max(upTo, afterSeq, page.list.at(-1)?.seq ?? 0);
      forget();
    },
    after(afterSeq, size) {
      if (afterSeq >= upTo) return 'nothing';
      const list: ChatMessage[] = [];
      if (!messages.has(afterSeq + 1)) return 'unknown';
      for (let seq = afterSeq + 1; seq <= upTo && list.length < size; seq += 1) {
        const message = messages.get(seq);
        if (message) list.push(message);
      }
      return { list, latestSeq: upTo, floorSeq };
    },
    empty: () => ({ list: [], latestSeq: upTo, floorSeq }),
  };
}
