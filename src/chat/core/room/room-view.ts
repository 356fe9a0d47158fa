import { combineLatest, distinctUntilChanged, map, type Observable, scan, startWith } from 'rxjs';
import type { ChatRoomView, ConnectionView } from '#contract/community/chat/feed.ts';
import type { Clock } from '#contract/units/time.ts';
import type { PollEvent } from '../polling/poll.ts';
import type { SharedBetRow } from '../rows/order-push.ts';
import type { RoomState } from './room-watch.ts';

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

/** The room as the page sees it. */
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
