import {
  asyncScheduler,
  defer,
  filter,
  merge,
  type Observable,
  type SchedulerLike,
  tap,
  throttle,
} from 'rxjs';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import { byOrder, type ChatRow } from '#contract/community/chat/row.ts';
import { wait } from '#timing/wait.ts';
import { SHOWING } from '../timing.table.ts';

const SLACK = 1.2;

/** Rows of a room in order; the oldest are dropped beyond `limit`. */
export type Ring = {
  readonly size: number;
  /** Inserts a row by `order`; a row of the same key and order is replaced. */
  upsert(row: ChatRow): void;
  /** Replaces the row with this key, wherever its order now places it. Returns false when the row is no longer retained. */
  replace(was: ChatRow, row: ChatRow): boolean;
  remove(row: ChatRow): boolean;
  last(count: number): readonly ChatRow[];
  /** Returns the newest matching rows, up to `count`; `test` is called from the newest row backwards. */
  lastWhere(count: number, test: (row: ChatRow) => boolean): readonly ChatRow[];
  after(order: number, count: number): readonly ChatRow[];
  before(order: number, count: number): readonly ChatRow[];
  /** Returns the newest matching row, searched backwards. */
  findBackwards(test: (row: ChatRow) => boolean): ChatRow | null;
  clear(): void;
};

/** Index of the first row whose order is greater than `order`. */
function upperBound(rows: readonly ChatRow[], order: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.order ?? 0) <= order) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the row of this key and order, or -1. */
function indexOf(rows: readonly ChatRow[], { key, order }: ChatRow): number {
  for (let index = upperBound(rows, order) - 1; rows[index]?.order === order; index -= 1) {
    if (rows[index]?.key === key) return index;
  }
  return -1;
}

function insert(rows: ChatRow[], row: ChatRow): void {
  const index = indexOf(rows, row);
  if (index >= 0) rows[index] = row;
  else if ((rows.at(-1)?.order ?? -Infinity) <= row.order) rows.push(row);
  else rows.splice(upperBound(rows, row.order), 0, row);
}

const removeAt = (rows: ChatRow[], index: number): boolean => {
  if (index < 0) return false;
  rows.splice(index, 1);
  return true;
};

/** Trimming waits until a fifth too many are there, so that it costs next to nothing per row. */
export function createRing(limit: number): Ring {
  const rows: ChatRow[] = [];
  const trim = () => {
    if (rows.length > limit * SLACK) rows.splice(0, rows.length - limit);
  };
  return {
    get size() {
      return rows.length;
    },
    upsert(row) {
      insert(rows, row);
      trim();
    },
    replace(was, row) {
      if (!removeAt(rows, indexOf(rows, was))) return false;
      insert(rows, row);
      return true;
    },
    remove: (row) => removeAt(rows, indexOf(rows, row)),
    last: (count) => rows.slice(-count),
    lastWhere(count, test) {
      const found: ChatRow[] = [];
      for (let index = rows.length - 1; index >= 0 && found.length < count; index -= 1) {
        const row = rows[index];
        if (row !== undefined && test(row)) found.push(row);
      }
      return found.reverse();
    },
    after(order, count) {
      const start = upperBound(rows, order);
      return rows.slice(start, start + count);
    },
    before(order, count) {
      let end = upperBound(rows, order);
      while (end > 0 && rows[end - 1]?.order === order) end -= 1;
      return rows.slice(Math.max(0, end - count), end);
    },
    findBackwards(test) {
      for (let index = rows.length - 1; index >= 0; index -= 1) {
        const row = rows[index];
        if (row !== undefined && test(row)) return row;
      }
      return null;
    },
    clear() {
      rows.length = 0;
    },
  };
}

/** Reports whether a row is the reader's own and not placed by the platform yet. */
const isUnplaced = (row: ChatRow): boolean =>
  row.kind === 'text' && row.own !== null && row.own.state.is !== 'sent';

/** Returns the order of the newest message placed by the platform. */
export const newestOrder = (ring: Ring): number => ring.findBackwards((row) => !isUnplaced(row))?.order ?? 0;

/** Rows of a room, and their changes since the last batch. */
export type RowChanges = {
  readonly ring: Ring;
  add(row: ChatRow): void;
  /** Replaces a row. Returns false when it is no longer retained. */
  patch(was: ChatRow, row: ChatRow): boolean;
  remove(row: ChatRow): void;
  /** Returns the changes since the last call, in as few items as possible. */
  drain(): readonly ChatFeedItem[];
  clear(): void;
};

/**
 * Collects a feed's changes between two batches: a row that is added and changed is one addition; one that is added and
 * removed is no change for the reader. The rows themselves are stored in `ring`.
 */
export function createRowChanges(ring: Ring): RowChanges {
  const fresh = new Map<string, ChatRow>();
  const patched = new Map<string, ChatRow>();
  const removed = new Set<string>();
  const drain = (): readonly ChatFeedItem[] => {
    const items: ChatFeedItem[] = [];
    if (removed.size > 0) items.push({ is: 'remove', keys: [...removed] });
    for (const row of patched.values()) items.push({ is: 'patch', row });
    if (fresh.size > 0) items.push({ is: 'append', rows: [...fresh.values()].sort(byOrder) });
    forget();
    return items;
  };
  const forget = () => {
    fresh.clear();
    patched.clear();
    removed.clear();
  };
  return {
    ring,
    add(row) {
      ring.upsert(row);
      fresh.set(row.key, row);
    },
    patch(was, row) {
      if (!ring.replace(was, row)) return false;
      (fresh.has(row.key) ? fresh : patched).set(row.key, row);
      return true;
    },
    remove(row) {
      ring.remove(row);
      patched.delete(row.key);
      if (!fresh.delete(row.key)) removed.add(row.key);
    },
    drain,
    clear() {
      ring.clear();
      forget();
    },
  };
}

const { busyFlush, quietFlush } = SHOWING;

/** Reason for a flush. The reader's own messages are not delayed. */
export type Urgency = 'own' | 'other';

/**
 * Emits flush times: a frame after the first change when idle, a quarter second apart when the room is busy, at once for
 * the reader's own messages. The cost on the page depends on these, not on the number of messages.
 */
export const flushTimes = (
  changes$: Observable<Urgency>,
  scheduler: SchedulerLike = asyncScheduler,
): Observable<Urgency> =>
  defer(() => {
    let last = Number.NEGATIVE_INFINITY;
    const dueMs = () => Math.min(busyFlush, Math.max(quietFlush, last + busyFlush - scheduler.now()));
    const own$ = changes$.pipe(filter((urgency) => urgency === 'own'));
    const other$ = changes$.pipe(
      filter((urgency) => urgency === 'other'),
      throttle(() => wait(dueMs(), scheduler), { leading: false, trailing: true }),
    );
    return merge(own$, other$).pipe(
      tap(() => {
        last = scheduler.now();
      }),
    );
  });
