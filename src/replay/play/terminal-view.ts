import { durationText } from '#replay/cli/duration-text.ts';
import { createHistogram } from '#replay/measure/histogram.ts';
import { rateOf } from '#replay/measure/page-metrics.ts';
import type { Stage, Tally } from '#replay/measure/tally.ts';

const BAR = 30;
const PLAIN_EVERY_MS = 5_000;
const UP = '\u001b[';
const CLEAR_LINE = '\u001b[2K';

export type Screen = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
};

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toString());

function latencyText({ latency }: Tally, stage: Stage): string {
  const histogram = createHistogram();
  histogram.merge(latency[stage]);
  if (histogram.count === 0) return `${stage} –`;
  return `${stage} p50 ${ms(histogram.percentile(50))} p99 ${ms(histogram.percentile(99))} ms`;
}

function bar(done: number): string {
  const full = Math.round(Math.min(1, done) * BAR);
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, one) => total + one, 0);

/** What the pages of real browsers show. */
function pageLines(tally: Tally): string[] {
  const { pages } = tally;
  if (pages === null) return [];
  const { rows, frameTime, longTasks } = pages;
  return [
    `pages ${pages.opened - pages.gone}: ${rows.rendered} of ${rows.owed} rendered, ${rows.passed} passed by; ${Math.round(rateOf(frameTime))} frames a second, ${longTasks.count} long tasks   ${latencyText(tally, 'rendered')}`,
  ];
}

/** How a run goes, in a few lines. */
function linesOf(tally: Tally, tookMs: number, sends: number): string[] {
  const { sends: sent, viewers, deliveries, polls } = tally;
  const done = sends === 0 ? 1 : sent.due / sends;
  const leftMs = done > 0 && done < 1 ? (tookMs / done) * (1 - done) : 0;
  const left = leftMs > 0 ? `, about ${durationText(leftMs)} to go` : '';
  return [
    `${bar(done)} ${Math.floor(done * 100)} %  ${durationText(Math.max(0, tookMs))}${left}`,
    `viewers ${viewers.here}  sent ${sent.due} of ${sends}: ${sent.acknowledged} acknowledged, ${sum(sent.refused)} refused, ${sent.unanswered} open, ${sent.late} late`,
    `delivered ${deliveries.delivered}: ${deliveries.duplicated} twice, ${deliveries.reordered} out of order, ${deliveries.recovered} asked for again; ${sum(polls.trouble)} requests in trouble`,
    `${latencyText(tally, 'ack')}   ${latencyText(tally, 'delivered')}   ${latencyText(tally, 'seen')}`,
    ...pageLines(tally),
  ];
}

/** Shows how a run goes: in place on a terminal, in plain lines now and then elsewhere. */
export function openView(screen: Screen, sends: number) {
  let drawn = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return (tally: Tally, tookMs: number): void => {
    const lines = linesOf(tally, tookMs, sends);
    if (!screen.isTTY) {
      if (tookMs - toldAt < PLAIN_EVERY_MS) return;
      toldAt = tookMs;
      screen.write(`${[...lines.slice(0, 3), ...pageLines(tally)].join('; ')}\n`);
      return;
    }
    const width = screen.columns ?? Number.POSITIVE_INFINITY;
    const back = drawn > 0 ? `${UP}${drawn}A` : '';
    screen.write(back + lines.map((line) => `${CLEAR_LINE}${line.slice(0, width - 1)}\n`).join(''));
    drawn = lines.length;
  };
}
