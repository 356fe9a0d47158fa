import { CPU_SHARE_MAX, LOOP_DELAY_P99_MAX_MS } from '#replay/measure/saturation.ts';
import { STAGES, type Stage } from '#replay/measure/tally.ts';
import type { Moment } from '#replay/measure/timeline.ts';
import type { ChartCard } from '#replay/report/drawing/chart-card.ts';
import { percent } from '#replay/report/drawing/figures.ts';
import type { Annotation } from '#replay/report/drawing/line-chart.ts';
import type { Result } from '#replay/result/result.ts';
import { type Series, seriesCard } from './series-card.ts';
import { limitsOf, marksOf } from './violations.ts';

/** The rate of a count over its interval. */
const rate =
  (of: (moment: Moment) => number) =>
  (moment: Moment): number =>
    (of(moment) * 1_000) / (moment.toMs - moment.fromMs);

/** The stages of every run; `rendered` has its own section. */
type CoreStage = Exclude<Stage, 'rendered'>;
export const CORE_STAGES = STAGES.filter((stage) => stage !== 'rendered');

const DESCRIPTIONS: Readonly<Record<CoreStage, string>> = {
  ack: 'from the intended moment of a send until its answer is there',
  delivered: 'from the intended moment of a send until a viewer has it by wire',
  seen: 'from the intended moment of a send until its row is on a viewer’s page',
  poll: 'a question for newer messages, the time the platform holds it included',
  join: 'from opening a room until its first page is shown',
};

const latencyCourse = (stage: CoreStage, limits: readonly Annotation[]): Series => ({
  limits,
  title: `Latency: ${stage}`,
  note: `ms, ${DESCRIPTIONS[stage]}.`,
  unit: 'ms',
  curves: [
    { name: 'p50', ink: 'green', of: ({ latency }) => latency[stage]?.p50 ?? null },
    { name: 'p90', ink: 'blue', of: ({ latency }) => latency[stage]?.p90 ?? null },
    { name: 'p99', ink: 'ochre', of: ({ latency }) => latency[stage]?.p99 ?? null },
    { name: 'max', ink: 'grey', of: ({ latency }) => latency[stage]?.max ?? null },
  ],
});

const RATES: Series = {
  title: 'Sends',
  note: 'A second. Sends leave on schedule, whatever becomes of those before them.',
  unit: 'a second',
  curves: [
    { name: 'sent', ink: 'green', of: rate(({ sends }) => sends) },
    { name: 'acknowledged', ink: 'blue', of: rate(({ acknowledged }) => acknowledged) },
    { name: 'refused', ink: 'ochre', of: rate(({ refused }) => refused) },
    { name: 'late', ink: 'violet', of: rate(({ late }) => late) },
  ],
};

const DELIVERIES: Series = {
  title: 'Deliveries',
  note: 'Messages that reached viewers a second, all viewers together.',
  unit: 'a second',
  curves: [{ name: 'delivered', ink: 'green', of: rate(({ delivered }) => delivered) }],
};

const VIEWERS: Series = {
  title: 'Viewers',
  note: 'In their rooms at the end of each stretch.',
  unit: 'viewers',
  curves: [{ name: 'viewers', ink: 'green', of: ({ viewers }) => viewers }],
};

const FAULTS: Series = {
  title: 'Faults over time',
  note: 'In each stretch, by the wire. What is lost is known only when the run is over.',
  unit: 'in each stretch',
  curves: [
    { name: 'told twice', ink: 'ochre', of: ({ duplicated }) => duplicated },
    { name: 'out of order', ink: 'violet', of: ({ reordered }) => reordered },
    { name: 'asked for again', ink: 'blue', of: ({ recovered }) => recovered },
    { name: 'requests in trouble', ink: 'grey', of: ({ trouble }) => trouble },
  ],
};

const CPU: Series = {
  title: 'Generator: CPU',
  note: 'Share of a core the busiest process used. Above 90 % over the whole run the run does not count.',
  unit: 'of a core',
  text: percent,
  limits: [{ at: CPU_SHARE_MAX, name: 'too slow from here' }],
  curves: [{ name: 'CPU', ink: 'green', of: ({ cpuShare }) => cpuShare }],
};

const TIMERS: Series = {
  title: 'Generator: event loop',
  note: 'How late timers were, ms, p99 from the beginning until then, slowest process. Above 100 ms the run does not count.',
  unit: 'ms',
  limits: [{ at: LOOP_DELAY_P99_MAX_MS, name: 'too late from here' }],
  curves: [{ name: 'timers late, p99', ink: 'green', of: ({ loopDelayP99Ms }) => loopDelayP99Ms }],
};

/** Draws the course of a run. Stages without a measurement are left out. */
export function timelineCards(result: Result): readonly ChartCard[] {
  const { timeline } = result;
  const measured = CORE_STAGES.filter((stage) => timeline.some(({ latency }) => latency[stage] !== null));
  const allSeries = [
    RATES,
    DELIVERIES,
    VIEWERS,
    FAULTS,
    ...measured.map((stage) => latencyCourse(stage, limitsOf(result, stage))),
    CPU,
    TIMERS,
  ];
  const marks = marksOf(result);
  return allSeries.map((series) => seriesCard(series, timeline, marks));
}
