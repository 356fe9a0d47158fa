import { first, ignoreElements, interval, type Observable, Subject, switchMap, tap } from 'rxjs';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind, PlayingVideo, VideoLine, VideoSource } from '#contract/community/video/schema.ts';
import type { VideoKinds, VideoView } from '#contract/community/video/video-view.ts';
import { wait } from '#timing/wait.ts';
import { createLineRegistry, type LineRegistry } from './lines/line-registry.ts';
import type { VideoPorts } from './ports.ts';
import { ATTEMPT } from './timing.table.ts';

/** Source requested by the viewer; null leaves the choice to the session. */
export type SourceRequest = {
  readonly lineId: string | null;
  readonly qualityId: string | null;
  readonly kind: MediaKind | null;
};

export type ReadyView = Extract<VideoView, { is: 'ready' }>;

/** A line and the source it gave. */
export type LineSource = { readonly line: VideoLine; readonly source: VideoSource };

/**
 * Next step. attempt: load the video from any line. move: it already arrives from another line, continue with that one.
 * wait: no line can be reached, and the player has buffered video left. backOff: sources fail one after the other, retry
 * later.
 */
export type Step =
  | { readonly is: 'attempt' }
  | { readonly is: 'move'; readonly to: LineSource }
  | { readonly is: 'wait' }
  | { readonly is: 'backOff' };

/**
 * State of one room's video between attempts. Writers: `video-session.ts`, when a player reports or the viewer sends a
 * command; `attempt.ts` and `kinds.ts`, when a step succeeds or fails; `source.ts`, `kept-source.ts` and `standby.ts`, when
 * a line provides or renews a source. All other modules only read it, and request a change with `tryAgain` and `tryLater`.
 */
export type SessionState = {
  readonly ports: VideoPorts;
  readonly room: RoomRef;
  readonly kinds: VideoKinds;
  readonly registry: LineRegistry;
  readonly steps$: Subject<Step>;
  /** Kinds this browser turned out not to play. */
  readonly unplayable: Set<MediaKind>;
  /** Kinds that failed on every line since the last video. */
  readonly resting: Set<MediaKind>;
  /** Lines on which the current kind failed since the last video. */
  readonly failedLines: Set<string>;
  request: SourceRequest;
  shown: ReadyView | null;
  /** The line and source behind what is shown. */
  current: LineSource | null;
  /** Source of the same video from another line. */
  standby: LineSource | null;
  /** Playing video at the last request: a video that fails does not need another request to the platform. */
  playing: PlayingVideo | null;
  /** Line that was given a second chance without being blamed, and the time of it. */
  excused: { readonly lineId: string; readonly atMono: number } | null;
  /** The quality the session fell back to because better ones did not flow. */
  loweredQualityId: string | null;
  stalledAtMono: number | null;
  sourceId: number;
  /** Last source that was given up: later reports about it are not counted again. */
  endedSourceId: number;
  /** Start of the current attempt, and whether it has requested the lines a second time. */
  attemptStartedAtMono: number;
  linesAskedAgain: boolean;
  failedAttempts: number;
  /** Time the source was provided, monotonic ms, and the number of quick failures in a row before it. */
  sourceGivenAtMono: number;
  quickFailures: number;
};

/** Creates the state before the first attempt. The lines are not loaded yet. */
export const createSessionState = (ports: VideoPorts, room: RoomRef, kinds: VideoKinds): SessionState => ({
  ports,
  room,
  kinds,
  registry: createLineRegistry(ports),
  steps$: new Subject(),
  unplayable: new Set(kinds.cannot),
  resting: new Set(),
  failedLines: new Set(),
  request: { lineId: null, qualityId: null, kind: null },
  shown: null,
  current: null,
  standby: null,
  playing: null,
  excused: null,
  loweredQualityId: null,
  stalledAtMono: null,
  sourceId: 0,
  endedSourceId: 0,
  attemptStartedAtMono: 0,
  linesAskedAgain: false,
  failedAttempts: 0,
  sourceGivenAtMono: 0,
  quickFailures: 0,
});

/** Retries with the viewer's new request. Later events of the current source must not end the search. */
export function tryAgain(state: SessionState, request: Partial<SourceRequest> = {}): void {
  state.endedSourceId = state.sourceId;
  state.request = { ...state.request, ...request };
  state.steps$.next({ is: 'attempt' });
}

/** Tries once more after a while, from the beginning; emits nothing itself. */
export const tryLater = (state: SessionState, ms: number): Observable<never> =>
  wait(ms, state.ports.scheduler).pipe(
    tap(() => {
      state.playing = null;
      tryAgain(state);
    }),
    ignoreElements(),
  );

/** Tries once more as soon as the device has its network back; emits nothing itself. */
export const tryOnline = (state: SessionState): Observable<never> =>
  interval(ATTEMPT.online, state.ports.scheduler).pipe(
    first(() => state.ports.online()),
    switchMap(() => tryLater(state, 0)),
  );
