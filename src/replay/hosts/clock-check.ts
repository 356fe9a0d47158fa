import { agreeing, intersection } from '#worker/clock/offset-interval.ts';
import type { ClockPorts } from '#worker/clock/server-clock.ts';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import type { HostTime } from './host-words.ts';

const ROUND_TRIPS = 8;
/** Epoch clocks tell whole ms, ours and theirs. */
const ROUNDING_MS = 1;
/** Beyond this, latencies between people on different hosts say little. */
export const CLOCK_BOUND_MS = 50;

/** How far another machine's clocks are ahead of ours, ms. */
export type ClockCheck = {
  /** Of the clocks that only run. */
  readonly monotonicMs: number;
  /** Of the clocks their owners set: what turns our epoch ms into theirs. */
  readonly offsetMs: number;
  /** Both may be wrong by so much. */
  readonly uncertaintyMs: number;
};

/**
 * Asks another machine for its time again and again. Each answer was read between question and answer, so that every
 * round trip bounds the offset, the quickest most.
 * @throws Error for a clock that goes back, and what `ask` throws.
 */
export async function checkClock(ask: () => Promise<HostTime>, clock: ClockPorts): Promise<ClockCheck> {
  let samples: readonly TimeSample[] = [];
  let ahead = 0;
  for (let trip = 0; trip < ROUND_TRIPS; trip += 1) {
    const sentAt = clock.monotonic();
    const { monotonic, wallClock } = await ask();
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

/** How wrong times of the other machine may have been between two checks: it began by the first and ran on by itself. */
export function uncertaintyBetween(first: ClockCheck, last: ClockCheck): number {
  const drifted = Math.abs(last.monotonicMs - first.monotonicMs);
  return Math.max(first.uncertaintyMs, drifted + last.uncertaintyMs);
}
