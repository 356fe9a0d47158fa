import { createHistogram, type Histogram } from 'node:perf_hooks';
import { createTurns, type Turns } from '#sandbox/http/turns.ts';

const NS_PER_MS = 1e6;

/** Turns that tell how long work waits for its own. */
export type FairTurns = Turns & {
  /** How long work waits for its turn from now on, ns; whoever watched before sees no more. */
  watch(): Pick<Histogram, 'percentile' | 'max' | 'count'>;
};

/** No turns at all: for the few whose sends must leave and be answered at their moment. */
export const atOnce: Turns = { take: (go) => go() };

/**
 * When one message wakes hundreds of people their answers are there at once, and a quarter second later their next
 * questions; worked off in one go they would make every timer of the process late, and the sends with them.
 */
export function createFairTurns(): FairTurns {
  let waits = createHistogram();
  const turns = createTurns();
  return {
    take(go) {
      const since = performance.now();
      turns.take(() => {
        waits.record(Math.max(1, Math.round((performance.now() - since) * NS_PER_MS)));
        go();
      });
    },
    watch() {
      waits = createHistogram();
      return waits;
    },
  };
}
