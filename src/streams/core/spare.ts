import {
  catchError,
  defaultIfEmpty,
  defer,
  EMPTY,
  map,
  type Observable,
  repeat,
  switchMap,
  timer,
} from 'rxjs';
import type { MediaKind, PlayingVideo } from '#contract/models/video.ts';
import type { VideoView } from '#contract/models/video-view.ts';
import type { Given, SessionState } from './session-state.ts';
import { askLine, lifeOf, readyView } from './source.ts';

/** The first picture comes first. */
const SPARE_AFTER_MS = 1_200;
/** No other line had one: looked for again after so long. */
const LOOK_AGAIN_MS = 15_000;

/** A source from the best line that is not among those tried; completes without one when none gives any. */
function askSpare(
  state: SessionState,
  playing: PlayingVideo,
  type: MediaKind,
  tried: ReadonlySet<string>,
): Observable<Given> {
  const line = state.book.next(null, null, tried);
  if (!line) return EMPTY;
  return askLine(state, line, playing, type).pipe(
    map((source) => ({ line, source })),
    catchError(() => {
      if (state.ports.online()) state.book.failed(line.lineId);
      return askSpare(state, playing, type, new Set([...tried, line.lineId]));
    }),
  );
}

/** While a line plays, another one is kept ready beside it: signed, so that the player can go there without asking [8.16]. */
export function spareKept(state: SessionState, given: Given, playing: PlayingVideo): Observable<VideoView> {
  let waitMs = SPARE_AFTER_MS;
  const { line, source } = given;
  return defer(() => timer(waitMs, state.ports.scheduler)).pipe(
    switchMap(() => askSpare(state, playing, source.type, new Set([line.lineId])).pipe(defaultIfEmpty(null))),
    switchMap((spare) => {
      const before = state.spare;
      state.spare = spare;
      waitMs = spare ? lifeOf(state, spare.source) : LOOK_AGAIN_MS;
      return spare || before ? readyView(state) : EMPTY;
    }),
    repeat(),
  );
}
