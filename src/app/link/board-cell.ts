import type { Observable } from 'rxjs';
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
  /** Asks anew. */
  readonly retry: () => void;
};

/** A list nobody looks at is still followed for so long, so that changing tabs does not open it anew. */
const LINGER_MS = 5_000;
const LOADING: BoardList = { state: 'loading', rows: [] };

/**
 * One match list, shared by everybody who shows it. What is known stays when nobody looks, so that coming back shows the
 * rows at once; they are brought up to date a moment later.
 */
export function createBoardCell(open: () => Observable<readonly BoardItem[]>): BoardCell {
  const rows = createBoardRows();
  const listeners = new Set<() => void>();
  let list = LOADING;
  let stop: (() => void) | null = null;
  let lingering: ReturnType<typeof setTimeout> | undefined;

  const show = (next: BoardList) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const take = (items: readonly BoardItem[]) => {
    const told = items.map((item) => item.is !== 'failed' && rows.take(item));
    if (told.some(Boolean)) show({ state: 'open', rows: rows.all() });
    else if (list.state === 'loading' && items.length > 0) show({ state: 'failed', rows: [] });
  };
  const start = () => {
    const subscription = open().subscribe(take);
    stop = () => subscription.unsubscribe();
  };
  const end = () => {
    stop?.();
    stop = null;
  };

  return {
    list: () => list,
    rows,
    watch(listener) {
      clearTimeout(lingering);
      listeners.add(listener);
      if (!stop) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lingering = setTimeout(end, LINGER_MS);
      };
    },
    retry() {
      end();
      if (list.state === 'failed') show(LOADING);
      if (listeners.size > 0) start();
    },
  };
}
