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
import { leadership, type TabLocks } from './tab-locks.ts';
import type { RoomMessage, TabMessage, Tabs } from './tab-messages.ts';

/** Membership of this tab in the group of tabs that view one room. */
export type PollMembership = {
  /** Takes part while subscribed. */
  readonly membership$: Observable<never>;
  /** Emits whether this tab polls for all. */
  readonly leads$: Observable<boolean>;
  /** Reports whether a listening tab has sent a message lately. */
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

/** Interval of a leader’s beats to the listeners, ms. */
const BEAT_MS = 500;
/** Interval of a leader’s roll calls, ms; one that receives no response until the next sends nothing more. */
const ROLL_CALL_MS = 10_000;

const isOf =
  (roomNo: ChatRoomNo) =>
  (message: TabMessage): message is RoomMessage =>
    'roomNo' in message && message.roomNo === roomNo;

/** Joins the queue for the lead. A hidden leader returns to the end of the queue when a visible tab announces itself. */
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
