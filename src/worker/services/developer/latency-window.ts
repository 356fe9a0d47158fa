import type { ChatFigures } from '#contract/community/room-figures.ts';

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
