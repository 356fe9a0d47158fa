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
    ['undecided', judged.undecided],
    ['gaps', judged.gaps],
    ['duplicated', deliveries.duplicated],
    ['reordered', deliveries.reordered],
    ['recovered', deliveries.recovered],
    ['record.lost', inRecords(({ lost }) => lost)],
    ['record.duplicated', inRecords(({ duplicated }) => duplicated)],
    ['record.reordered', inRecords(({ reordered }) => reordered)],
    ['sends', sends.due],
    ['acknowledged', sends.acknowledged],
    ['refused', sum(sends.refused) - notPlayed(sends.refused)],
    ['unplayed', notPlayed(sends.refused)],
    ['unanswered', sends.unanswered],
    ['late', sends.late],
    ['trouble', sum(polls.trouble)],
    ['viewers', viewers.entered],
    ['failed', viewers.failed],
    ...latencies(tally),
    ...(tally.pages ? pageMetrics(tally.pages) : []),
  ]);
}

/** Returns the number of measured durations, by stage. */
export const samplesOf = ({ latency, pages }: Tally): Readonly<Record<string, number>> =>
  Object.fromEntries(stagesOf({ pages }).map((stage) => [stage, latency[stage].count]));
