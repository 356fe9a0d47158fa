import {
  concatMap,
  filter,
  interval,
  map,
  merge,
  type Observable,
  of,
  pairwise,
  type SchedulerLike,
  timer,
} from 'rxjs';
import { TIME_SYNC_EVERY_MS, TIME_SYNC_FIRST_MS } from '#contract/site/time/constants.ts';
import { wait } from '#timing/wait.ts';
import type { ClockPorts } from './server-clock.ts';

export type MomentPorts = ClockPorts & {
  readonly scheduler: SchedulerLike;
  readonly random: () => number;
  /** The page became visible or hidden. */
  readonly hidden$: Observable<boolean>;
};

const BURST = 3;
const BURST_GAP_MS = { least: 150, spread: 250 };
const SYNC_CHECK_MS = 1_000;
const SLEPT_MS = 2_000;

/** The device slept or its clock was set: its wall clock and its monotonic clock went apart. */
const wakeUps = ({ monotonic, wallClock, scheduler }: MomentPorts): Observable<unknown> =>
  interval(SYNC_CHECK_MS, scheduler).pipe(
    map(() => wallClock() - monotonic()),
    pairwise(),
    filter(([before, after]) => Math.abs(after - before) > SLEPT_MS),
  );

/** A few measurements at slightly irregular distances, of which the best ones count. */
const burst = ({ scheduler, random }: MomentPorts): Observable<unknown> =>
  of(...Array(BURST).keys()).pipe(
    concatMap((index) => wait(index && BURST_GAP_MS.least + random() * BURST_GAP_MS.spread, scheduler)),
  );

/**
 * Emits when the time is to be requested [9.02]: a burst 6.7 s after the start and after a sleep, once each minute and on
 * return.
 */
export function syncMoments(ports: MomentPorts): Observable<unknown> {
  const { scheduler, hidden$ } = ports;
  const bursts$ = merge(timer(TIME_SYNC_FIRST_MS, scheduler), wakeUps(ports)).pipe(
    concatMap(() => burst(ports)),
  );
  const regular$ = timer(TIME_SYNC_FIRST_MS + TIME_SYNC_EVERY_MS, TIME_SYNC_EVERY_MS, scheduler);
  const returns$ = hidden$.pipe(
    pairwise(),
    filter(([before, after]) => before && !after),
  );
  return merge(bursts$, regular$, returns$);
}
