import { COMPARE_TIME_THRESHOLD_MS } from '#contract/calls/request-constants.ts';
import { type Clock, type ServerTime, serverTime } from '#contract/units/time.ts';
import type { TimeSample } from '../wire/wire-ports.ts';

/** Bounds of server time minus monotonic time, ms. */
type OffsetInterval = { readonly low: number; readonly high: number };

const DRIFT = 50e-6;
const WHOLE_SECOND = 1_000;
const SAMPLES_MAX = 8;
const WHOLE_SECOND_SAMPLES_MAX = 16;

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
  const latest = samples.slice(resolutionOf(samples) === 1 ? -SAMPLES_MAX : -WHOLE_SECOND_SAMPLES_MAX);
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

/** The server's time, and what is proved about it. */
export type ClockReading = {
  readonly now: ServerTime;
  /** `now` is wrong by no more than this, ms; infinite while nothing proves anything. */
  readonly errorMs: number;
  /** A measurement has been made since the start and since the last sleep. */
  readonly synced: boolean;
  /** To be added to the device's own clock, ms. */
  readonly offsetMs: number;
};

export type ServerClock = Clock & {
  /** Takes a dedicated measurement. */
  addSample(sample: TimeSample): void;
  /** Takes the time of an ordinary response: until the first measurement, or when it proves the clock wrong. */
  hint(sample: TimeSample): void;
  reading(): ClockReading;
};

export type ClockPorts = {
  /** Monotonic ms, any origin. Some browsers stop it while the device sleeps. */
  readonly monotonic: () => number;
  /** Epoch ms as this device believes: the first guess, however wrong. */
  readonly wallClock: () => number;
};

/** Offset moving from its old to its new value. Times are monotonic ms. */
export type Steering = {
  readonly from: number;
  readonly to: number;
  readonly since: number;
  /** ms of correction per ms. */
  readonly rate: number;
};

const SMALL_MS = 1_000;
const GENTLE = 0.005;
const BRISK = 0.5;

/** An offset, ms, that is already where it should be. */
export const fixedAt = (offset: number): Steering => ({ from: offset, to: offset, since: 0, rate: BRISK });

/**
 * Returns the offset, ms, at a moment (`mono`, monotonic ms): interpolated, and at its target once the correction is
 * complete.
 */
export function offsetAt({ from, to, since, rate }: Steering, mono: number): number {
  const moved = (mono - since) * rate;
  const distance = to - from;
  return moved >= Math.abs(distance) ? to : from + Math.sign(distance) * moved;
}

/** The measured offset, ms, and whether the present one rests on a measurement or only on the device's own clocks. */
type Aim = { readonly offset: number; readonly wasProved: boolean };

/**
 * A small correction is slewed by 5 ms a second. A larger one steps when it leads forward; backwards the clock runs at
 * half speed until it agrees, so that time never runs back. A clock that nothing proved, at the start and after a sleep,
 * steps in either direction, and so does one that is more than two minutes off [9.02].
 */
export function aimAt(current: Steering, { offset, wasProved }: Aim, mono: number): Steering {
  const from = offsetAt(current, mono);
  const delta = offset - from;
  const runsBack = delta < -SMALL_MS && delta >= -COMPARE_TIME_THRESHOLD_MS && wasProved;
  if (Math.abs(delta) > SMALL_MS && !runsBack) return { from: offset, to: offset, since: mono, rate: BRISK };
  return { from, to: offset, since: mono, rate: runsBack ? BRISK : GENTLE };
}

/** The two clocks of the device run apart by more than this only when it slept or its owner set one of them. */
const APART_MS = 2_000;

/** Reports once for each time that the device's clocks have come apart. */
function watchJumps({ monotonic, wallClock }: ClockPorts): () => boolean {
  let before = wallClock() - monotonic();
  return () => {
    const now = wallClock() - monotonic();
    const jumped = Math.abs(now - before) > APART_MS;
    before = now;
    return jumped;
  };
}

/** Returns the maximum error of an offset, ms, including the truncated millisecond. */
const errorOf = (proved: OffsetInterval | null, offset: number): number =>
  proved ? Math.max(proved.high - offset, offset - proved.low) + 1 : Number.POSITIVE_INFINITY;

/** Reports whether a sample proves an offset wrong by more than `byMs`. */
const contradicts = ({ sentAt, receivedAt, server }: TimeSample, offset: number, byMs: number): boolean =>
  offset < server - receivedAt - byMs || offset > server - sentAt + byMs;

/**
 * Creates the local copy of the server’s clock: epoch ms that never run backwards, except for the first measurement after
 * the start or a sleep and for a step beyond two minutes.
 */
export function createServerClock(ports: ClockPorts): ServerClock {
  const { monotonic, wallClock } = ports;
  const jumped = watchJumps(ports);
  let samples: readonly TimeSample[] = [];
  /** A measurement in flight at that time may itself have spanned the sleep: it proves nothing. */
  let sleptAt = Number.NEGATIVE_INFINITY;
  let syncState: 'nothing' | 'doubts' | 'measured' = 'nothing';
  let steering = fixedAt(wallClock() - monotonic());
  /** After a sleep the monotonic clock may have lost hours: what was proved by it is no proof, yet the best guess. */
  const checkDevice = () => {
    if (!jumped()) return;
    samples = [];
    sleptAt = monotonic();
    if (syncState === 'measured') syncState = 'doubts';
  };
  const applySample = (sample: TimeSample) => {
    const mono = monotonic();
    const wasProved = samples.length > 0;
    samples = agreeing([...samples, sample], mono);
    const proved = intersection(samples, mono);
    if (proved) steering = aimAt(steering, { offset: (proved.low + proved.high) / 2, wasProved }, mono);
  };
  const hasGlobalEffect = (sample: TimeSample): boolean => {
    if (syncState === 'nothing') return true;
    const offset = offsetAt(steering, monotonic());
    return contradicts(sample, offset, syncState === 'doubts' ? 0 : COMPARE_TIME_THRESHOLD_MS);
  };
  const nowAt = (mono: number) => serverTime(Math.floor(mono + offsetAt(steering, mono)));
  return {
    mono: monotonic,
    now: () => nowAt(monotonic()),
    reading: () => {
      checkDevice();
      const mono = monotonic();
      const now = nowAt(mono);
      const errorMs = errorOf(intersection(samples, mono), offsetAt(steering, mono));
      return { now, errorMs, synced: syncState === 'measured', offsetMs: Math.round(now - wallClock()) };
    },
    addSample: (sample) => {
      checkDevice();
      if (sample.sentAt < sleptAt) return;
      syncState = 'measured';
      applySample(sample);
    },
    hint: (sample) => {
      checkDevice();
      if (sample.sentAt >= sleptAt && hasGlobalEffect(sample)) applySample(sample);
    },
  };
}

/** Returns the server time, or null before any platform response: the device’s own clock may be wrong by hours. */
export function surelyNow(clock: Pick<ServerClock, 'reading'>): ServerTime | null {
  const { now, errorMs } = clock.reading();
  return Number.isFinite(errorMs) ? now : null;
}
