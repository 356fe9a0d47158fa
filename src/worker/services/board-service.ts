import {
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  map,
  NEVER,
  type Observable,
  of,
  repeat,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { OutputOf } from '#contract/calls/table.ts';
import { BOARD_WAIT_MAX_MS, LIVE_LIST_PAGE_SIZE } from '#contract/constants.ts';
import type { BoardItem, BoardPick, BoardScope } from '#contract/models/board.ts';
import { BALL_CLASSES } from '#contract/models/match.ts';
import type { Surroundings } from './surroundings.ts';

type Around = Pick<Surroundings, 'ask' | 'hidden$' | 'scheduler' | 'random'> & {
  readonly clock: Pick<Surroundings['clock'], 'mono'>;
};

/** Least time between two answers: nobody reads prices faster than that. */
const APART_MS = { live: 800, today: 2_000, early: 5_000 } as const satisfies Record<BoardScope, number>;
const BACKOFF_FIRST_MS = 1_000;
const BACKOFF_MAX_MS = 30_000;
const JITTER = 0.2;
/** After so long a silence the whole list is asked for: the platform no longer knows where this reader was. */
const GAP_MS = 45_000;

type Reading = { cursor: string | null; failures: number; heardAtMono: number };

function wholeList({ ask }: Around, { sport, scope, day }: BoardPick) {
  const page = { page: 1, size: LIVE_LIST_PAGE_SIZE, ballClassId: BALL_CLASSES[sport], scope, day };
  return ask('live.popular', page).pipe(
    map(({ list, cursor }): Told => ({ cursor, item: { is: 'whole', rows: list } })),
  );
}

type Told = { readonly cursor: string | null; readonly item: BoardItem | null };

function toldBy({ stale, cursor, list, gone }: OutputOf<'board.changes'>): Told {
  if (stale) return { cursor: null, item: null };
  const isNews = list.length > 0 || gone.length > 0;
  return { cursor, item: isNews ? { is: 'changed', rows: list, gone } : null };
}

const changes = ({ ask }: Around, pick: BoardPick, cursor: string) =>
  ask('board.changes', { ...pick, cursor, waitMs: BOARD_WAIT_MAX_MS }).pipe(map(toldBy));

function askOnce(around: Around, pick: BoardPick, reading: Reading): Observable<BoardItem> {
  return defer(() => {
    const { cursor, heardAtMono } = reading;
    const isLost = around.clock.mono() - heardAtMono > GAP_MS;
    return cursor === null || isLost ? wholeList(around, pick) : changes(around, pick, cursor);
  }).pipe(
    tap(({ cursor }) => Object.assign(reading, { cursor, failures: 0, heardAtMono: around.clock.mono() })),
    map(({ item }) => item),
    filter((item) => item !== null),
    catchError(() => {
      reading.failures += 1;
      return of<BoardItem>({ is: 'failed' });
    }),
  );
}

function pauseMs({ cursor, failures }: Reading, { scope }: BoardPick, { random }: Around): number {
  if (failures > 0) {
    const wait = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (failures - 1));
    return wait * (1 - JITTER / 2 + JITTER * random());
  }
  return cursor === null ? 0 : APART_MS[scope];
}

/**
 * A match list while somebody looks at it: all of it, then what changes. A hidden page asks for nothing; back again it
 * goes on where it was, or with the whole list after a gap. A failure is told once and the asking goes on, less and less often.
 */
export const boardOf = (around: Around, pick: BoardPick): Observable<BoardItem> =>
  defer(() => {
    const reading: Reading = { cursor: null, failures: 0, heardAtMono: around.clock.mono() };
    const asking$ = askOnce(around, pick, reading).pipe(
      repeat({ delay: () => timer(pauseMs(reading, pick, around), around.scheduler) }),
    );
    return around.hidden$.pipe(
      distinctUntilChanged(),
      switchMap((hidden) => (hidden ? NEVER : asking$)),
    );
  });
