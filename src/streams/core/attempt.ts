import { catchError, concat, defaultIfEmpty, defer, EMPTY, from, type Observable, of, switchMap } from 'rxjs';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { appError, toAppError } from '#contract/errors.ts';
import { backOff } from '#timing/back-off.ts';
import { forgetFailures, kindFor, restKind } from './kinds.ts';
import { raceLines } from './lines/line-race.ts';
import { maintainSource } from './maintain-source.ts';
import { type LineSource, type SessionState, type Step, tryLater, tryOnline } from './session-state.ts';
import { ATTEMPT } from './timing.table.ts';

const FINAL: ReadonlySet<string> = new Set(['MEDIA_UNSUPPORTED']);

/** Reports the error, and unless it is final the time of the next attempt: a random time below a doubling ceiling. */
function failed(state: SessionState, thrown: unknown): Observable<VideoView> {
  const { ports } = state;
  const { code } = toAppError(thrown);
  state.shown = null;
  state.playing = null;
  if (code === 'NOT_FOUND') return of({ is: 'unknown' });
  if (FINAL.has(code)) return of({ is: 'failed', code, retryAtMono: null });
  state.failedAttempts += 1;
  const waitMs = ATTEMPT.retryBase + Math.floor(backOff(ATTEMPT.backOff, state.failedAttempts, ports.random));
  const view: VideoView = { is: 'failed', code, retryAtMono: ports.clock.mono() + waitMs };
  return concat(of(view), ports.online() ? tryLater(state, waitMs) : tryOnline(state));
}

/** Handles the case that no line provides any kind of video: unless it took a while, the lines are not at fault. */
function noLine(state: SessionState): Observable<VideoView> {
  const { ports, registry } = state;
  const online = ports.online();
  const tookMs = ports.clock.mono() - state.attemptStartedAtMono;
  if (!online || tookMs <= ATTEMPT.sameCause) registry.excuse(tookMs + ATTEMPT.sameCause);
  forgetFailures(state);
  return failed(state, appError(online ? 'MEDIA_NO_LINE' : 'OFFLINE'));
}

/**
 * Handles the case that no kind is left to try. The lines are requested again first: a site moves its domains because they
 * get blocked.
 */
function nothingLeft(state: SessionState, playing: PlayingVideo): Observable<VideoView> {
  if (state.resting.size === 0) return failed(state, appError('MEDIA_UNSUPPORTED'));
  if (state.linesAskedAgain || !state.ports.online()) return noLine(state);
  state.linesAskedAgain = true;
  return defer(() => state.registry.reopen()).pipe(
    switchMap((changed) => {
      if (!changed) return noLine(state);
      forgetFailures(state);
      return picture(state, playing);
    }),
  );
}

const onLines = (state: SessionState, playing: PlayingVideo, type: MediaKind): Observable<VideoView> =>
  defer(() => raceLines(state, { playing, type })).pipe(
    defaultIfEmpty(null),
    switchMap((current) => {
      if (current) return played(state, current, playing);
      restKind(state, type);
      return picture(state, playing);
    }),
  );

function played(state: SessionState, current: LineSource, playing: PlayingVideo): Observable<VideoView> {
  state.sourceId += 1;
  state.sourceGivenAtMono = state.ports.clock.mono();
  return maintainSource(state, current, playing);
}

function picture(state: SessionState, playing: PlayingVideo): Observable<VideoView> {
  if (playing.state !== 'live') {
    state.shown = null;
    return concat(of<VideoView>({ is: playing.state }), tryLater(state, ATTEMPT.noPicture));
  }
  state.playing = playing;
  const type = kindFor(state, playing);
  return type ? onLines(state, playing, type) : nothingLeft(state, playing);
}

/** Returns the playing video, cached or requested. */
async function playingNow({ registry, playing, ports, room }: SessionState): Promise<PlayingVideo> {
  await registry.open();
  return playing ?? ports.playing(room);
}

/** Makes one attempt to load the video. The current video stays while the next source is loaded. */
function attempt(state: SessionState): Observable<VideoView> {
  state.attemptStartedAtMono = state.ports.clock.mono();
  state.linesAskedAgain = false;
  return concat(
    state.shown ? EMPTY : of<VideoView>({ is: 'loading' }),
    defer(() => from(playingNow(state))).pipe(
      switchMap((playing) => picture(state, playing)),
      catchError((thrown) => failed(state, thrown)),
    ),
  );
}

/**
 * Performs one step of loading a video: search for a line, continue with the line that already carries it, or wait for the
 * network or a back-off.
 */
export function step(state: SessionState, taken: Step): Observable<VideoView> {
  const { playing } = state;
  switch (taken.is) {
    case 'attempt':
      return attempt(state);
    case 'move':
      return playing ? maintainSource(state, taken.to, playing) : attempt(state);
    case 'wait':
      return tryOnline(state);
    case 'backOff':
      return failed(state, appError('MEDIA_NO_LINE'));
    default:
      return taken satisfies never;
  }
}
