import type { Observable } from 'rxjs';
import { createWatchers, LINGER_MS } from '#app/core-client/shared-store.ts';
import type { BoardItem, BoardRow } from '#contract/models/board.ts';
import { type BoardRows, createBoardRows } from './board-rows.ts';

/** A list as it is shown. */
export type BoardList = {
  readonly state: 'loading' | 'failed' | 'open';
  /** Another array only when a row came, left, or went into another phase; single rows may be newer than in it. */
  readonly rows: readonly BoardRow[];
};

export type BoardCell = {
  readonly list: () => BoardList;
  readonly rows: BoardRows;
  /** Told of every new `list`. */
  readonly watch: (listener: () => void) => () => void;
  /** Asks again. */
  readonly retry: () => void;
};

const LOADING: BoardList = { state: 'loading', rows: [] };

/**
 * One match list, shared by everybody who shows it. What is known stays when nobody looks, so that coming back shows the
 * rows at once; they are brought up to date a moment later.
 */
export function createBoardCell(open: () => Observable<readonly BoardItem[]>): BoardCell {
  const rows = createBoardRows();
  let list = LOADING;
  let stop: (() => void) | null = null;

  const show = (next: BoardList) => {
    list = next;
    notify();
  };
  const take = (items: readonly BoardItem[]) => {
    const told = items.map((item) => item.is !== 'failed' && rows.take(item));
    if (told.some(Boolean)) show({ state: 'open', rows: rows.all() });
    else if (list.state === 'loading' && items.length > 0) show({ state: 'failed', rows: [] });
  };
  const start = () => {
    if (stop) return;
    const subscription = open().subscribe(take);
    stop = () => subscription.unsubscribe();
  };
  const end = () => {
    stop?.();
    stop = null;
  };
  const { watch, notify, isWatched } = createWatchers({ open: start, close: end, lingerMs: LINGER_MS });

  return {
    list: () => list,
    rows,
    watch,
    retry() {
      end();
      if (list.state === 'failed') show(LOADING);
      if (isWatched()) start();
    },
  };
}
