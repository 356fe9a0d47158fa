import { expect, test } from 'vitest';
import { loadResult } from '#tests/fixtures/replay/load-result.ts';
import { compareResults } from './compare.ts';
import { comparisonSummary, comparisonText, deltaText } from './compare-text.ts';

const run = (ackMs: number, more: Partial<Parameters<typeof loadResult>[0]> = {}) =>
  loadResult({ ackMs: [ackMs, ackMs], ...more });
const verdict = (...[before, after, tolerance]: Parameters<typeof compareResults>) =>
  compareResults(before, after, tolerance).verdict;

test.each([
  [100, 109, 'no worse'],
  [100, 112, 'worse'],
  [112, 100, 'no worse'],
  // Far more than a tenth, and still noise.
  [1, 2.5, 'no worse'],
  [1, 4, 'worse'],
])('latency of %d ms, then %d: %s at a tolerance of a tenth', (before, after, expected) => {
  expect(verdict(run(before), run(after), 0.1)).toBe(expected);
});

test('tolerance is a share of the earlier value', () => {
  expect(verdict(run(100), run(140), 0.5)).toBe('no worse');
  expect(verdict(run(100), run(140), 0.3)).toBe('worse');
});

test('one more fault is worse at any tolerance; one fewer is not', () => {
  expect(verdict(run(5, { lost: 1 }), run(5, { lost: 2 }), 10)).toBe('worse');
  expect(verdict(run(5, { lost: 2 }), run(5, { lost: 1 }), 0)).toBe('no worse');
});

test('a comparison is invalid when either run had a slow generator', () => {
  for (const [before, after] of [
    [run(5, { saturated: true }), run(50)],
    [run(5), run(50, { saturated: true })],
  ] as const)
    expect(verdict(before, after, 0.1)).toBe('invalid');
});

test.each(['broken', 'interrupted'] as const)('a comparison with a run that is %s is unproved', (ended) => {
  const unproved = { ...run(5), verdict: ended };
  expect([verdict(run(5), unproved, 0.1), verdict(unproved, run(5), 0.1)]).toEqual(['unproved', 'unproved']);
});

test.each([
  ['coverage', 1, 0.5],
  ['trouble.rate', 0, 0.5],
  ['refused', 0, 1],
])('a worse %s is worse', (metric, from, to) => {
  const withMetric = (value: number) => ({ ...run(5), metrics: { ...run(5).metrics, [metric]: value } });
  expect(verdict(withMetric(from), withMetric(to), 0.1)).toBe('worse');
  expect(verdict(withMetric(to), withMetric(from), 0.1)).toBe('no worse');
});

test('a stage that only one run measured is shown but not judged', () => {
  const without = loadResult({ ackMs: [] });
  expect(verdict(without, run(900), 0.1)).toBe('no worse');
});

test('the metrics of browsers are judged where both runs had some', () => {
  const seen = (ackMs: number, unrendered: number) => loadResult({ ackMs: [ackMs], unrendered });
  expect(verdict(seen(50, 0), seen(80, 0), 0.1)).toBe('worse');
  expect(verdict(seen(50, 0), seen(50, 1), 0.1)).toBe('worse');
  expect(verdict(run(50), seen(50, 9), 0.1)).toBe('no worse');
  expect(verdict(seen(50, 0), run(50), 0.1)).toBe('no worse');
  const { differences } = compareResults(seen(50, 0), seen(80, 0), 0.1);
  expect(differences.find(({ metric }) => metric === 'rendered.p99')?.change).toBe('worse');
});

test('runs with different plans are reported as such', () => {
  const comparison = compareResults(run(5), run(5, { plan: 'b'.repeat(64) }), 0.1);
  expect(comparison.unlike).toBe(true);
  expect(comparisonText(comparison, 0.1).join('\n')).toContain('different plans');
});

test('the table has both values, the difference and the verdict', () => {
  const text = comparisonText(compareResults(run(100), run(150), 0.1), 0.1).join('\n');
  expect(text).toMatch(/^ack\.p99 +100 +150 +\+50 \(\+50 %\) {2}worse$/m);
  expect(text).toMatch(/^ack\.max +100 +150 +\+50 \(\+50 %\)$/m);
  expect(text.split('\n').at(-1)).toMatch(/^Worse: /);
});

test.each([
  [10, 8, '−2 (−20 %)'],
  [0, 3, '+3'],
  [4, 4, '0'],
])('from %d to %d is %s', (before, after, text) => {
  expect(deltaText({ metric: 'lost', before, after, change: 'fact' })).toBe(text);
});

test('a worse stage is described once, by the percentile that grew most', () => {
  const grown = (metric: string, before: number, after: number) =>
    ({ metric, before, after, change: 'worse' }) as const;
  const differences = [
    grown('lost', 0, 2),
    grown('seen.p50', 100, 200),
    grown('seen.p99', 100, 900),
    grown('ack.p50', 10, 20),
  ];
  const { sentences } = comparisonSummary({ differences, verdict: 'worse', unlike: false }, 0.1);
  expect(sentences.slice(1)).toEqual([
    'lost: 0 before, 2 after, +2.',
    'seen.p99: 100 before, 900 after, +800 (+800 %); also p50.',
    'ack.p50: 10 before, 20 after, +10 (+100 %).',
  ]);
});
