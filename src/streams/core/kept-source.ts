import { catchError, concat, defer, EMPTY, merge, type Observable, repeat, switchMap, timer } from 'rxjs';
import type { PlayingVideo, VideoLine } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import { type Given, type SessionState, tryLater } from './session-state.ts';
import { askLine, lifeOf, readyView } from './source.ts';
import { spareKept } from './spare.ts';

/** A renewal that failed is tried once more after so long, while the old signature holds. */
const RESIGN_AGAIN_MS = 6_000;

/** The picture goes on under fresh signatures; the source id stays, so the player loads nothing again. */
function signedInTime(state: SessionState, line: VideoLine, playing: PlayingVideo): Observable<VideoView> {
  const { ports } = state;
  let failed = false;
  const left = () => (state.given?.source.expiresAt ?? 0) - ports.clock.now();
  const wait = () => (failed || !state.given ? RESIGN_AGAIN_MS : lifeOf(state, state.given.source));
  const renewed = ({ given }: SessionState) =>
    given === null
      ? EMPTY
      : askLine(state, line, playing, given.source.type).pipe(
          switchMap((source) => {
            failed = false;
            state.given = { line, source };
            return readyView(state);
          }),
          catchError((thrown: unknown) => {
            if (left() <= RESIGN_AGAIN_MS) throw thrown;
            failed = true;
            return EMPTY;
          }),
        );
  return defer(() => timer(wait(), ports.scheduler)).pipe(
    switchMap(() => renewed(state)),
    repeat(),
    catchError(() => tryLater(state, 0)),
  );
}

/** A source that was given is played, kept signed and given a second line. */
export function kept(state: SessionState, given: Given, playing: PlayingVideo): Observable<VideoView> {
  state.given = given;
  state.spare = null;
  return concat(
    defer(() => readyView(state)),
    merge(signedInTime(state, given.line, playing), spareKept(state, given, playing)),
  );
}
