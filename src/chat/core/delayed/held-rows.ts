import { CHAT_AHEAD_ROWS } from '#contract/community/chat/constants.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { type Ahead, createAhead } from '../polling/ahead.ts';
import type { Ring } from '../rows/ring.ts';

/** Latest moment that the video has shown; null: there is no video to wait for. */
export type ShownUntil = ServerTime | null;

/** Keeps a room's rows in sync with its video. Held rows are in the ring like all others; they are not shown yet. */
export type HeldRows = {
  /** Number of held rows in the ring. */
  readonly size: number;
  isHeld(row: Pick<ChatRow, 'key'>): boolean;
  /** The list begins again with what is in the ring. */
  begin(until: ShownUntil): void;
  /** The changes that may be shown now: of these, and of those that have waited. */
  pass(items: readonly ChatFeedItem[], until: ShownUntil): readonly ChatFeedItem[];
  /** The newest rows that may be shown, in order. */
  newest(count: number): readonly ChatRow[];
  clear(): void;
};

const byOrder = (left: ChatRow, right: ChatRow) => left.order - right.order;

/** The viewer's own messages and actions are never held. */
const isOwn = (row: ChatRow): boolean => 'own' in row && Boolean(row.own);

const isAhead = (row: ChatRow, until: ShownUntil): boolean => until !== null && row.at > until && !isOwn(row);

const countOf = (row: ChatRow): number => (row.kind === 'skipped' ? row.count : 1);

/** Returns one row in place of those that were too far ahead of the video to be retained. */
function forgottenRow(rows: readonly ChatRow[]): ChatRow | null {
  const last = rows.at(-1);
  if (!last) return null;
  const { order, at } = last;
  const count = rows.map(countOf).reduce((sum, each) => sum + each, 0);
  return { kind: 'skipped', key: `ahead:${order}`, order, at, count, why: 'behind' };
}

/** Returns the part of a change that can be shown now; the rest is held. */
function shownOf(item: ChatFeedItem, ahead: Ahead<ChatRow>, until: ShownUntil): ChatFeedItem | null {
  switch (item.is) {
    case 'reset':
      return item;
    case 'append': {
      for (const row of item.rows) if (isAhead(row, until)) ahead.put(row);
      const rows = item.rows.filter((row) => !isAhead(row, until));
      return rows.length > 0 ? { is: 'append', rows } : null;
    }
    case 'patch':
      if (!ahead.has(item.row.key)) return item;
      ahead.put(item.row);
      return null;
    case 'remove': {
      const keys = item.keys.filter((key) => !ahead.remove(key));
      return keys.length > 0 ? { is: 'remove', keys } : null;
    }
    default:
      return item satisfies never;
  }
}

/**
 * Holds the rows of a ring until the video reaches them; dropped ones are removed from the ring and replaced by a row that
 * marks them.
 */
export function createHeldRows(ring: Ring): HeldRows {
  const ahead = createAhead<ChatRow>(CHAT_AHEAD_ROWS, (gone) => {
    for (const row of gone) ring.remove(row);
    const instead = forgottenRow(gone);
    if (instead) ring.put(instead);
    return instead;
  });
  return {
    get size() {
      return ahead.size;
    },
    isHeld: ({ key }) => ahead.has(key),
    begin(until) {
      ahead.clear();
      for (const row of ring.last(ring.size)) if (isAhead(row, until)) ahead.put(row);
    },
    pass(items, until) {
      if (until === null && ahead.size === 0) return items;
      const shown = items.map((item) => shownOf(item, ahead, until)).filter((item) => item !== null);
      const due = ahead.due(until);
      if (due.length === 0) return shown;
      const fresh = shown.flatMap((item) => (item.is === 'append' ? item.rows : []));
      const others = shown.filter(({ is }) => is !== 'append');
      return [...others, { is: 'append', rows: [...due, ...fresh].sort(byOrder) }];
    },
    newest(count) {
      if (ahead.size === 0) return ring.last(count);
      const rows = ring.last(count + ahead.size);
      return rows.filter(({ key }) => !ahead.has(key)).slice(-count);
    },
    clear: ahead.clear,
  };
}
