import {
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  ignoreElements,
  interval,
  merge,
  type Observable,
  shareReplay,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type { PlayerReport, VideoKinds, VideoView } from '#contract/community/video/video-view.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { step } from './attempt.ts';
import { forgetFailures, restKind } from './kinds.ts';
import { lowerQuality } from './lower-quality.ts';
import type { VideoPorts } from './ports.ts';
import {
  createSessionState,
  type ReadyView,
  type SessionState,
  type SourceRequest,
  tryAgain,
} from './session-state.ts';
import { chosenOf } from './source.ts';
import { ATTEMPT, LINE } from './timing.table.ts';

/** Probes the line that is due, if there is one, with a video that is not displayed. */
function probe({ ports, registry, playing, shown }: SessionState): Observable<unknown> {
  const line = registry.probeDue();
  if (!line || !playing || !shown) return EMPTY;
  const startedAt = ports.clock.mono();
  return ports.probe({ origin: line.origin, playing, type: shown.type, origins: registry.origins() }).pipe(
    tap(() => registry.succeeded(line.lineId, ports.clock.mono() - startedAt)),
    catchError(() => {
      if (ports.online()) registry.failed(line.lineId);
      return EMPTY;
    }),
  );
}

/** Probes a line whose quarantine has ended while a video plays, before playback depends on it [8.16]. */
const probing = (state: SessionState): Observable<never> =>
  interval(LINE.probe, state.ports.scheduler).pipe(
    exhaustMap(() => defer(() => probe(state))),
    ignoreElements(),
  );

export type VideoSession = {
  readonly view$: Observable<VideoView>;
  report(report: PlayerReport): void;
  chooseLine(lineId: string): void;
  /** Null leaves it to the session again. */
  chooseQuality(qualityId: string | null): void;
  chooseKind(kind: MediaKind): void;
  refresh(): void;
};

/** Skips the failed line; a kind that has failed on every line is replaced by another kind. */
function lineFailed(state: SessionState, { lineId, type }: ReadyView): void {
  const { registry, failedLines } = state;
  registry.failed(lineId);
  failedLines.add(lineId);
  if (registry.views().every((line) => failedLines.has(line.lineId))) restKind(state, type);
  tryAgain(state, { lineId: null });
}

/** From the beginning: what plays may have changed. */
function fromStart(state: SessionState, request: Partial<SourceRequest> = {}): void {
  state.playing = null;
  state.loweredQualityId = null;
  state.quickFailures = 0;
  forgetFailures(state);
  tryAgain(state, request);
}

/** A source is brought only where the choice changes what is played. */
function chooseQuality(state: SessionState, qualityId: string | null): void {
  if (state.request.qualityId === qualityId) return;
  state.request = { ...state.request, qualityId };
  const chosen = state.current && chosenOf(state.current, state);
  if (!state.shown || chosen?.qualityId !== state.shown.qualityId) tryAgain(state);
}

/** An old signature or a stream that ended may be no fault of the line; twice in a short time it is. */
function spareOnce(state: SessionState, shown: ReadyView): void {
  const { lineId } = shown;
  const atMono = state.ports.clock.mono();
  const { excused } = state;
  if (excused?.lineId === lineId && atMono - excused.atMono < ATTEMPT.secondChance) {
    lineFailed(state, shown);
    return;
  }
  state.excused = { lineId, atMono };
  state.playing = null;
  tryAgain(state);
}

function sourceFailed(state: SessionState, shown: ReadyView, code: ErrorCode): void {
  // The buffered video is played to its end; then the player reports a stall.
  if (code === 'NETWORK_ABNORMAL' && !state.ports.online()) state.steps$.next({ is: 'wait' });
  else if (code === 'MEDIA_EXPIRED') spareOnce(state, shown);
  else if (code === 'MEDIA_UNSUPPORTED') {
    state.unplayable.add(shown.type);
    tryAgain(state);
  } else lineFailed(state, shown);
}

/** Makes the standby line the current one; the source stays the same, so the player continues without interruption. */
function overtaken(
  state: SessionState,
  { lineId, byLineId, why }: Extract<PlayerReport, { is: 'overtaken' }>,
): void {
  const { registry, standby, shown } = state;
  if (!standby || shown?.lineId !== lineId || standby.line.lineId !== byLineId) return;
  if (why === 'slow') registry.slow(lineId, LINE.overtaken);
  else registry.failed(lineId);
  state.request = { ...state.request, lineId: null };
  state.steps$.next({ is: 'move', to: standby });
}
type Fatal = Exclude<PlayerReport, { is: 'playing' } | { is: 'overtaken' }>;

/** Counts sources that fail within seconds, although they may have played; reports whether there were too many in a row. */
function failsTooOften(state: SessionState): boolean {
  const playedMs = state.ports.clock.mono() - state.sourceGivenAtMono;
  state.quickFailures = playedMs < ATTEMPT.quick ? state.quickFailures + 1 : 0;
  return state.quickFailures > ATTEMPT.quickPerLine * state.registry.views().length;
}

/** Handles a source that cannot continue. */
function givenUp(state: SessionState, shown: ReadyView, report: Fatal): void {
  switch (report.is) {
    case 'stalled':
      if (state.ports.online()) lowerQuality(state);
      lineFailed(state, shown);
      break;
    case 'ended':
      spareOnce(state, shown);
      break;
    case 'failed':
      sourceFailed(state, shown, report.code);
      break;
    default:
      report satisfies never;
  }
}

/** Handles a player's report about its source; reports about an older source, or one given up, are ignored. */
function heard(state: SessionState, report: PlayerReport): void {
  const { shown } = state;
  if (!shown || report.sourceId !== shown.sourceId || report.sourceId === state.endedSourceId) return;
  switch (report.is) {
    case 'playing':
      if (state.quickFailures === 0) state.failedAttempts = 0;
      forgetFailures(state);
      break;
    case 'overtaken':
      overtaken(state, report);
      break;
    default: {
      const pauses = state.ports.online() && failsTooOften(state);
      givenUp(state, shown, report);
      if (pauses) state.steps$.next({ is: 'backOff' });
    }
  }
}

/**
 * Keeps a room's video playing: selects kind, line and quality, signs in time, keeps a standby line ready, switches when a
 * line fails, probes failed lines, and polls by itself while no video is available yet [7.14, 8.16].
 */
export function createVideoSession(ports: VideoPorts, room: RoomRef, kinds: VideoKinds): VideoSession {
  const state = createSessionState(ports, room, kinds);
  const learning$ = ports.memory.received$.pipe(tap(state.registry.learn), ignoreElements());
  return {
    view$: merge(
      state.steps$.pipe(
        startWith({ is: 'attempt' } as const),
        switchMap((taken) => step(state, taken)),
      ),
      probing(state),
      learning$,
    ).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    report: (report) => heard(state, report),
    chooseLine: (lineId) => fromStart(state, { lineId }),
    chooseQuality: (qualityId) => chooseQuality(state, qualityId),
    chooseKind: (kind) => fromStart(state, { kind }),
    refresh() {
      state.unplayable.clear();
      for (const kind of kinds.cannot) state.unplayable.add(kind);
      void state.registry.reopen();
      fromStart(state);
    },
  };
}
