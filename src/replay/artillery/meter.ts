import { highestOf, recordedSince } from '#replay/measure/histogram.ts';
import { STAGES, type Tally } from '#replay/measure/tally.ts';
import type { Metrics } from './artillery.ts';
import { type Counters, countersOf } from './counters.ts';

const US_PER_MS = 1_000;

/** Tells Artillery what was counted since it was told last. */
export type Meter = {
  /** All counts of this worker so far. */
  level(tally: Tally): void;
  /** Counts that come once. */
  add(counts: Counters): void;
};

export function createMeter(metrics: Metrics): Meter {
  let told: Counters = {};
  let latest: Tally['latency'] | null = null;
  const tell = (name: string, by: number) => metrics.emit('counter', name, by);
  /** For Artillery's own table; never below zero, which its sketches lose. */
  const draw = ({ latency }: Tally) => {
    for (const stage of STAGES) {
      const { buckets } = latest ? recordedSince(latency[stage], latest[stage]) : latency[stage];
      for (const [bucket, times] of buckets)
        for (let time = 0; time < times; time++)
          metrics.emit('histogram', `courtside.latency.${stage}`, highestOf(bucket) / US_PER_MS);
    }
    latest = latency;
  };
  return {
    level(tally) {
      const counters = countersOf(tally);
      for (const [name, count] of Object.entries(counters)) {
        const by = count - (told[name] ?? 0);
        if (by !== 0 || told[name] === undefined) tell(name, by);
      }
      told = counters;
      draw(tally);
    },
    add(counts) {
      for (const [name, by] of Object.entries(counts)) tell(name, by);
    },
  };
}
