import type { TimeSample } from '#worker/wire/wire-ports.ts';

/** Bounds of server time minus monotonic time, ms. */
export type OffsetInterval = { readonly low: number; readonly high: number };

const DRIFT = 50e-6;
const WHOLE_SECOND = 1_000;
const KEEP = 8;
const KEEP_WHOLE_SECONDS = 16;

/** A server that sends whole seconds only sends one up to a second old. */
const resolutionOf = (samples: readonly TimeSample[]) =>
  samples.every(({ server }) => server % WHOLE_SECOND === 0) ? WHOLE_SECOND : 1;

/**
 * Returns the interval one sample proves at `mono`: the response’s time was read between sending and receiving; age widens
 * it.
 */
function provedBy(sample: TimeSample, resolution: number, mono: number): OffsetInterval {
  const slack = Math.abs(mono - sample.receivedAt) * DRIFT;
  return {
    low: sample.server - sample.receivedAt - slack,
    high: sample.server + resolution - sample.sentAt + slack,
  };
}

/** The latest samples worth keeping: those that agree with the newest one, which may follow a sleep or a changed clock. */
export function agreeing(samples: readonly TimeSample[], mono: number): readonly TimeSample[] {
  const latest = samples.slice(resolutionOf(samples) === 1 ? -KEEP : -KEEP_WHOLE_SECONDS);
  const first = latest.findIndex((_, index) => intersection(latest.slice(index), mono) !== null);
  return latest.slice(first);
}

/** Returns the interval all samples prove together, or null when they contradict each other. */
export function intersection(samples: readonly TimeSample[], mono: number): OffsetInterval | null {
  const resolution = resolutionOf(samples);
  const proved = samples.map((sample) => provedBy(sample, resolution, mono));
  const low = Math.max(...proved.map((interval) => interval.low));
  const high = Math.min(...proved.map((interval) => interval.high));
  return samples.length > 0 && low <= high ? { low, high } : null;
}
