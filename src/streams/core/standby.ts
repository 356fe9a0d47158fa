import { catchError, defaultIfEmpty, defer, EMPTY, map, type Observable, repeat, switchMap } from 'rxjs';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { wait } from '#timing/wait.ts';
import type { LineSource, SessionState } from './session-state.ts';
import { lifeOf, readyView, requestFromLine } from './source.ts';
import { SOURCE } from './timing.table.ts';

/** Emits a source from the best line that is not among those tried; completes without one when none provides any. */
function askSpare(
  state: SessionState,
  playing: PlayingVideo,
  type: MediaKind,
  tried: ReadonlySet<string>,
): Observable<LineSource> {
  const line = state.registry.next(null, null, tried);
  if (!line) return EMPTY;
  return requestFromLine(state, line, playing, type).pipe(
    map((source) => ({ line, source })),
    catchError(() => {
      if (state.ports.online()) state.registry.failed(line.lineId);
      return askSpare(state, playing, type, new Set([...tried, line.lineId]));
    }),
  );
}

/** Keeps another line ready while one plays: signed, so that the player can switch there without a request [8.16]. */
export function maintainStandby(
  state: SessionState,
  current: LineSource,
  playing: PlayingVideo,
): Observable<VideoView> {
  let waitMs: number = SOURCE.standbyAfter;
  const { line, source } = current;
  return defer(() => wait(waitMs, state.ports.scheduler)).pipe(
    switchMap(() => askSpare(state, playing, source.type, new Set([line.lineId])).pipe(defaultIfEmpty(null))),
    switchMap((standby) => {
      const before = state.standby;
      state.standby = standby;
      waitMs = standby ? lifeOf(state, standby.source) : SOURCE.standbyAgain;
      return standby || before ? readyView(state) : EMPTY;
    }),
    repeat(),
  );
}
