import { agreeing, type ClockPorts, intersection } from '#worker/clock/server-clock.ts';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import type { HostTime } from './host-messages.ts';

const ROUND_TRIPS = 8;
/** Both epoch clocks have a resolution of whole ms. */
const ROUNDING_MS = 1;

/** Offsets of another machine's clocks ahead of ours, ms. */
export type ClockCheck = {
  /** The offset of the monotonic clocks. */
  readonly monotonicMs: number;
  /** The offset of the epoch clocks, which turns our epoch ms into theirs. */
  readonly offsetMs: number;
  /** Maximum error of both offsets. */
  readonly uncertaintyMs: number;
};

/**
 * Requests another machine's time several times. The clock was read between request and response, so every round trip
 * bounds the offset, and the quickest one bounds it most.
 * @param requestTime requests the time once
 * @throws Error for a clock that goes back, and errors of `requestTime`
 */
export async function checkClock(
  requestTime: () => Promise<HostTime>,
  clock: ClockPorts,
): Promise<ClockCheck> {
  let samples: readonly TimeSample[] = [];
  let ahead = 0;
  for (let trip = 0; trip < ROUND_TRIPS; trip += 1) {
    const sentAt = clock.monotonic();
    const { monotonic, wallClock } = await requestTime();
    const receivedAt = clock.monotonic();
    const server = Math.floor(monotonic);
    samples = agreeing([...samples, { sentAt, receivedAt, server }], receivedAt);
    ahead = wallClock - monotonic;
  }
  const proved = intersection(samples, clock.monotonic());
  if (proved === null) throw new Error('its clock contradicts itself');
  const monotonicMs = (proved.low + proved.high) / 2;
  return {
    monotonicMs,
    offsetMs: monotonicMs + ahead - (clock.wallClock() - clock.monotonic()),
    uncertaintyMs: (proved.high - proved.low) / 2 + ROUNDING_MS,
  };
}

/**
 * Returns the possible error of the other machine's times between two checks: its clock had the offset of the first one at
 * the start and drifted from then on.
 */
export function uncertaintyBetween(first: ClockCheck, last: ClockCheck): number {
  const drifted = Math.abs(last.monotonicMs - first.monotonicMs);
  return Math.max(first.uncertaintyMs, drifted + last.uncertaintyMs);
}
