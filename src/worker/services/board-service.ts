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
import { askAloudBy } from '#worker/wire/ask.ts';
import type { Surroundings } from './surroundings.ts';

/** What a list is read through. Each source is cold: one answer, or an AppError. */
export type BoardPorts = Pick<Surroundings, 'hidden$' | 'scheduler' | 'random'> & {
  readonly clock: Pick<Surroundings['clock'], 'mono'>;
  /** `isAwaited`: somebody looks at an empty list until it comes, and is told when it does not. */
  list(pick: BoardPick, isAwaited: boolean): Observable<OutputOf<'live.popular'>>;
  changes(pick: BoardPick, cursor: string, waitMs: number): Observable<OutputOf<'board.changes'>>;
};

/** Least time between two answers: nobody reads prices faster than that. */
const APART_MS = { live: 800, today: 2_000, early: 5_000 } as const satisfies Record<BoardScope, number>;
const BACKOFF_FIRST_MS = 1_000;
const BACKOFF_MAX_MS = 30_000;
const JITTER = 0.2;
/** After so long a silence the whole list is asked for: the platform no longer knows where this reader was. */
const GAP_MS = 45_000;

type Reading = { cursor: string | null; failures: number; heardAtMono: number };

type Told = { readonly cursor: string | null; readonly item: BoardItem | null };

const toldWhole = ({ list, cursor }: OutputOf<'live.popular'>): Told => ({
  cursor,
  item: { is: 'whole', rows: list },
});

function toldBy({ stale, cursor, list, gone }: OutputOf<'board.changes'>): Told {
  if (stale) return { cursor: null, item: null };
  const isNews = list.length > 0 || gone.length > 0;
  return { cursor, item: isNews ? { is: 'changed', rows: list, gone } : null };
}

function askOnce(ports: BoardPorts, pick: BoardPick, reading: Reading): Observable<BoardItem> {
  return defer(() => {
    const { cursor, failures, heardAtMono } = reading;
    const isLost = ports.clock.mono() - heardAtMono > GAP_MS;
    return cursor === null || isLost
      ? ports.list(pick, failures === 0).pipe(map(toldWhole))
      : ports.changes(pick, cursor, BOARD_WAIT_MAX_MS).pipe(map(toldBy));
  }).pipe(
    tap(({ cursor }) => Object.assign(reading, { cursor, failures: 0, heardAtMono: ports.clock.mono() })),
    map(({ item }) => item),
    filter((item) => item !== null),
    catchError(() => {
      reading.failures += 1;
      return of<BoardItem>({ is: 'failed' });
    }),
  );
}

function pauseMs({ cursor, failures }: Reading, { scope }: BoardPick, { random }: BoardPorts): number {
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
export const boardOf = (ports: BoardPorts, pick: BoardPick): Observable<BoardItem> =>
  defer(() => {
    const reading: Reading = { cursor: null, failures: 0, heardAtMono: ports.clock.mono() };
    const asking$ = askOnce(ports, pick, reading).pipe(
      repeat({ delay: () => timer(pauseMs(reading, pick, ports), ports.scheduler) }),
    );
    return ports.hidden$.pipe(
      distinctUntilChanged(),
      switchMap((hidden) => (hidden ? NEVER : asking$)),
    );
  });

/** The match lists over the wire. */
export function createBoardService(around: Surroundings) {
  const askAloud = askAloudBy(around.send);
  const ports: BoardPorts = {
    ...around,
    list: ({ sport, scope, day }, isAwaited) =>
      (isAwaited ? askAloud : around.ask)('live.popular', {
        page: 1,
        size: LIVE_LIST_PAGE_SIZE,
        ballClassId: BALL_CLASSES[sport],
        scope,
        day,
      }),
    changes: (pick, cursor, waitMs) => around.ask('board.changes', { ...pick, cursor, waitMs }),
  };
  return (pick: BoardPick): Observable<BoardItem> => boardOf(ports, pick);
}
