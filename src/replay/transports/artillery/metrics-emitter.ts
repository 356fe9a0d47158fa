import { highestOf, recordedSince } from '#replay/measure/histogram.ts';
import { STAGES, type Tally } from '#replay/measure/tally.ts';
import type { Metrics } from './artillery-api.ts';
import { type Counters, countersOf } from './counters.ts';

const US_PER_MS = 1_000;

/** Emits to Artillery what was counted since the last time. */
export type MetricsEmitter = {
  /** Emits the difference to the previous tally of this worker. */
  update(tally: Tally): void;
  /** Emits counts that are added once. */
  add(counts: Counters): void;
};

/** Creates an emitter that has emitted nothing yet. */
export function createMetricsEmitter(metrics: Metrics): MetricsEmitter {
  let emitted: Counters = {};
  let latest: Tally['latency'] | null = null;
  const emitCounter = (name: string, by: number) => metrics.emit('counter', name, by);
  /** Fills Artillery's own latency table; its sketches lose values below zero, so none are emitted. */
  const emitHistograms = ({ latency }: Tally) => {
    for (const stage of STAGES) {
      const { buckets } = latest ? recordedSince(latency[stage], latest[stage]) : latency[stage];
      for (const [bucket, times] of buckets)
        for (let time = 0; time < times; time++)
          metrics.emit('histogram', `courtside.latency.${stage}`, highestOf(bucket) / US_PER_MS);
    }
    latest = latency;
  };
  return {
    update(tally) {
      const counters = countersOf(tally);
      for (const [name, count] of Object.entries(counters)) {
        const by = count - (emitted[name] ?? 0);
        if (by !== 0 || emitted[name] === undefined) emitCounter(name, by);
      }
      emitted = counters;
      emitHistograms(tally);
    },
    add(counts) {
      for (const [name, by] of Object.entries(counts)) emitCounter(name, by);
    },
  };
}
