import type { ChatMessageWire } from '#contract/models/chat-message.ts';

/** The newest messages of one room, by seq. Their seqs rise by one, so a place is found by arithmetic. */
export type MessageRing = {
  readonly latestSeq: number;
  /** Oldest seq still kept; one above the latest in an empty ring. */
  readonly floorSeq: number;
  push(message: ChatMessageWire): void;
  at(seq: number): ChatMessageWire | undefined;
  /** From `first` to `last`, both included, as far as they are kept. */
  slice(first: number, last: number): ChatMessageWire[];
};

/** @param latestSeq the number given out last; the next message carries the one after it. */
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
    at,
    slice,
  };
}
