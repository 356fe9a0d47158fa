import { defer, EMPTY, filter, from, map, merge, mergeMap, type Observable, of, tap } from 'rxjs';
import type { OutputOf } from '#contract/book/table.ts';
import { BOARD_WAIT_MAX_MS, LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import type { BoardItem, BoardPick, BoardRow } from '#contract/play/board/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { type PollMoment, poll } from '#timing/poll.ts';
import { BOARD_POLLING } from '#worker/clock/polling.table.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { LastResponse } from '#worker/wire/last-response.ts';
import { sendCallBy } from '#worker/wire/send.ts';

/** Dependencies of reading a list. Each source is cold: one response, or an AppError. */
export type BoardPorts = Pick<CoreContext, 'hidden$' | 'scheduler' | 'random'> & {
  readonly clock: Pick<CoreContext['clock'], 'mono' | 'now'>;
  /** Requests the list. `isAwaited`: a viewer sees an empty list until it loads, and is notified when it does not. */
  list(pick: BoardPick, isAwaited: boolean): Observable<OutputOf<'live.popular'>>;
  changes(pick: BoardPick, cursor: string, waitMs: number): Observable<OutputOf<'board.changes'>>;
  /** Returns the list of the last visit; null where there is none. */
  lastList(pick: BoardPick): Promise<LastResponse<OutputOf<'live.popular'>> | null>;
};

/**
 * Longest silence after which the list can resume; then the whole list is requested, since the platform has dropped the
 * cursor.
 */
const GAP_MS = 45_000;

type Reading = { cursor: string | null; answeredAtMono: number };

type Update = { readonly cursor: string | null; readonly item: BoardItem | null };

const fullUpdate = ({ list, cursor }: OutputOf<'live.popular'>): Update => ({
  cursor,
  item: { is: 'whole', rows: list },
});

function updateOf({ stale, cursor, list, gone }: OutputOf<'board.changes'>): Update {
  if (stale) return { cursor: null, item: null };
  const isNews = list.length > 0 || gone.length > 0;
  return { cursor, item: isNews ? { is: 'changed', rows: list, gone } : null };
}

function requestOnce(
  ports: BoardPorts,
  pick: BoardPick,
  reading: Reading,
  failures: number,
): Observable<Update> {
  const { cursor, answeredAtMono } = reading;
  const isLost = ports.clock.mono() - answeredAtMono > GAP_MS;
  const answer$ =
    cursor === null || isLost
      ? ports.list(pick, failures === 0).pipe(map(fullUpdate))
      : ports.changes(pick, cursor, BOARD_WAIT_MAX_MS).pipe(map(updateOf));
  return answer$.pipe(
    tap((update) => Object.assign(reading, { cursor: update.cursor, answeredAtMono: ports.clock.mono() })),
  );
}

/**
 * Emits a match list while subscribed: all of it, then its changes. A hidden page sends no requests; when visible again it
 * resumes, or reloads the whole list after a gap. A failure is reported once and the polling continues, less and less
 * often.
 */
const liveBoard = (ports: BoardPorts, pick: BoardPick): Observable<BoardItem> =>
  defer(() => {
    const policy = BOARD_POLLING[pick.scope];
    const reading: Reading = { cursor: null, answeredAtMono: ports.clock.mono() };
    const nextMs = (regularMs: number, { failures }: PollMoment) => {
      if (failures > 0) return regularMs;
      return reading.cursor === null ? 0 : policy.every;
    };
    let isDown = false;
    /** After a failure a response without changes still emits an item: the platform is reachable again. */
    const itemOf = ({ item }: Update): BoardItem | null => {
      const back = isDown && item === null ? ({ is: 'changed', rows: [], gone: [] } as const) : item;
      isDown = false;
      return back;
    };
    return poll(ports, policy, (failures) => requestOnce(ports, pick, reading, failures), { nextMs }).pipe(
      map((polled): BoardItem | null => {
        if (polled.is === 'answer') return itemOf(polled.value);
        isDown = true;
        return { is: 'failed', error: polled.error.code };
      }),
      filter((item) => item !== null),
    );
  });

/** A clock of an earlier visit shows what it showed then. */
const stopped = (row: BoardRow, now: ServerTime): BoardRow => ({
  ...row,
  match: { ...row.match, clock: { ...row.match.clock, at: now } },
});

/** The list as it was on the last visit, until the first word of now. */
const lastVisitBoard = ({ lastList, clock }: BoardPorts, pick: BoardPick): Observable<BoardItem> =>
  defer(() => from(lastList(pick))).pipe(
    mergeMap((last): Observable<BoardItem> => {
      if (!last) return EMPTY;
      const now = clock.now();
      return of({ is: 'kept', rows: last.value.list.map((row) => stopped(row, now)), at: last.at });
    }),
  );

/** Emits a match list while subscribed: that of the last visit at once, then the live one. */
export const boardOf = (ports: BoardPorts, pick: BoardPick): Observable<BoardItem> =>
  defer(() => {
    let isKnown = false;
    const live$ = liveBoard(ports, pick).pipe(
      tap(({ is }) => {
        isKnown ||= is !== 'failed';
      }),
    );
    return merge(live$, lastVisitBoard(ports, pick).pipe(filter(() => !isKnown)));
  });

const listInput = ({ sport, scope, day, venue }: BoardPick) => ({
  page: 1,
  size: LIVE_LIST_PAGE_SIZE,
  sport,
  scope,
  day,
  ...(venue === undefined ? {} : { venue }),
});

/** The match lists over the wire. */
export function createBoardService(context: CoreContext) {
  const sendReportedCall = sendCallBy(context.send);
  const ports: BoardPorts = {
    ...context,
    list: (pick, isAwaited) =>
      (isAwaited ? sendReportedCall : context.sendCall)('live.popular', listInput(pick)),
    lastList: (pick) => context.lastKnown('live.popular', listInput(pick)),
    changes: (pick, cursor, waitMs) => context.sendCall('board.changes', { ...pick, cursor, waitMs }),
  };
  return (pick: BoardPick): Observable<BoardItem> => boardOf(ports, pick);
}
