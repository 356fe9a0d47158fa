import {
  combineLatest,
  distinctUntilChanged,
  filter,
  ignoreElements,
  merge,
  type Observable,
  Subject,
  share,
  shareReplay,
  tap,
} from 'rxjs';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import { leadership } from './leadership.ts';
import type { TabLocks } from './tab-locks.ts';
import type { RoomWord, Tabs, TabWord } from './tab-words.ts';

/** This tab's place among those that look at one room. */
export type RoomSeat = {
  /** Takes part while subscribed. */
  readonly seat$: Observable<never>;
  /** Does this tab ask for all? */
  readonly leads$: Observable<boolean>;
  /** Has anybody been heard who listens? */
  hasListeners(): boolean;
};

type Means = {
  readonly roomNo: ChatRoomNo;
  readonly tabs: Pick<Tabs, 'heard$' | 'tell'>;
  readonly locks: TabLocks;
  readonly hidden$: Observable<boolean>;
  readonly heard: (word: RoomWord) => void;
};

const isOf =
  (roomNo: ChatRoomNo) =>
  (word: TabWord): word is RoomWord =>
    'roomNo' in word && word.roomNo === roomNo;

/** Stands in line for the lead. A hidden leader goes back to the end of the line when a visible tab makes itself heard. */
export function takeSeat({ roomNo, tabs, locks, hidden$, heard }: Means): RoomSeat {
  const yield$ = new Subject<void>();
  const leads$ = leadership(locks, `poll.${roomNo}`, yield$).pipe(
    distinctUntilChanged(),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const now = { leads: false, hidden: false, listeners: false };
  const present = () => tabs.tell({ is: now.leads ? 'lead' : 'here', roomNo, hidden: now.hidden });
  const hear = (word: RoomWord) => {
    if (word.is === 'lead' && !now.leads) present();
    if (word.is === 'here') now.listeners = true;
    if (word.is === 'here' && now.leads && now.hidden && !word.hidden) yield$.next();
    heard(word);
  };
  const presence$ = combineLatest([leads$, hidden$.pipe(distinctUntilChanged())]).pipe(
    tap(([leads, hidden]) => {
      Object.assign(now, { leads, hidden });
      present();
    }),
  );
  return {
    seat$: merge(tabs.heard$.pipe(filter(isOf(roomNo)), tap(hear)), presence$).pipe(
      ignoreElements(),
      share(),
    ),
    leads$,
    hasListeners: () => now.listeners,
  };
}
