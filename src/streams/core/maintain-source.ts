import {
  catchError,
  defaultIfEmpty,
  defer,
  EMPTY,
  map,
  merge,
  type Observable,
  of,
  repeat,
  switchMap,
} from 'rxjs';
import type { MediaKind, PlayingVideo } from '#contract/community/video/schema.ts';
import { toAppError } from '#contract/errors.ts';
import { wait } from '#timing/wait.ts';
import type { LineSource, Playing, SessionContext, SourceEvent } from './session-state.ts';
import { lifeOf, requestFromLine } from './source.ts';
import { SOURCE } from './timing.table.ts';

/** Continues the video under fresh signatures; the source id stays, so the player does not reload. */
function renewals(context: SessionContext, { shown, playing }: Playing): Observable<SourceEvent> {
  const { ports } = context;
  const { line } = shown.current;
  let { source } = shown.current;
  let failed = false;
  const dueMs = () => (failed ? SOURCE.resignAgain : lifeOf(context, source));
  return defer(() => wait(dueMs(), ports.scheduler)).pipe(
    switchMap(() => requestFromLine(context, line, playing, source.type)),
    map((renewed): SourceEvent => {
      failed = false;
      source = renewed;
      return { is: 'renewed', current: { line, source } };
    }),
    catchError((thrown: unknown) => {
      if (source.expiresAt - ports.clock.now() <= SOURCE.resignAgain) throw thrown;
      failed = true;
      return EMPTY;
    }),
    repeat(),
    catchError((thrown: unknown) => of<SourceEvent>({ is: 'unrenewed', code: toAppError(thrown).code })),
  );
}

/** Emits a source from the best line that is not among those tried; completes without one when none provides any. */
function standbySource(
  context: SessionContext,
  playing: PlayingVideo,
  type: MediaKind,
  tried: ReadonlySet<string>,
): Observable<LineSource> {
  const { registry, ports } = context;
  const line = registry.next(null, null, tried);
  if (!line) return EMPTY;
  return requestFromLine(context, line, playing, type).pipe(
    map((source) => ({ line, source })),
    catchError(() => {
      if (ports.online()) registry.failed(line.lineId);
      return standbySource(context, playing, type, new Set([...tried, line.lineId]));
    }),
  );
}

/** Keeps another line ready while one plays: signed, so that the player can switch there without a request [8.16]. */
function standbys(context: SessionContext, { shown, playing }: Playing): Observable<SourceEvent> {
  const { line, source } = shown.current;
  const tried = new Set([line.lineId]);
  let waitMs: number = SOURCE.standbyAfter;
  return defer(() => wait(waitMs, context.ports.scheduler)).pipe(
    switchMap(() => standbySource(context, playing, source.type, tried).pipe(defaultIfEmpty(null))),
    map((standby): SourceEvent => {
      waitMs = standby ? lifeOf(context, standby.source) : SOURCE.standbyAgain;
      return { is: 'standby', standby };
    }),
    repeat(),
  );
}

/** Keeps a source signed while it plays, and a source of another line beside it. */
export const maintainSource = (context: SessionContext, played: Playing): Observable<SourceEvent> =>
  merge(renewals(context, played), standbys(context, played));
