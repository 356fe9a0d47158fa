import {
  catchError,
  EMPTY,
  endWith,
  ignoreElements,
  map,
  merge,
  type Observable,
  share,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import type { LineSource, SessionState } from '../session-state.ts';
import { requestFromLine } from '../source.ts';
import { LINE } from '../timing.table.ts';

export type RaceQuestion = { readonly playing: PlayingVideo; readonly type: MediaKind };

/**
 * Emits the first source from any line: the best line is requested, the next one when that fails or has not responded for a
 * second; the losers are cancelled [8.16]. Completes without a source when every line has failed.
 */
export function raceLines(
  state: SessionState,
  question: RaceQuestion,
  tried: ReadonlySet<string> = new Set(),
): Observable<LineSource> {
  const { registry, ports, shown, request } = state;
  const line = registry.next(request.lineId, shown?.lineId ?? null, tried);
  if (!line) return EMPTY;
  const startedAt = ports.clock.mono();
  let open = true;
  const own$ = requestFromLine(state, line, question.playing, question.type).pipe(
    map((source) => ({ line, source })),
    catchError(() => {
      open = false;
      registry.failed(line.lineId);
      return EMPTY;
    }),
    share({ resetOnComplete: false }),
  );
  const company$ = merge(timer(LINE.hedge, ports.scheduler), own$.pipe(ignoreElements(), endWith(null))).pipe(
    take(1),
    switchMap(() => raceLines(state, question, new Set([...tried, line.lineId]))),
    tap(() => open && registry.slow(line.lineId, ports.clock.mono() - startedAt)),
  );
  return merge(own$, company$).pipe(take(1));
}
