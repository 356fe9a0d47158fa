import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { ChatRoomView, ConnectionView } from '#contract/community/chat/feed.ts';
import { chatHidden } from '#contract/community/chat/site-rules.ts';
import type { ChatSwitches } from '#contract/community/chat/switches-schema.ts';
import type { ChatRoomStatus } from '#contract/community/chat-message/schema.ts';
import { type AppError, type ErrorCode, toAppError } from '#contract/errors.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { poll } from '#timing/poll.ts';
import { hedgeRequest, type PollEvent } from '../polling/poll.ts';
import { jitter, lifeSigns, probeMs, retryMs } from '../polling/poll-state.ts';
import { type ChatPorts, viewerId } from '../ports.ts';
import type { SharedBetRow } from '../rows/order-push.ts';
import { FIRST_HEDGE_MS, MESSAGE_POLLING, ROOM_POLLING } from '../timing.table.ts';

/** State of the room for this visitor, without messages and orders. */
export type RoomState =
  | { readonly is: 'unknown' | 'hidden' }
  | { readonly is: 'failed'; readonly code: ErrorCode }
  | {
      readonly is: 'open' | 'closed';
      readonly status: ChatRoomStatus;
      readonly switches: ChatSwitches;
    };

function stateOf(ports: ChatPorts, status: ChatRoomStatus | null, switches: ChatSwitches): RoomState {
  if (status === null || !status.exists) return { is: 'unknown' };
  if (chatHidden(ports.site, status)) return { is: 'hidden' };
  return { is: status.open ? 'open' : 'closed', status, switches };
}

const queryState = (ports: ChatPorts, roomNo: ChatRoomNo): Observable<RoomState> =>
  combineLatest([ports.status(roomNo), ports.switches(roomNo)]).pipe(
    take(1),
    map(([status, switches]) => stateOf(ports, status, switches)),
  );

/** Queries a room that shows no content yet with hedged requests; a known room can wait for its response. */
const impatient = (ports: ChatPorts, roomNo: ChatRoomNo): Observable<RoomState> =>
  hedgeRequest({
    regular$: queryState(ports, roomNo),
    short: () => queryState(ports, roomNo),
    overdue$: ports.hidden$.pipe(
      switchMap((hidden) =>
        hidden ? of(false) : timer(FIRST_HEDGE_MS, ports.scheduler).pipe(map(() => true)),
      ),
    ),
    everyMs: () => probeMs(ports),
    scheduler: ports.scheduler,
  }).pipe(
    map((result): RoomState => {
      return result.is === 'answer' ? result.answer : { is: 'failed', code: result.error.code };
    }),
  );

const failedState = ({ code }: AppError): RoomState => ({ is: 'failed', code });

/** State retained between two checks of a room. */
type Known = {
  state: RoomState | null;
  /** True if an existing room was reported missing: accepted only when reported again. */
  absent: boolean;
};

const found = (known: Known, state: RoomState): RoomState => {
  const was = known.state;
  const wasThere = was?.is === 'open' || was?.is === 'closed';
  const doubtful = state.is === 'unknown' && wasThere && !known.absent;
  known.absent = doubtful;
  known.state = doubtful ? was : state;
  return known.state ?? state;
};

const requestOnce = (ports: ChatPorts, roomNo: ChatRoomNo, known: Known): Observable<RoomState> => {
  const was = known.state;
  const shows = was !== null && was.is !== 'failed';
  return (shows ? queryState(ports, roomNo) : impatient(ports, roomNo)).pipe(
    catchError((thrown: unknown) => {
      const { code } = toAppError(thrown);
      if (code === 'NOT_FOUND') return of<RoomState>({ is: 'unknown' });
      return of(shows ? was : { is: 'failed' as const, code });
    }),
    map((state) => found(known, state)),
  );
};

/** Time to the next look, ms: soon where nothing is shown or something is doubtful. */
function nextCheckMs({ state, absent }: Known, ports: ChatPorts, regularMs: number, hidden: boolean): number {
  if (hidden) return regularMs;
  if (state?.is === 'failed' || absent) return retryMs(ports);
  return state?.is === 'unknown' ? jitter(MESSAGE_POLLING.absent, ports) : regularMs;
}

/**
 * Emits status and switches of a room, checked periodically, for every new viewer, and when `refresh$` signals a change. A
 * later failure preserves the known state: the messages show the trouble.
 */
export const watchRoom = (
  ports: ChatPorts,
  roomNo: ChatRoomNo,
  refresh$: Observable<unknown>,
): Observable<RoomState> =>
  defer(() => {
    const known: Known = { state: null, absent: false };
    return ports.viewer$.pipe(
      map(viewerId),
      distinctUntilChanged(),
      switchMap(() =>
        poll(ports, ROOM_POLLING, () => requestOnce(ports, roomNo, known), {
          nextMs: (regularMs, { hidden }) => nextCheckMs(known, ports, regularMs, hidden),
          now$: merge(refresh$, lifeSigns(ports).pipe(filter(() => known.state?.is === 'failed'))),
          overlap: 'ignore',
        }),
      ),
      map((polled) => (polled.is === 'answer' ? polled.value : failedState(polled.error))),
    );
  });

const FINE: ConnectionView = { is: 'fine' };

/** Emits the state of polling; `sinceMs` is the time at which the trouble started, however often it occurred since. */
export const connectionOf = (events$: Observable<PollEvent>, clock: Clock): Observable<ConnectionView> =>
  events$.pipe(
    scan<PollEvent, ConnectionView>((was, event) => {
      if (event.is !== 'trouble') return was.is === 'fine' ? was : FINE;
      const sinceMs = was.is === 'troubled' ? was.sinceMs : clock.now();
      return { is: 'troubled', code: event.error.code, sinceMs };
    }, FINE),
    startWith(FINE),
    distinctUntilChanged(),
  );

/** Emits the view of the room that the page shows. */
export const roomView = (
  state$: Observable<RoomState>,
  connection$: Observable<ConnectionView>,
  followable$: Observable<SharedBetRow | null>,
): Observable<ChatRoomView> =>
  combineLatest([state$, connection$, followable$.pipe(startWith(null), distinctUntilChanged())]).pipe(
    map(([state, connection, followable]): ChatRoomView => {
      switch (state.is) {
        case 'open':
        case 'closed':
          return { ...state, followable, connection };
        default:
          return state;
      }
    }),
    startWith<ChatRoomView>({ is: 'loading' }),
  );
