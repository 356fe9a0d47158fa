import {
  BehaviorSubject,
  first,
  ignoreElements,
  interval,
  type Observable,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { RoomRef } from '#contract/models/room.ts';
import type { MediaKind, PlayingVideo } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { createLineBook, type LineBook } from './line-book.ts';
import type { VideoPorts } from './ports.ts';

/** What the viewer asked for; null leaves it to the session. */
export type Wish = { readonly lineId: string | null; readonly qualityId: string | null };

export type ReadyView = Extract<VideoView, { is: 'ready' }>;

/** All that one room's picture remembers between attempts. */
export type SessionState = {
  readonly ports: VideoPorts;
  readonly room: RoomRef;
  readonly prefer: MediaKind | null;
  readonly book: LineBook;
  /** Each value is one attempt to bring the picture. */
  readonly wishes$: BehaviorSubject<Wish>;
  /** Kinds this browser turned out not to play. */
  readonly unplayable: Set<MediaKind>;
  shown: ReadyView | null;
  /** What was playing when it was last asked: a picture that breaks need not wait for the platform to say so again. */
  playing: PlayingVideo | null;
  /** A line that was given a second chance without being blamed, and when. */
  spared: { readonly lineId: string; readonly atMono: number } | null;
  sourceId: number;
  failedAttempts: number;
};

export const createSessionState = (
  ports: VideoPorts,
  room: RoomRef,
  prefer: MediaKind | null,
): SessionState => ({
  ports,
  room,
  prefer,
  book: createLineBook(ports),
  wishes$: new BehaviorSubject<Wish>({ lineId: null, qualityId: null }),
  unplayable: new Set(),
  shown: null,
  playing: null,
  spared: null,
  sourceId: 0,
  failedAttempts: 0,
});

/** Tries once more, with what the viewer newly wishes. */
export const tryAgain = ({ wishes$ }: SessionState, wish: Partial<Wish> = {}): void =>
  wishes$.next({ ...wishes$.value, ...wish });

/** Tries once more after a while, from the beginning; emits nothing itself. */
export const tryLater = (state: SessionState, ms: number): Observable<never> =>
  timer(ms, state.ports.scheduler).pipe(
    tap(() => {
      state.playing = null;
      tryAgain(state);
    }),
    ignoreElements(),
  );

/** Looks this often whether the device has its network back, ms. */
const LOOK_ONLINE_MS = 500;

/** Tries once more as soon as the device has its network back; emits nothing itself. */
export const tryOnline = (state: SessionState): Observable<never> =>
  interval(LOOK_ONLINE_MS, state.ports.scheduler).pipe(
    first(() => state.ports.online()),
    switchMap(() => tryLater(state, 0)),
  );
