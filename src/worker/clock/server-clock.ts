import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import { COMPARE_TIME_THRESHOLD_MS } from '#contract/constants.ts';
import { type Clock, serverTime } from '#contract/units/time.ts';
import type { ClockView } from '#worker/core-api.ts';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import { agreeing, intersection } from './offset-interval.ts';
import { aimAt, fixedAt, offsetAt } from './steering.ts';

export type ServerClock = Clock & {
  /** Takes a measurement made for the purpose. */
  learn(sample: TimeSample): void;
  /** Takes what an answer told in passing: only before the first measurement, or when it proves the clock quite wrong. */
  hint(sample: TimeSample): void;
  readonly view$: Observable<ClockView>;
};

export type ClockPorts = {
  /** Monotonic ms, any origin. */
  readonly monotonic: () => number;
  /** Epoch ms as this device believes: the first guess, however wrong. */
  readonly wallClock: () => number;
};

const sameView = (left: ClockView, right: ClockView) =>
  left.offsetMs === right.offsetMs && left.synced === right.synced;

/** The server's clock as known here: epoch ms that never run backwards short of a step beyond two minutes. */
export function createServerClock({ monotonic, wallClock }: ClockPorts): ServerClock {
  let samples: readonly TimeSample[] = [];
  let synced = false;
  const guess = wallClock() - monotonic();
  let steering = fixedAt(guess);
  const view$ = new BehaviorSubject<ClockView>({ offsetMs: 0, errorMs: Number.POSITIVE_INFINITY, synced });
  const take = (sample: TimeSample) => {
    const mono = monotonic();
    samples = agreeing([...samples, sample], mono);
    const proved = intersection(samples, mono);
    if (!proved) return;
    steering = aimAt(steering, (proved.low + proved.high) / 2, mono);
    view$.next({
      offsetMs: Math.round(steering.to - guess),
      errorMs: (proved.high - proved.low) / 2,
      synced,
    });
  };
  const provesUsWrong = ({ sentAt, receivedAt, server }: TimeSample) => {
    const offset = offsetAt(steering, monotonic());
    return (
      offset < server - receivedAt - COMPARE_TIME_THRESHOLD_MS ||
      offset > server - sentAt + COMPARE_TIME_THRESHOLD_MS
    );
  };
  return {
    mono: monotonic,
    now: () => {
      const mono = monotonic();
      return serverTime(Math.floor(mono + offsetAt(steering, mono)));
    },
    learn: (sample) => {
      synced = true;
      take(sample);
    },
    hint: (sample) => {
      if (!synced || provesUsWrong(sample)) take(sample);
    },
    view$: view$.pipe(distinctUntilChanged(sameView)),
  };
}
