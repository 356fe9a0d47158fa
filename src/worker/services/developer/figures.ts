import {
  combineLatest,
  defer,
  ignoreElements,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  startWith,
  switchMap,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { ChatFigures, RoomFigures, WireFailure } from '#contract/community/room-figures.ts';
import type { ServerClock } from '#worker/clock/server-clock.ts';
import type { RoomInside } from '../chat/chat-service.ts';

const WINDOW_MS = 60_000;

/** Durations of the last minute. Times are monotonic ms. */
export function createLatencyWindow() {
  let samples: { readonly at: number; readonly ms: number }[] = [];
  return {
    note(ms: number, at: number): void {
      samples.push({ at, ms });
    },
    /** Nearest rank. */
    read(nowMs: number): ChatFigures['polls'] {
      samples = samples.filter(({ at }) => nowMs - at <= WINDOW_MS);
      const sorted = samples.map(({ ms }) => ms).sort((left, right) => left - right);
      const rank = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? null;
      return { count: sorted.length, p50Ms: rank(0.5), p99Ms: rank(0.99) };
    },
  };
}

/** Creates a function that returns the growth of a count per second, over the last `spanMs`. Times are monotonic ms. */
function createRate(spanMs: number): (count: number, nowMs: number) => number {
  let seen: { readonly count: number; readonly at: number }[] = [];
  return (count, nowMs) => {
    seen = [...seen.filter(({ at }) => nowMs - at <= spanMs), { count, at: nowMs }];
    const [first] = seen;
    const ms = first ? nowMs - first.at : 0;
    return first && ms > 0 ? ((count - first.count) / ms) * 1_000 : 0;
  };
}

const EVERY_MS = 1_000;
const RATE_OVER_MS = 5_500;

export type FiguresDeps = {
  inside(room: RoomRef): Observable<RoomInside>;
  /** Returns the origin of the next call. */
  origin(): string;
  readonly lastFailures$: Observable<readonly WireFailure[]>;
  playing(): RoomFigures['play'];
  streams(): RoomFigures['streams'];
  readonly clock: ServerClock;
  readonly scheduler: SchedulerLike;
};

/** Returns the room’s figures, read whenever `look$` emits. */
function chatFigures(
  { inside, clock }: FiguresDeps,
  room: RoomRef,
  poll$: Observable<unknown>,
): Observable<ChatFigures> {
  const window = createLatencyWindow();
  const rate = createRate(RATE_OVER_MS);
  return inside(room).pipe(
    switchMap(({ counts, leads$, tookMs$ }) => {
      const noted$ = tookMs$.pipe(tap((ms) => window.note(ms, clock.mono())));
      const read$ = poll$.pipe(
        withLatestFrom(leads$.pipe(startWith(false))),
        map(([, leads]): ChatFigures => {
          const nowMs = clock.mono();
          const perSecond = rate(counts.received, nowMs);
          return { ...counts, perSecond, polls: window.read(nowMs), leads };
        }),
      );
      return merge(noted$.pipe(ignoreElements()), read$);
    }),
  );
}

/** Emits figures of a room, the network and the video, once a second while subscribed. */
export const roomFigures = (deps: FiguresDeps, room: RoomRef | null): Observable<RoomFigures> =>
  defer(() => {
    const poll$ = timer(0, EVERY_MS, deps.scheduler);
    const chat$ = room ? chatFigures(deps, room, poll$).pipe(startWith(null)) : poll$.pipe(map(() => null));
    return combineLatest([chat$, deps.lastFailures$]).pipe(
      map(([chat, failures]) => {
        const { offsetMs, errorMs, synced } = deps.clock.reading();
        const wire = { origin: deps.origin(), offsetMs, errorMs, synced, failures };
        return { chat, wire, streams: deps.streams(), play: deps.playing() };
      }),
    );
  });
