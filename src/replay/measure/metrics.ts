import { createHistogram } from './histogram.ts';
import { pageMetrics } from './page-metrics.ts';
import type { RecordCounts } from './room-record.ts';
import { stagesOf, type Tally } from './tally.ts';

/** Percentiles by their names in thresholds. */
const SHARES = { p50: 50, p90: 90, p95: 95, p99: 99, 'p99.9': 99.9, 'p99.99': 99.99 } as const;

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, value) => total + value, 0);

/**
 * Returns the number of shared bets in a recording, which are not played: a bet belongs to one account of a venue, so no
 * other member can share it.
 */
const notPlayed = ({ order = 0 }: Readonly<Record<string, number>>): number => order;

/** A part of a whole; 0 of nothing. */
const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** The share of what viewers should have received that could be judged: those without a first page are never judged. */
const coverageOf = ({ judged: { expected, uncovered } }: Tally): number =>
  expected + uncovered > 0 ? expected / (expected + uncovered) : 1;

/** The recorded sends that no viewer should have received; 0 where the workers do not count them. */
const unwitnessedIn = ({ judged: { expected, witnessed } }: Tally, recorded: number): number =>
  expected > 0 && witnessed === 0 ? 0 : Math.max(0, recorded - witnessed);

/** Latencies of a tally by name, `ack.p99`; ms. */
function latencies({ latency, pages }: Tally): [string, number][] {
  return stagesOf({ pages }).flatMap((stage) => {
    const histogram = createHistogram();
    histogram.merge(latency[stage]);
    const shares = Object.entries(SHARES).map(([name, share]): [string, number] => [
      `${stage}.${name}`,
      histogram.percentile(share),
    ]);
    return [...shares, [`${stage}.max`, histogram.maxMs], [`${stage}.mean`, histogram.meanMs]];
  });
}

/** The metrics that thresholds can use, by name. */
export function metricsOf(tally: Tally, records: readonly RecordCounts[]): Readonly<Record<string, number>> {
  const { sends, viewers, deliveries, judged, polls } = tally;
  const inRecords = (of: (counts: RecordCounts) => number) =>
    records.reduce((total, counts) => total + of(counts), 0);
  return Object.fromEntries([
    ['lost', judged.lost],
    ['lost.rate', share(judged.lost, judged.expected)],
    ['coverage', coverageOf(tally)],
    ['undecided', judged.undecided],
    ['gaps', judged.gaps],
    ['duplicated', deliveries.duplicated],
    ['duplicated.rate', share(deliveries.duplicated, judged.expected)],
    ['reordered', deliveries.reordered],
    ['altered', deliveries.altered],
    ['misrouted', deliveries.misrouted],
    ['foreign', deliveries.foreign],
    ['recovered', deliveries.recovered],
    ['record.lost', inRecords(({ lost }) => lost)],
    ['record.duplicated', inRecords(({ duplicated }) => duplicated)],
    ['record.reordered', inRecords(({ reordered }) => reordered)],
    ['sends', sends.due],
    ['acknowledged', sends.acknowledged],
    ['refused', sum(sends.refused) - notPlayed(sends.refused)],
    ['refused.rate', share(sum(sends.refused) - notPlayed(sends.refused), sends.due)],
    ['unplayed', notPlayed(sends.refused)],
    ['unanswered', sends.unanswered],
    ['late', sends.late],
    ['trouble', sum(polls.trouble)],
    ['trouble.rate', share(sum(polls.trouble), polls.pages + sum(polls.trouble))],
    ['viewers', viewers.entered],
    ['failed', viewers.failed + judged.withoutPage],
    [
      'unwitnessed',
      unwitnessedIn(
        tally,
        inRecords(({ recorded }) => recorded),
      ),
    ],
    ...latencies(tally),
    ...(tally.pages ? pageMetrics(tally.pages) : []),
  ]);
}

/** Returns the number of samples: of measured durations by stage, of what a rate refers to by its metric. */
export const samplesOf = ({ latency, pages, judged, sends }: Tally): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(stagesOf({ pages }).map((stage) => [stage, latency[stage].count])),
  'lost.rate': judged.expected,
  'duplicated.rate': judged.expected,
  'refused.rate': sends.due,
});
