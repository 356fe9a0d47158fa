import {
  BehaviorSubject,
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  first,
  ignoreElements,
  interval,
  map,
  merge,
  type Observable,
  Subject,
  shareReplay,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { MediaKind } from '#contract/community/video/schema.ts';
import type {
  LineChange,
  PlayerReport,
  VideoKinds,
  VideoView,
} from '#contract/community/video/video-view.ts';
import { wait } from '#timing/wait.ts';
import { createLineRegistry } from './lines/line-registry.ts';
import { maintainSource } from './maintain-source.ts';
import type { VideoPorts } from './ports.ts';
import { search } from './search.ts';
import {
  newSession,
  playedOf,
  playingVideoOf,
  type Session,
  type SessionContext,
  type SessionEvent,
  type SessionState,
  shownOf,
  viewOf,
} from './session-state.ts';
import { sessionStep } from './session-states.table.ts';
import { transition } from './session-transition.ts';
import { chosenOf } from './source.ts';
import { lossOf } from './source-loss.ts';
import { ATTEMPT, LINE } from './timing.table.ts';

export type VideoSession = {
  readonly view$: Observable<VideoView>;
  report(report: PlayerReport): void;
  chooseLine(lineId: string): void;
  /** Null leaves it to the session again. */
  chooseQuality(qualityId: string | null): void;
  chooseKind(kind: MediaKind): void;
  refresh(): void;
  /** Returns the last changes of the line and their causes, the newest last. */
  lineChanges(): readonly LineChange[];
};

/** Probes the line that is due, if there is one, with a video that is not displayed. */
function probe({ ports, registry }: SessionContext, { state }: Session): Observable<unknown> {
  const line = registry.probeDue();
  const playing = playingVideoOf(state);
  const shown = shownOf(state);
  if (!line || !playing || !shown) return EMPTY;
  const startedAt = ports.clock.mono();
  const { type } = shown.view;
  return ports.probe({ origin: line.origin, playing, type, origins: registry.origins() }).pipe(
    tap(() => registry.succeeded(line.lineId, ports.clock.mono() - startedAt)),
    catchError(() => {
      if (ports.online()) registry.failed(line.lineId);
      return EMPTY;
    }),
  );
}

/** Probes a line whose quarantine has ended while a video plays, before playback depends on it [8.16]. */
const probing = (context: SessionContext, read: () => Session): Observable<unknown> =>
  interval(LINE.probe, context.ports.scheduler).pipe(exhaustMap(() => defer(() => probe(context, read()))));

const DUE: SessionEvent = { is: 'due' };

/** Emits when the device has its network back. */
const networkBack = ({ ports }: SessionContext): Observable<SessionEvent> =>
  interval(ATTEMPT.online, ports.scheduler).pipe(
    first(() => ports.online()),
    map(() => DUE),
  );

/** The work of a state while it lasts. */
function workOf(context: SessionContext, read: () => Session, state: SessionState): Observable<SessionEvent> {
  const { online, clock, scheduler } = context.ports;
  const waited = (ms: number) => wait(ms, scheduler).pipe(map(() => DUE));
  switch (state.is) {
    case 'searching':
      return search(context, read);
    case 'playing':
      return maintainSource(context, state);
    case 'buffered':
      return networkBack(context);
    case 'offAir':
      return waited(ATTEMPT.noVideo);
    case 'retrying':
      return online() ? waited(state.retryAtMono - clock.mono()) : networkBack(context);
    case 'stopped':
      return EMPTY;
    default:
      return state satisfies never;
  }
}

/** Returns what a player's report means; null when it is about an older source, or one that is being replaced. */
function eventOf(context: SessionContext, session: Session, report: PlayerReport): SessionEvent | null {
  const played = playedOf(session.state);
  if (!played || report.sourceId !== played.shown.view.sourceId) return null;
  switch (report.is) {
    case 'playing':
      return { is: 'firstFrame' };
    case 'overtaken': {
      const { lineId, byLineId, reason } = report;
      const { standby, shown } = played;
      if (!standby || shown.view.lineId !== lineId || standby.line.lineId !== byLineId) return null;
      if (reason === 'slow') context.registry.slow(lineId, LINE.overtaken);
      else context.registry.failed(lineId);
      return { is: 'overtaken', by: standby, reason: reason };
    }
    case 'stalled':
    case 'ended':
    case 'failed':
      return lossOf(context, session, played, report);
    default:
      return report satisfies never;
  }
}

/** A source is brought only where the choice changes what is played. */
function qualityEvent(session: Session, qualityId: string | null): SessionEvent | null {
  const { request, loweredQualityId, state } = session;
  if (request.qualityId === qualityId) return null;
  const shown = shownOf(state);
  const chosen = shown && chosenOf(shown.current, { request: { ...request, qualityId }, loweredQualityId });
  return chosen && chosen.qualityId === shown.view.qualityId
    ? { is: 'noted', qualityId }
    : { is: 'chosen', choice: { is: 'quality', qualityId } };
}

/** The session of a room and its transitions. */
function createSessionStore(context: SessionContext) {
  const session$ = new BehaviorSubject(newSession(context.kinds));
  const begun$ = new Subject<SessionState>();
  const read = () => session$.value;
  const apply = (event: SessionEvent) => {
    const before = read();
    const after = transition(context, before, event);
    if (after === before) return;
    session$.next(after);
    if (sessionStep(before.state.is, event.is) !== 'stays') begun$.next(after.state);
  };
  const waiting: SessionEvent[] = [];
  return {
    read,
    session$,
    /** Emits each state that begins. */
    begun$,
    /** Applies an event; one from within an emission follows after it, so that states begin in their order. */
    dispatch(event: SessionEvent | null) {
      if (!event || waiting.push(event) > 1) return;
      try {
        for (let next = waiting[0]; next; next = waiting[0]) {
          apply(next);
          waiting.shift();
        }
      } finally {
        waiting.length = 0;
      }
    },
  };
}

/**
 * Keeps a room's video playing: selects kind, line and quality, signs in time, keeps a standby line ready, switches when a
 * line fails, probes failed lines, and polls by itself while no video is available yet [7.14, 8.16].
 */
export function createVideoSession(ports: VideoPorts, room: RoomRef, kinds: VideoKinds): VideoSession {
  const context = { ports, room, kinds, registry: createLineRegistry(ports) };
  const { read, session$, begun$, dispatch } = createSessionStore(context);
  const work$ = defer(() => begun$.pipe(startWith(read().state))).pipe(
    switchMap((state) => workOf(context, read, state)),
    tap(dispatch),
  );
  const learning$ = ports.memory.received$.pipe(tap(context.registry.applyMemory));
  return {
    view$: merge(
      session$.pipe(map(viewOf), distinctUntilChanged()),
      merge(work$, probing(context, read), learning$).pipe(ignoreElements()),
    ).pipe(shareReplay({ bufferSize: 1, refCount: true })),
    report: (report) => dispatch(eventOf(context, read(), report)),
    chooseLine: (lineId) => dispatch({ is: 'chosen', choice: { is: 'line', lineId } }),
    chooseQuality: (qualityId) => dispatch(qualityEvent(read(), qualityId)),
    chooseKind: (kind) => dispatch({ is: 'chosen', choice: { is: 'kind', kind } }),
    refresh() {
      void context.registry.reopen();
      dispatch({ is: 'chosen', choice: { is: 'refresh' } });
    },
    lineChanges: () => read().lineChanges,
  };
}
