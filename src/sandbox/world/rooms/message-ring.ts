import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';

/** The newest messages of one room, by seq. Every seq has a place, found by arithmetic; one that was lost leaves it empty. */
export type MessageRing = {
  readonly latestSeq: number;
  /** Oldest sequence number retained; one above the latest in an empty ring. */
  readonly floorSeq: number;
  push(message: ChatMessageWire): void;
  /** Marks the sequence numbers up to this one as used, by messages that no longer exist. */
  skipTo(seq: number): void;
  /** Removes the newest message; the message it had displaced is lost. */
  pop(): void;
  at(seq: number): ChatMessageWire | undefined;
  /** Empties the place of a message; its seq stays used up. */
  drop(seq: number): void;
  /** Replaces the message with the same sequence number, if it is retained. */
  replace(message: ChatMessageWire): void;
  /** Returns the messages from `first` to `last`, both included, as far as they are retained. */
  slice(first: number, last: number): ChatMessageWire[];
};

/** @param latestSeq the number assigned last; the next message carries the one after it. */
export function messageRing(capacity: number, latestSeq: number): MessageRing {
  const slots: (ChatMessageWire | undefined)[] = [];
  let latest = latestSeq;
  let floor = latestSeq + 1;

  const at = (seq: number) => (seq < floor || seq > latest ? undefined : slots[seq % capacity]);

  function push(message: ChatMessageWire): void {
    if (message.seq !== latest + 1) throw new RangeError(`seq ${message.seq} after ${latest}`);
    slots[message.seq % capacity] = message;
    latest = message.seq;
    if (latest - floor >= capacity) floor = latest - capacity + 1;
  }

  function pop(): void {
    if (latest < floor) return;
    slots[latest % capacity] = undefined;
    latest -= 1;
  }

  function replace(message: ChatMessageWire): void {
    if (at(message.seq)) slots[message.seq % capacity] = message;
  }

  function drop(seq: number): void {
    if (at(seq)) slots[seq % capacity] = undefined;
  }

  function skipTo(seq: number): void {
    for (let lost = Math.max(latest + 1, seq - capacity + 1); lost <= seq; lost += 1)
      delete slots[lost % capacity];
    latest = Math.max(latest, seq);
    floor = Math.max(floor, latest - capacity + 1);
  }

  function slice(first: number, last: number): ChatMessageWire[] {
    const found: ChatMessageWire[] = [];
    for (let seq = Math.max(first, floor); seq <= Math.min(last, latest); seq++) {
      const message = slots[seq % capacity];
      if (message) found.push(message);
    }
    return found;
  }

  return {
    get latestSeq() {
      return latest;
    },
    get floorSeq() {
      return floor;
    },
    push,
    replace,
    drop,
    skipTo,
    pop,
    at,
    slice,
  };
}
