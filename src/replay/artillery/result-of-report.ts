import { BadConfig } from '#replay/cli/bad-config.ts';
import { metricsOf } from '#replay/measure/metrics.ts';
import type { RecordCounts } from '#replay/measure/room-record.ts';
import { createTimeline, type Moment } from '#replay/measure/timeline.ts';
import type { Result } from '#replay/play/result.ts';
import { judge, type Threshold } from '#replay/play/thresholds.ts';
import { verdictOf } from '#replay/play/verdict.ts';
import type { ArtilleryReport } from './artillery-report.ts';
import { type Counters, countOf, countsUnder, tallyOf, workersOf } from './counters.ts';

/** Artillery's slices, ms. */
const SLICE_MS = 10_000;

/** The one there is of a kind. @throws BadConfig for several: two runs cannot be one. */
function onlyFact(counters: Counters, kind: string): string | null {
  const [value = null, more] = Object.keys(countsUnder(counters, `${kind}.`));
  if (more === undefined) return value;
  throw new BadConfig(`the report tells of several: ${kind} ${value} and ${more}`);
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

/** Slices become stretches; a slice that Artillery left out of them is in the last one. */
function timelineOf({ aggregate, intermediate }: ArtilleryReport, startedAt: number): readonly Moment[] {
  const timeline = createTimeline();
  let sum: Counters = {};
  for (const { counters, period } of intermediate.toSorted((a, b) => a.period - b.period)) {
    sum = added(sum, counters);
    timeline.note(tallyOf(sum), Math.min(period + SLICE_MS, aggregate.lastMetricAt) - startedAt);
  }
  return timeline.moments();
}

/** Virtual users that failed for whatever reason, beside requests that did. */
const errorsOf = (counters: Counters): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([name]) => name.startsWith('errors.')));

/** The result of a run that Artillery did with our engine. @throws BadConfig when it did not, or is several runs. */
export function resultOfReport(report: ArtilleryReport, thresholds: readonly Threshold[]): Result {
  const { counters, firstMetricAt, lastMetricAt } = report.aggregate;
  const run = onlyFact(counters, 'run');
  if (run === null) throw new BadConfig('the report tells nothing of the engine courtside');
  const known = tallyOf(counters);
  const trouble = { ...known.polls.trouble, ...errorsOf(counters) };
  const tally = { ...known, polls: { ...known.polls, trouble } };
  const records = recordsOf(counters);
  const metrics = metricsOf(tally, Object.values(records));
  const judged = judge(thresholds, metrics);
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
    plan: {
      sha256: onlyFact(counters, 'plan') ?? '',
      sends: countOf(counters, 'sends.planned'),
      rooms: Object.keys(records),
    },
    verdict: verdictOf({
      interrupted: false,
      saturated: tally.load.some(({ saturated }) => saturated),
      holds: judged.every(({ passed }) => passed),
    }),
    thresholds: [...judged],
    drain: drainOf(counters),
    records,
    metrics,
    timeline: [...timelineOf(report, firstMetricAt)],
    tally,
  };
}
