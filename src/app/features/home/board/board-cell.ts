import type { Observable } from 'rxjs';
import type { MatchId } from '#contract/fields/ids.ts';
import type { BoardItem, BoardRow } from '#contract/play/board/schema.ts';
import { failedAfter, type Loadable, lastOf, PENDING, ready } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { createWatchers, LINGER_MS } from '#core-client/shared-store.ts';

type CachedRows = Extract<BoardItem, { readonly is: 'kept' }>;

/** List as shown. A new array only when a row was added, removed, or changed phase; single rows may be newer. */
export type BoardList = Loadable<readonly BoardRow[]>;

/** The rows of a list, each with those who look at it. */
type BoardRows = {
  readonly all: () => readonly BoardRow[];
  readonly at: (matchId: MatchId) => BoardRow | undefined;
  /** Called when this one row changed. */
  readonly watch: (matchId: MatchId, listener: () => void) => () => void;
  /** @returns whether a row was added, removed, or changed phase */
  readonly apply: (item: Exclude<BoardItem, { is: 'failed' }>) => boolean;
};

function createBoardRows(): BoardRows {
  const rows = new Map<MatchId, BoardRow>();
  const listeners = new Map<MatchId, Set<() => void>>();

  function setRow(row: BoardRow): boolean {
    const { matchId, clock } = row.match;
    const isAnother = rows.get(matchId)?.match.clock.phase !== clock.phase;
    rows.set(matchId, row);
    for (const listener of listeners.get(matchId) ?? []) listener();
    return isAnother;
  }

  return {
    all: () => [...rows.values()],
    at: (matchId) => rows.get(matchId),
    watch(matchId, listener) {
      const watching = listeners.get(matchId) ?? new Set();
      listeners.set(matchId, watching);
      watching.add(listener);
      return () => {
        watching.delete(listener);
        if (watching.size === 0) listeners.delete(matchId);
      };
    },
    apply(item) {
      if (item.is !== 'changed') rows.clear();
      const removed = item.is === 'changed' ? item.gone.filter((matchId) => rows.delete(matchId)) : [];
      const others = item.rows.filter(setRow);
      return item.is !== 'changed' || removed.length + others.length > 0;
    },
  };
}

export type BoardCell = {
  readonly list: () => BoardList;
  readonly rows: BoardRows;
  /** Returns the time of the list while it is one of an earlier visit; null once it is current. */
  readonly cachedAt: () => ServerTime | null;
  /** Called with every new `list`. */
  readonly watch: (listener: () => void) => () => void;
  /** Requests again. */
  readonly retry: () => void;
};

/**
 * Creates a match list, shared by all its subscribers. Its rows are kept without subscribers, so that returning shows them
 * at once; they are refreshed a moment later.
 */
export function createBoardCell(open: () => Observable<readonly BoardItem[]>): BoardCell {
  const rows = createBoardRows();
  let list: BoardList = PENDING;
  let cachedAt: ServerTime | null = null;
  let stop: (() => void) | null = null;

  const show = (next: BoardList) => {
    list = next;
    notify();
  };
  /** Data of the last visit is shown only where there is no other. */
  const withCached = (before: BoardList, item: CachedRows): BoardList => {
    if (before.is === 'idle' || before.is === 'ready' || before.last !== null) return before;
    rows.apply(item);
    cachedAt = item.at;
    return { ...before, last: rows.all() };
  };
  /** The list after one more item: the array stays the same while only single rows change. */
  const after = (before: BoardList, item: BoardItem): BoardList => {
    if (item.is === 'failed') return failedAfter(before, item.error);
    if (item.is === 'kept') return withCached(before, item);
    cachedAt = null;
    if (rows.apply(item)) return ready(rows.all());
    return before.is === 'ready' ? before : ready(lastOf(before) ?? rows.all());
  };
  const receive = (items: readonly BoardItem[]) => {
    const next = items.reduce(after, list);
    if (next !== list) show(next);
  };
  const start = () => {
    if (stop) return;
    const subscription = open().subscribe(receive);
    stop = () => subscription.unsubscribe();
  };
  const end = () => {
    stop?.();
    stop = null;
  };
  const { watch, notify, isWatched } = createWatchers({ open: start, close: end, lingerMs: LINGER_MS });

  return {
    list: () => list,
    cachedAt: () => cachedAt,
    rows,
    watch,
    retry() {
      end();
      if (list.is === 'failed') show({ is: 'pending', last: list.last });
      if (isWatched()) start();
    },
  };
}
