import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type Clock, serverTime } from '#contract/units/time.ts';
import { newestOrder, type RowChanges } from './row-changes.ts';

/** Message at its position in the reader's list: `seq` is the position, `id` remains the platform's. */
export type PositionedMessage = ChatMessage & {
  /** Identity in the list; unlike `id` it is different in every round of numbers. */
  readonly key: string;
};

/**
 * Maps the platform's numbers to positions in the reader's list. A platform restored from a backup reuses numbers, and the
 * ids derived from them; the list continues, with each round of numbers after the previous one.
 */
export type Numbering = {
  /** Before the first seq of this round. */
  readonly base: number;
  positioned(message: ChatMessage): PositionedMessage;
  orderOf(seq: number): number;
  /** Returns the platform's number for a position; null for a position of an earlier round, which the platform no longer has. */
  seqOf(order: number): number | null;
  /** Position of a message received in this or an earlier round; null if it was not received. */
  positionOf(message: ChatMessage, isSeen: (key: string, at: number) => boolean): number | null;
  /** Returns the round that begins after this order. */
  next(lastOrder: number): Numbering;
};

const keyIn = (id: string, round: number) => (round === 0 ? id : `${id}~${round}`);

function createRound(round: number, base: number, before: Numbering | null): Numbering {
  const orderOf = (seq: number) => base + seq;
  const numbering: Numbering = {
    base,
    positioned: (message) => ({ ...message, key: keyIn(message.id, round), seq: orderOf(message.seq) }),
    orderOf,
    seqOf: (order) => (round > 0 && order <= base ? null : order - base),
    positionOf: (message, isSeen) =>
      isSeen(keyIn(message.id, round), message.at)
        ? orderOf(message.seq)
        : (before?.positionOf(message, isSeen) ?? null),
    next: (lastOrder) => createRound(round + 1, Math.floor(lastOrder) + 1, numbering),
  };
  return numbering;
}

/** Creates the numbering of the first round, in which a position is the platform's number. */
export const createNumbering = (): Numbering => createRound(0, 0, null);

/** Ids in one of the two generations that are remembered. */
const SEEN_GENERATION = 20_000;

/** Ids that were shown. */
export type Seen = {
  /** Returns true the first time an id is added. `at` is the time of the message. */
  add(id: string, at: number): boolean;
  /** Reports whether this id was added for a message of this very moment. */
  has(id: string, at: number): boolean;
};

/**
 * Remembers ids in bounded memory: two generations, the older one dropped as a whole when the younger is full. An id is
 * remembered for at least `generation` others after it.
 */
export function createSeen(generation = SEEN_GENERATION): Seen {
  let young = new Map<string, number>();
  let old = new Map<string, number>();
  return {
    add(id, at) {
      if (young.has(id) || old.has(id)) return false;
      if (young.size >= generation) {
        old = young;
        young = new Map();
      }
      young.set(id, at);
      return true;
    },
    has: (id, at) => (young.get(id) ?? old.get(id)) === at,
  };
}

/** Tracks the received messages of a room and their positions in the list, whatever numbers the platform assigns. */
export function createPositions(rowChanges: RowChanges, clock: Pick<Clock, 'now'>) {
  let seen = createSeen();
  let numbering = createNumbering();
  /** The numbering restarted; its mark is added before the next message. */
  let markDue = false;
  const positionOf = (message: ChatMessage) => numbering.positionOf(message, seen.has);
  const isKnown = (message: ChatMessage) => positionOf(message) !== null;
  /** Removes the platform's id from rows after a position: a message with that id is a different one from now on. */
  const forgetIdsAfter = (order: number) => {
    for (const row of rowChanges.ring.after(order, rowChanges.ring.size)) {
      if (row.kind === 'text' && row.messageId !== null) rowChanges.patch(row, { ...row, messageId: null });
    }
  };
  const addMark = () => {
    const { base } = numbering;
    rowChanges.add({ kind: 'renewed', key: `renewed:${base}`, order: base, at: serverTime(clock.now()) });
    markDue = false;
  };
  return {
    isKnown,
    positionOf,
    numbering: () => numbering,
    seen: () => seen,
    /** Returns messages at their positions; after a restart of the numbers without those received before. */
    positioned(messages: readonly ChatMessage[]): readonly PositionedMessage[] {
      if (numbering.base === 0) return messages.map(numbering.positioned);
      const added = messages.filter((message) => !isKnown(message)).map(numbering.positioned);
      if (markDue && added.length > 0) addMark();
      return added;
    },
    begin() {
      seen = createSeen();
      numbering = createNumbering();
      markDue = false;
    },
    /**
     * Starts a new round of numbers: later messages are placed below all present rows.
     * @param page the newest messages under their new numbers; the platform still has the messages before any known one
     */
    renumber(page: readonly ChatMessage[]) {
      forgetIdsAfter(page.reduce((order, message) => Math.max(order, positionOf(message) ?? 0), 0));
      numbering = numbering.next(newestOrder(rowChanges.ring));
      markDue = true;
    },
  };
}
