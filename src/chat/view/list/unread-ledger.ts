import type { ChatRow, UnreadCount } from '#contract/community/chat/row.ts';

export const NO_UNREAD: UnreadCount = { total: 0, mentions: 0, gifts: 0 };

/** Returns the number of messages a row represents; lines about the room itself count as 0. */
function weightOf(row: ChatRow): number {
  switch (row.kind) {
    case 'text':
    case 'bet':
    case 'betPush':
    case 'gift':
      return 1;
    case 'skipped':
      return row.count;
    case 'reverted':
    case 'welcomeLow':
    case 'welcomeHigh':
    case 'gap':
    case 'renewed':
      return 0;
    default:
      return row satisfies never;
  }
}

/** Returns the count of a row, by class. */
export const countOf = (row: ChatRow): UnreadCount => ({
  total: weightOf(row),
  mentions: row.kind === 'text' && row.mentionsMe ? 1 : 0,
  gifts: row.kind === 'gift' ? 1 : 0,
});

export const plus = (left: UnreadCount, right: UnreadCount): UnreadCount => ({
  total: left.total + right.total,
  mentions: left.mentions + right.mentions,
  gifts: left.gifts + right.gifts,
});

const minus = (left: UnreadCount, right: UnreadCount): UnreadCount => ({
  total: left.total - right.total,
  mentions: left.mentions - right.mentions,
  gifts: left.gifts - right.gifts,
});

type Entry = { readonly order: number; readonly count: UnreadCount };

/** Counts the messages after the reader's position exactly, by class; each row counts once. */
export function createUnreadLedger() {
  const entries = new Map<string, Entry>();
  let sum = NO_UNREAD;
  const drop = (key: string) => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    sum = minus(sum, entry.count);
    entries.delete(key);
  };
  return {
    sum: () => sum,
    /** Counts a row, or counts it again after it changed. */
    note(row: ChatRow) {
      drop(row.key);
      const count = countOf(row);
      if (count.total === 0) return;
      entries.set(row.key, { order: row.order, count });
      sum = plus(sum, count);
    },
    /** Counts messages known to be missing at a position. */
    noteMissing(key: string, order: number, total: number) {
      drop(key);
      const count = { ...NO_UNREAD, total };
      entries.set(key, { order, count });
      sum = plus(sum, count);
    },
    /** Returns the key of the earliest message that mentions the reader; null when there is none. */
    firstMention(): string | null {
      const mentions = [...entries].filter(([, { count }]) => count.mentions > 0);
      const [first = null] = mentions.toSorted(([, left], [, right]) => left.order - right.order);
      return first === null ? null : first[0];
    },
    has: (key: string) => entries.has(key),
    drop,
    /** Marks everything below an order as read. Returns the previous count. */
    passBelow(order: number): UnreadCount {
      const before = sum;
      for (const [key, entry] of entries) if (entry.order < order) drop(key);
      return minus(before, sum);
    },
    clear() {
      entries.clear();
      sum = NO_UNREAD;
    },
  };
}
