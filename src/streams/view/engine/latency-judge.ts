import { MINUTE_MS } from '#contract/units/durations.ts';

/** Latency of the video behind the moment of filming, and the error of its dates. */
export type LatencyEstimate = {
  /** Ms; null while unknown. */
  readonly latencyMs: number | null;
  /** Correction to add to the dates of the stream, ms; 0 unless the clock that wrote them is wrong. */
  readonly skewMs: number;
};

/** Duration after which a contradiction counts, ms: while a video starts or seeks its figures do not match either. */
const LASTING_MS = 2_000;
/** Change below which it counts as the same contradiction, ms. */
const STEADY_MS = 5_000;

export type LatencyJudge = {
  /**
   * @param dated latency by the dates of the stream, ms; null where it has none
   * @param distance to the newest that has come, ms; null while unknown
   * @param now monotonic ms
   */
  weigh(dated: number | null, distance: number | null, now: number): LatencyEstimate;
};

/**
 * Weighs two figures for the same latency. The encoder's dates are exact unless its clock is wrong; the distance to the
 * live edge leaves out the way from the camera. Dates that contradict it by more than a minute are not believed.
 */
export function createLatencyJudge(): LatencyJudge {
  let doubt: { readonly skewMs: number; readonly since: number } | null = null;
  let skewMs = 0;
  const judge = (contradiction: number, now: number) => {
    if (Math.abs(contradiction) <= MINUTE_MS) {
      doubt = null;
      skewMs = 0;
      return;
    }
    if (doubt === null || Math.abs(doubt.skewMs - contradiction) > STEADY_MS) {
      doubt = { skewMs: contradiction, since: now };
    }
    if (now - doubt.since >= LASTING_MS) ({ skewMs } = doubt);
  };
  return {
    weigh(dated, distance, now) {
      if (dated === null) return { latencyMs: distance === null ? null : Math.max(0, distance), skewMs: 0 };
      if (distance !== null) judge(dated - distance, now);
      // A correction was measured at another distance; the least latency is what has come and is not shown yet.
      const least = skewMs === 0 ? 0 : (distance ?? 0);
      return { latencyMs: Math.max(least, dated - skewMs), skewMs };
    },
  };
}
