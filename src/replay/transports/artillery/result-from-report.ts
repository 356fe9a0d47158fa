import { UsageError } from '#replay/cli/command.ts';
import { metricsOf, samplesOf } from '#replay/measure/metrics.ts';
import type { RecordCounts } from '#replay/measure/room-record.ts';
import { createTimeline, type Moment } from '#replay/measure/timeline.ts';
import type { Result } from '#replay/result/result.ts';
import { judge, type Threshold } from '#replay/result/thresholds.ts';
import { conclusionOf } from '#replay/result/verdict.ts';
import type { ArtilleryReport } from './artillery-report.ts';
import { type Counters, countOf, countsUnder, tallyOf, workersOf } from './counters.ts';

/** The length of the intervals in Artillery's report, ms. */
const SLICE_MS = 10_000;

/** The value of a label. @throws UsageError for several values, which are those of several runs. */
function onlyFact(counters: Counters, kind: string): string | null {
  const [value = null, more] = Object.keys(countsUnder(counters, `${kind}.`));
  if (more === undefined) return value;
  throw new UsageError(`the report tells of several: ${kind} ${value} and ${more}`);
}

function drainOf(counters: Counters): Result['drain'] {
  if (countOf(counters, 'drain.timeout') > 0) return 'timeout';
  return countOf(counters, 'drain.quiet') > 0 ? 'quiet' : 'converged';
}

function recordsOf(counters: Counters): Readonly<Record<string, RecordCounts>> {
  const names = Object.keys(countsUnder(counters, 'room.'));
  const rooms = new Set(names.map((name) => name.slice(0, name.lastIndexOf('.'))));
  return Object.fromEntries(
    [...rooms].map((room) => {
      const of = (name: string) => countOf(counters, `room.${room}.${name}`);
      return [
        room,
        {
          acknowledged: of('acknowledged'),
          recorded: of('recorded'),
          lost: of('lost'),
          duplicated: of('duplicated'),
          reordered: of('reordered'),
        },
      ];
    }),
  );
}

function added(sum: Counters, more: Counters): Counters {
  const both = { ...sum };
  for (const [name, times] of Object.entries(more)) both[name] = (both[name] ?? 0) + times;
  return both;
}

/** Makes the timeline of Artillery's intervals; counts that Artillery left out of them are in the last one. */
function timelineOf({ aggregate, intermediate }: ArtilleryReport, startedAt: number): readonly Moment[] {
  const timeline = createTimeline();
  let sum: Counters = {};
  for (const { counters, period } of intermediate.toSorted((a, b) => a.period - b.period)) {
    sum = added(sum, counters);
    timeline.note(tallyOf(sum), Math.min(period + SLICE_MS, aggregate.lastMetricAt) - startedAt);
  }
  return timeline.moments();
}

/** The counts of failed virtual users, beside those of failed requests. */
const errorsOf = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([name]) => name.startsWith('errors.')));

/**
 * Makes the result of an Artillery run with this engine.
 * @throws UsageError for a run without it, and for several runs.
 */
export function resultOfReport(report: ArtilleryReport, thresholds: readonly Threshold[]): Result {
  const { counters, firstMetricAt, lastMetricAt } = report.aggregate;
  const run = onlyFact(counters, 'run');
  if (run === null) throw new UsageError('the report tells nothing of the engine courtside');
  const known = tallyOf(counters);
  const pollFailures = { ...known.polls.trouble, ...errorsOf(counters) };
  const tally = { ...known, polls: { ...known.polls, trouble: pollFailures } };
  const records = recordsOf(counters);
  const metrics = metricsOf(tally, Object.values(records));
  const judged = [...judge(thresholds, metrics, samplesOf(tally))];
  const plan = {
    sha256: onlyFact(counters, 'plan') ?? '',
    sends: countOf(counters, 'sends.planned'),
    rooms: Object.keys(records),
  };
  return {
    format: 'courtside-replay-result',
    version: 1,
    startedAt: firstMetricAt,
    tookMs: lastMetricAt - firstMetricAt,
    recording: onlyFact(counters, 'recording') ?? '',
    target: {
      origin: onlyFact(counters, 'target') ?? '',
      siteId: Number(onlyFact(counters, 'site')),
    },
    run,
    workers: workersOf(counters).length,
    hosts: [],
    plan,
    ...conclusionOf(false, { plan, tally, records, thresholds: judged }),
    thresholds: judged,
    drain: drainOf(counters),
    records,
    metrics,
    timeline: [...timelineOf(report, firstMetricAt)],
    tally,
  };
}
