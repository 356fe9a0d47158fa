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
import type { Ring } from './ring.ts';

/** Rows of a room, and their changes since the last batch. */
export type RowChanges = {
  readonly ring: Ring;
  add(row: ChatRow): void;
  /** Replaces a row. Returns false when it is no longer retained. */
  patch(was: ChatRow, row: ChatRow): boolean;
  remove(row: ChatRow): void;
  /** Returns the changes since the last call, in as few items as possible. */
  take(): readonly ChatFeedItem[];
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
  const take = (): readonly ChatFeedItem[] => {
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
      ring.put(row);
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
    take,
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
