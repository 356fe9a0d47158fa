import { expect, test } from 'vitest';
import { UsageError } from '#replay/cli/command.ts';
import { judge, thresholdFrom } from './thresholds.ts';

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
