import type { ChatMessage } from '#contract/community/chat-message/schema.ts';

/** Messages ready to be emitted, by seq, and the number of missed ones before them. */
export type Turn = { readonly messages: readonly ChatMessage[]; readonly missed: number };

export type OnceInOrder = {
  /** Adds messages in any order, with repeats. */
  add(messages: readonly ChatMessage[]): void;
  /** @param nowMs monotonic */
  drain(nowMs: number): Turn;
  /** Returns all remaining messages without further waiting. */
  rest(): Turn;
};

/**
 * Emits every message after `afterSeq` once and in room order, whatever order they arrive in. A gap is awaited; after
 * `patienceMs` it counts as missed.
 */
export function createOnceInOrder(afterSeq: number, patienceMs: number): OnceInOrder {
  const waiting = new Map<number, ChatMessage>();
  let next = afterSeq + 1;
  let stuckAt: number | null = null;

  const collectConsecutive = (collected: ChatMessage[]) => {
    for (let message = waiting.get(next); message; message = waiting.get(next)) {
      collected.push(message);
      waiting.delete(next);
      next += 1;
    }
  };
  const overTheHole = (collected: ChatMessage[]): number => {
    let first = Number.POSITIVE_INFINITY;
    for (const seq of waiting.keys()) first = Math.min(first, seq);
    const missed = first - next;
    next = first;
    collectConsecutive(collected);
    return missed;
  };
  return {
    add(messages) {
      for (const message of messages) if (message.seq >= next) waiting.set(message.seq, message);
    },
    drain(nowMs) {
      const messages: ChatMessage[] = [];
      collectConsecutive(messages);
      if (waiting.size === 0) stuckAt = null;
      else if (stuckAt === null || messages.length > 0) stuckAt = nowMs;
      else if (nowMs - stuckAt >= patienceMs) {
        stuckAt = nowMs;
        return { messages, missed: overTheHole(messages) };
      }
      return { messages, missed: 0 };
    },
    rest() {
      const messages: ChatMessage[] = [];
      collectConsecutive(messages);
      let missed = 0;
      while (waiting.size > 0) missed += overTheHole(messages);
      return { messages, missed };
    },
  };
}
