import { catchError, concat, defer, EMPTY, merge, type Observable, repeat, switchMap } from 'rxjs';
import type { PlayingVideo, VideoLine } from '#contract/community/video/schema.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { wait } from '#timing/wait.ts';
import { type LineSource, type SessionState, tryLater } from './session-state.ts';
import { lifeOf, readyView, requestFromLine } from './source.ts';
import { maintainStandby } from './standby.ts';
import { SOURCE } from './timing.table.ts';

/** Continues the video under fresh signatures; the source id stays, so the player does not reload. */
function signedInTime(state: SessionState, line: VideoLine, playing: PlayingVideo): Observable<VideoView> {
  const { ports } = state;
  let failed = false;
  const left = () => (state.current?.source.expiresAt ?? 0) - ports.clock.now();
  const dueMs = () => (failed || !state.current ? SOURCE.resignAgain : lifeOf(state, state.current.source));
  const renewed = ({ current }: SessionState) =>
    current === null
      ? EMPTY
      : requestFromLine(state, line, playing, current.source.type).pipe(
          switchMap((source) => {
            failed = false;
            state.current = { line, source };
            return readyView(state);
          }),
          catchError((thrown: unknown) => {
            if (left() <= SOURCE.resignAgain) throw thrown;
            failed = true;
            return EMPTY;
          }),
        );
  return defer(() => wait(dueMs(), ports.scheduler)).pipe(
    switchMap(() => renewed(state)),
    repeat(),
    catchError(() => tryLater(state, 0)),
  );
}

/** Plays a loaded source, keeps it signed and adds a standby line. */
export function maintainSource(
  state: SessionState,
  current: LineSource,
  playing: PlayingVideo,
): Observable<VideoView> {
  state.current = current;
  state.standby = null;
  return concat(
    defer(() => readyView(state)),
    merge(signedInTime(state, current.line, playing), maintainStandby(state, current, playing)),
  );
}
