import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import { byOrder, type ChatRow } from '#contract/community/chat/row.ts';

type Rows = readonly ChatRow[];

/** A row the platform has not placed yet is below all others. */
export const hasPosition = (row: ChatRow): boolean => row.kind !== 'text' || row.own?.state.is !== 'sending';

/** Order before every row. */
export const BEFORE_ALL = -1;

/** Returns the order of the newest placed row; `BEFORE_ALL` without one. */
export const newestOrder = (rows: Rows): number => rows.findLast(hasPosition)?.order ?? BEFORE_ALL;

/** Returns the newest order without the reader's own messages, which are shown ahead of the video that others are held for. */
export const newestFromOthers = (rows: Rows): number =>
  rows.findLast((row) => hasPosition(row) && !('own' in row && Boolean(row.own)))?.order ?? BEFORE_ALL;

/** Adds rows, each at its place; one that is there already is replaced. */
export function withRows(rows: Rows, added: Rows): Rows {
  const first = added[0];
  const last = rows.at(-1);
  if (first === undefined) return rows;
  if (last === undefined || last.order < first.order) return [...rows, ...added];
  const keys = new Set(added.map(({ key }) => key));
  return [...rows.filter(({ key }) => !keys.has(key)), ...added].sort(byOrder);
}

/** Replaces a row; one whose order changed moves. The same array when it is not there. */
export function withPatch(rows: Rows, row: ChatRow): Rows {
  const index = rows.findLastIndex(({ key }) => key === row.key);
  const was = rows[index];
  if (was === undefined) return rows;
  const next = rows.with(index, row);
  return was.order === row.order ? next : next.sort(byOrder);
}

export function withoutKeys(rows: Rows, keys: readonly string[]): Rows {
  const removed = new Set(keys);
  return rows.some(({ key }) => removed.has(key)) ? rows.filter(({ key }) => !removed.has(key)) : rows;
}

const isUnsent = (row: ChatRow): boolean =>
  row.kind === 'text' && (row.own?.state.is === 'failed' || row.own?.state.is === 'waiting');

/** A core that died sends nothing again: what waited for it is the reader's to repeat. */
const abandoned = (row: ChatRow): ChatRow =>
  row.kind === 'text' && row.own?.state.is === 'waiting'
    ? { ...row, own: { ...row.own, state: { is: 'failed', refusal: { reason: 'network' } } } }
    : row;

/** Rows that stay although the list begins again without them. */
export function withoutCore(rows: Rows, fresh: Rows): Rows {
  const known = new Set(fresh.map(({ key }) => key));
  return rows.map((row) => (known.has(row.key) ? row : abandoned(row)));
}

/** Returns the fresh rows plus the reader's unaccepted messages: a crashed core no longer has those. */
function renewed(rows: Rows, fresh: Rows): Rows {
  const known = new Set(fresh.map(({ key }) => key));
  return withRows(
    fresh,
    withoutCore(rows, fresh).filter((row) => isUnsent(row) && !known.has(row.key)),
  );
}

/** A list after one step of the feed. */
export function withItem(rows: Rows, item: ShownFeedItem): Rows {
  switch (item.is) {
    case 'reset':
    case 'refiltered':
      return renewed(rows, item.rows);
    case 'append':
      return withRows(rows, item.rows);
    case 'patch':
      return withPatch(rows, item.row);
    case 'remove':
      return withoutKeys(rows, item.keys);
    case 'hidden':
      return rows;
    default:
      return item satisfies never;
  }
}
