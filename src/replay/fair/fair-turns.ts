import { createHistogram, type Histogram } from 'node:perf_hooks';

/** So much is worked off between two looks at the clock and the network. */
const AT_ONCE = 16;
const FORGET_AFTER = 1_024;
const NS_PER_MS = 1e6;

/** Lets work through a handful at a time, in the order in which it came. */
export type FairTurns = {
  take(go: () => void): void;
  /** How long work waits for its turn from now on, ns; whoever watched before sees no more. */
  watch(): Pick<Histogram, 'percentile' | 'max' | 'count'>;
};

/** No turns at all: for the few whose sends must leave and be answered at their moment. */
export const atOnce: Pick<FairTurns, 'take'> = { take: (go) => go() };

type Waiting = { readonly go: () => void; readonly since: number };

/**
 * When one message wakes hundreds of people their answers are there at once, and a quarter second later their next
 * questions; worked off in one go they would make every timer of the process late, and the sends with them.
 */
export function createFairTurns(): FairTurns {
  let waits = createHistogram();
  let waiting: Waiting[] = [];
  let first = 0;
  let isDue = false;
  const turn = () => {
    const going = waiting.slice(first, first + AT_ONCE);
    first += going.length;
    isDue = first < waiting.length;
    if (isDue) setImmediate(turn);
    if (!isDue || first > FORGET_AFTER) {
      waiting = waiting.slice(first);
      first = 0;
    }
    const now = performance.now();
    for (const { go, since } of going) {
      waits.record(Math.max(1, Math.round((now - since) * NS_PER_MS)));
      go();
    }
  };
  return {
    take(go) {
      waiting.push({ go, since: performance.now() });
      if (isDue) return;
      isDue = true;
      setImmediate(turn);
    },
    watch() {
      waits = createHistogram();
      return waits;
    },
  };
}
