import { expect, test } from 'vitest';
import { UsageError } from '#replay/cli/command.ts';
import { metricsOf, samplesOf } from '#replay/measure/metrics.ts';
import { mergeTallies } from '#replay/measure/tally.ts';
import { judge, runThresholds, thresholdFrom } from './thresholds.ts';

const METRICS = ['seen.p99.9', 'lost'];
const judged = (text: string, value: number) =>
  judge([thresholdFrom(text, METRICS)], { lost: value, 'seen.p99.9': value }, { seen: 1 })[0]?.passed;

test.each([
  ['lost<=0', 0, true],
  ['lost<=0', 1, false],
  ['lost < 1', 1, false],
  ['seen.p99.9<2000.5', 2_000, true],
  ['lost>=3', 3, true],
  ['lost>3', 3, false],
])('%s with %d: %s', (text, value, passed) => {
  expect(judged(text, value)).toBe(passed);
});

test.each(['lost', 'lost=0', 'lost<-1', 'found<1', '<1', 'lost<many'])(
  '“%s” is refused as a threshold',
  (text) => {
    expect(() => thresholdFrom(text, METRICS)).toThrow(UsageError);
  },
);

test('a threshold on durations does not hold without a sample', () => {
  const [judged] = judge([thresholdFrom('seen.p99.9<1', METRICS)], { 'seen.p99.9': 0 }, { seen: 0 });
  expect(judged).toEqual({ threshold: 'seen.p99.9<1', value: null, passed: false });
});

const EVERY = Object.keys(metricsOf(mergeTallies([]), []));
const limits = (...[own, options]: [readonly string[], { without?: readonly string[] }?]) =>
  runThresholds(own, EVERY, options).map(({ metric, is, limit }) => `${metric}${is}${limit}`);

test('a threshold of one’s own is added to those of truth', () => {
  expect(limits(['ack.p99<2000'])).toEqual([...limits([]), 'ack.p99<2000']);
  expect(limits(['lost<=5'])).toEqual(expect.arrayContaining(['lost<=0', 'lost<=5']));
});

test('a threshold on refusals takes the place of the usual one', () => {
  expect(limits(['refused<=10']).filter((text) => text.startsWith('refused'))).toEqual(['refused<=10']);
});

test('only a threshold of truth can be left out by its name', () => {
  expect(limits([], { without: ['lost'] })).not.toContain('lost<=0');
  expect(() => limits([], { without: ['ack.p99'] })).toThrow(UsageError);
});

test('a rate without anything that it refers to does not hold', () => {
  const [judged] = judge([thresholdFrom('lost.rate<1', ['lost.rate'])], {}, { 'lost.rate': 0 });
  expect(judged).toMatchObject({ value: null, passed: false });
});

test('the usual thresholds have samples in a run without viewers', () => {
  const tally = mergeTallies([]);
  const judged = judge(runThresholds([], EVERY), metricsOf(tally, []), samplesOf(tally));
  expect(judged.filter(({ passed }) => !passed)).toEqual([]);
});
