import type { ChatMessage } from '#contract/community/chat-message/schema.ts';

/** A message at its place in the reader's list: `seq` is the place there, `id` stays the platform's. */
export type PlacedMessage = ChatMessage & {
  /** Identity in the list, unlike `id` different in every round of numbers. */
  readonly key: string;
};

/**
 * Maps the platform's numbers to positions in the reader's list. A platform restored from a backup reuses numbers, and the
 * ids derived from them; the list continues, with each round of numbers after the previous one.
 */
export type Numbering = {
  /** Before the first seq of this round. */
  readonly base: number;
  placed(message: ChatMessage): PlacedMessage;
  orderOf(seq: number): number;
  /** Returns the platform's number for a position; null for a position of an earlier round, which the platform no longer has. */
  seqOf(order: number): number | null;
  /** Place of a message received in this or an earlier round; null if it was not received. */
  placeOf(message: ChatMessage, isSeen: (key: string, at: number) => boolean): number | null;
  /** The round that begins after this place. */
  next(newestOrder: number): Numbering;
};

const keyIn = (id: string, round: number) => (round === 0 ? id : `${id}~${round}`);

function createRound(round: number, base: number, before: Numbering | null): Numbering {
  const orderOf = (seq: number) => base + seq;
  const numbering: Numbering = {
    base,
    placed: (message) => ({ ...message, key: keyIn(message.id, round), seq: orderOf(message.seq) }),
    orderOf,
    seqOf: (order) => (round > 0 && order <= base ? null : order - base),
    placeOf: (message, isSeen) =>
      isSeen(keyIn(message.id, round), message.at)
        ? orderOf(message.seq)
        : (before?.placeOf(message, isSeen) ?? null),
    next: (newestOrder) => createRound(round + 1, Math.floor(newestOrder) + 1, numbering),
  };
  return numbering;
}

/** The numbering of the first round, in which a place is the platform's number. */
export const createNumbering = (): Numbering => createRound(0, 0, null);
