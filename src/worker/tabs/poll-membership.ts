import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  interval,
  merge,
  type Observable,
  type SchedulerLike,
  Subject,
  share,
  shareReplay,
  switchMap,
  tap,
} from 'rxjs';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { leadership } from './leadership.ts';
import type { TabLocks } from './tab-locks.ts';
import type { RoomMessage, TabMessage, Tabs } from './tab-messages.ts';

/** This tab's place among those that look at one room. */
export type PollMembership = {
  /** Takes part while subscribed. */
  readonly membership$: Observable<never>;
  /** Does this tab ask for all? */
  readonly leads$: Observable<boolean>;
  /** Has a tab that listens been heard lately? */
  hasListeners(): boolean;
};

type Deps = {
  readonly roomNo: ChatRoomNo;
  readonly tabs: Pick<Tabs, 'received$' | 'publish'>;
  readonly locks: TabLocks;
  readonly hidden$: Observable<boolean>;
  readonly scheduler: SchedulerLike;
  readonly onMessage: (message: RoomMessage) => void;
};

/** So often a leader is heard by those who listen. */
const BEAT_MS = 500;
/** So often a leader asks who still listens; one that hears no answer until the next time sends nothing more. */
const ROLL_CALL_MS = 10_000;

const isOf =
  (roomNo: ChatRoomNo) =>
  (message: TabMessage): message is RoomMessage =>
    'roomNo' in message && message.roomNo === roomNo;

/** Is in line for the lead. A hidden leader goes back to the end of the line when a visible tab makes itself heard. */
export function joinPollGroup({ roomNo, tabs, locks, hidden$, scheduler, onMessage }: Deps): PollMembership {
  const yield$ = new Subject<void>();
  const leads$ = leadership(locks, `poll.${roomNo}`, yield$).pipe(
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const now = { leads: false, hidden: false, listeners: false, answered: false };
  const present = () => tabs.publish({ is: now.leads ? 'lead' : 'here', roomNo, hidden: now.hidden });
  const receive = (message: RoomMessage) => {
    if (message.is === 'lead' && !now.leads) present();
    if (message.is === 'here') Object.assign(now, { listeners: true, answered: true });
    if (message.is === 'here' && now.leads && now.hidden && !message.hidden) yield$.next();
    onMessage(message);
  };
  const presence$ = combineLatest([leads$, hidden$.pipe(distinctUntilChanged())]).pipe(
    tap(([leads, hidden]) => {
      Object.assign(now, { leads, hidden });
      present();
    }),
  );
  const beats$ = leads$.pipe(
    switchMap((leads) => (leads ? interval(BEAT_MS, scheduler) : EMPTY)),
    tap(() => now.listeners && tabs.publish({ is: 'beat', roomNo })),
  );
  const callRoll = () => {
    if (!now.listeners) return;
    Object.assign(now, { listeners: now.answered, answered: false });
    if (now.listeners) present();
  };
  const rollCalls$ = leads$.pipe(
    switchMap((leads) => (leads ? interval(ROLL_CALL_MS, scheduler) : EMPTY)),
    tap(callRoll),
  );
  const messages$ = tabs.received$.pipe(filter(isOf(roomNo)), tap(receive));
  return {
    membership$: merge(messages$, presence$, beats$, rollCalls$).pipe(ignoreElements(), share()),
    leads$,
    hasListeners: () => now.listeners,
  };
}
