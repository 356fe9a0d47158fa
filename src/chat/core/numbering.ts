import type { ChatMessage } from '#contract/models/chat-message.ts';

/**
 * Where the platform's numbers are in the room as its reader has it. A platform that was restored gives numbers, and
 * the ids made of them, a second time; the reader's list goes on all the same, each round of numbers after the last.
 */
export type Numbering = {
  /** Before the first seq of this round. */
  readonly base: number;
  /** The message under the place and the id it has in the list. */
  placed(message: ChatMessage): ChatMessage;
  orderOf(seq: number): number;
  /** The platform's number for a place; null for a place of an earlier round, which the platform does not know. */
  seqOf(order: number): number | null;
  /** The ids a message may be known by, in this round and in those before. */
  idsOf(message: ChatMessage): readonly string[];
  /** The round that begins after this place. */
  next(newestOrder: number): Numbering;
};

const idIn = (id: string, round: number) => (round === 0 ? id : `${id}~${round}`);

/**
 * The numbering of one round; a room begins in round 0.
 * @param base what a seq of this round is raised by to be its place, 0 in the first
 */
export const createNumbering = (round = 0, base = 0): Numbering => ({
  base,
  placed: (message) =>
    round === 0 ? message : { ...message, id: idIn(message.id, round), seq: base + message.seq },
  orderOf: (seq) => base + seq,
  seqOf: (order) => (round > 0 && order <= base ? null : order - base),
  idsOf: ({ id }) => Array.from({ length: round + 1 }, (_, each) => idIn(id, each)),
  next: (newestOrder) => createNumbering(round + 1, Math.floor(newestOrder) + 1),
});
