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
import { toAppError } from '#contract/errors.ts';
import type { LineSource, PassedLine, SessionContext } from '../session-state.ts';
import { requestFromLine } from '../source.ts';
import { LINE } from '../timing.table.ts';

export type RaceQuestion = {
  readonly playing: PlayingVideo;
  readonly type: MediaKind;
  /** Line selected by the viewer: it is requested first. */
  readonly wantedId: string | null;
  /** Line in use: another one must be clearly better. */
  readonly currentId: string | null;
};

/** The source that came first, and the lines requested before it with the reason for which each was passed over. */
export type RaceResult = {
  readonly current: LineSource;
  readonly passed: ReadonlyMap<string, PassedLine>;
};

/**
 * Emits the first source from any line: the best line is requested, the next one when that fails or has not responded for a
 * second (a hedged request); the losers are cancelled [8.16]. Completes without a source when every line has failed.
 */
export function raceLines(
  context: SessionContext,
  question: RaceQuestion,
  passed: RaceResult['passed'] = new Map(),
): Observable<RaceResult> {
  const { registry, ports } = context;
  const line = registry.next(question.wantedId, question.currentId, new Set(passed.keys()));
  if (!line) return EMPTY;
  const startedAt = ports.clock.mono();
  let outcome: PassedLine = { is: 'late' };
  const own$ = requestFromLine(context, line, question.playing, question.type).pipe(
    map((source) => ({ current: { line, source }, passed })),
    catchError((thrown: unknown) => {
      outcome = { is: 'refused', code: toAppError(thrown).code };
      registry.failed(line.lineId);
      return EMPTY;
    }),
    share({ resetOnComplete: false }),
  );
  const hedged$ = merge(timer(LINE.hedge, ports.scheduler), own$.pipe(ignoreElements(), endWith(null))).pipe(
    take(1),
    switchMap(() => raceLines(context, question, new Map([...passed, [line.lineId, outcome]]))),
    tap(() => outcome.is === 'late' && registry.slow(line.lineId, ports.clock.mono() - startedAt)),
  );
  return merge(own$, hedged$).pipe(take(1));
}
