import { expect, test } from 'vitest';
import { loadResult } from '#tests/fixtures/replay/load-result.ts';
import { reportPage } from './report-page.ts';
import { timelineCards } from './timeline-charts.ts';
import { violationsOf } from './violations.ts';

const broken = loadResult({
  ackMs: [5, 5, 900, 5],
  thresholds: ['ack.p99<400', 'sends<15', 'lost<=0', 'ack.p50<4000'],
});
const cardOf = (title: string) => {
  const card = timelineCards(broken).find((candidate) => candidate.title === title);
  return { markup: card?.drawing.markup ?? '', note: card?.note };
};

test('violations are numbered by time, with the same position in every chart', () => {
  expect(violationsOf(broken).map(({ sign, text, onset }) => [sign, text, onset?.toMs])).toEqual([
    ['①', 'sends<15', 2_000],
    ['②', 'ack.p99<400', 3_000],
  ]);
  const positions = timelineCards(broken).map(({ drawing }) =>
    [...drawing.markup.matchAll(/class="broke" d="M([\d.]+)/g)].map(([, x]) => x),
  );
  expect(positions.length).toBeGreaterThan(5);
  expect(new Set(positions.map(String)).size).toBe(1);
  expect(positions[0]?.length).toBe(2);
  expect(reportPage(broken)).toContain('where it first broke. ① sends&lt;15, ② ack.p99&lt;400.');
});

test('a threshold is drawn in its chart, or noted when far above', () => {
  const { markup, note } = cardOf('Latency: ack');
  expect(markup).toContain('>p99&lt;400</text>');
  expect(markup).not.toContain('p50&lt;');
  expect(note).toContain('The limit, 4,000, is far above.');
  expect(cardOf('Sends').markup).not.toContain('class="limit"');
  expect(cardOf('Generator: CPU').markup).toContain('too slow from here');
});

test('every chart names its unit', () => {
  expect(cardOf('Latency: ack').markup).toContain('>ms</text>');
  expect(cardOf('Sends').markup).toContain('>a second</text>');
});

test('a run without violations has no such lines', () => {
  const page = reportPage(loadResult({ ackMs: [5], thresholds: ['ack.p99<400'] }));
  expect(page).not.toContain('class="broke"');
  expect(page).not.toContain('Upright lines');
});
