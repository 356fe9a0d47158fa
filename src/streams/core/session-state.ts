import { first, ignoreElements, interval, type Observable, Subject, switchMap, tap, timer } from 'rxjs';
import type { RoomRef } from '#contract/models/room.ts';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { createLineRegistry, type LineRegistry } from './line-registry.ts';
import type { VideoPorts } from './ports.ts';

/** What the viewer asked for; null leaves it to the session. */
export type Wish = {
  readonly lineId: string | null;
  readonly qualityId: string | null;
  readonly kind: MediaKind | null;
};

export type ReadyView = Extract<VideoView, { is: 'ready' }>;

/** A line and the source it gave. */
export type Given = { readonly line: VideoLine; readonly source: VideoSource };

/** attempt: bring the picture from whichever line. move: it already comes from another line, go on with that one. */
export type Step = { readonly is: 'attempt' } | { readonly is: 'move'; readonly to: Given };

/**
 * All that one room's picture remembers between attempts. Who may change it: `video-session.ts`, when a player reports
 * or the viewer commands; `attempt.ts` and `kinds.ts`, when a step succeeds or fails; `source.ts`, `kept-source.ts` and `spare.ts`, when a
 * line gives or renews a source. Everything else reads it, and asks for a change with `tryAgain` and `tryLater`.
 */
export type SessionState = {
  readonly ports: VideoPorts;
  readonly room: RoomRef;
  readonly prefer: MediaKind | null;
  readonly book: LineRegistry;
  readonly steps$: Subject<Step>;
  /** Kinds this browser turned out not to play. */
  readonly unplayable: Set<MediaKind>;
  /** Kinds that failed on every line since there was a picture. */
  readonly resting: Set<MediaKind>;
  /** Lines on which the present kind failed since there was a picture. */
  readonly failedLines: Set<string>;
  wish: Wish;
  shown: ReadyView | null;
  /** The line and source behind what is shown. */
  given: Given | null;
  /** Another line that has given a source for the same picture. */
  spare: Given | null;
  /** What was playing when it was last asked: a picture that breaks need not wait for the platform to say so again. */
  playing: PlayingVideo | null;
  /** A line that was given a second chance without being blamed, and when. */
  spared: { readonly lineId: string; readonly atMono: number } | null;
  /** The quality the session fell back to because better ones did not flow. */
  lowered: string | null;
  stalledAtMono: number | null;
  sourceId: number;
  /** The last source that was given up: what is reported of it afterwards counts no second time. */
  doneWith: number;
  /** When the attempt under way began, and whether it has asked for the lines a second time. */
  attemptAtMono: number;
  linesAskedAgain: boolean;
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
  book: createLineRegistry(ports),
  steps$: new Subject(),
  unplayable: new Set(),
  resting: new Set(),
  failedLines: new Set(),
  wish: { lineId: null, qualityId: null, kind: null },
  shown: null,
  given: null,
  spare: null,
  playing: null,
  spared: null,
  lowered: null,
  stalledAtMono: null,
  sourceId: 0,
  doneWith: 0,
  attemptAtMono: 0,
  linesAskedAgain: false,
  failedAttempts: 0,
});

/** Tries once more, with what the viewer newly wishes. */
export function tryAgain(state: SessionState, wish: Partial<Wish> = {}): void {
  state.wish = { ...state.wish, ...wish };
  state.steps$.next({ is: 'attempt' });
}

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
