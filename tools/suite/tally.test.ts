import { expect, test } from 'vitest';
import { flakyTests, playwrightTally, stepLine, suiteTally, tallyLine, vitestTally } from './tally.mjs';

const green = { passed: 3, failed: 0, skipped: 0 };

test('reads Vitest and Playwright reports', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(vitestTally(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 1, skipped: 3 });
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightTally(JSON.stringify({ stats }))).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test('lists the Playwright tests that passed only on a retry', () => {
  const spec = (line: number, title: string, status: string) => ({
    title,
    file: 'a.test.ts',
    line,
    tests: [{ status }],
  });
  const report = {
    suites: [
      { specs: [spec(3, 'steady', 'expected')], suites: [{ specs: [spec(7, 'shaky', 'flaky')] }] },
      { specs: [spec(9, 'broken', 'unexpected')] },
    ],
  };
  expect(flakyTests(JSON.stringify(report))).toEqual(['a.test.ts:7 shaky']);
});

test('the line of a step includes the number of flaky tests', () => {
  expect(stepLine(green, [])).toBe('3 passed, 0 failed');
  expect(stepLine(green, ['a.test.ts:7 shaky'])).toBe('3 passed, 0 failed, 1 FLAKY');
});

test('a suite without a report has failed once', () => {
  expect(suiteTally(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a suite that crashes after green tests has failed once', () => {
  expect(suiteTally(green, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a suite that ran nothing has failed once', () => {
  expect(suiteTally({ passed: 0, failed: 0, skipped: 9 }, 0)).toEqual({ passed: 0, failed: 1, skipped: 9 });
});

test('a suite with failed tests is not counted worse than it is', () => {
  expect(suiteTally({ passed: 1, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test('the last line names skipped tests only when there are some', () => {
  expect(tallyLine(green)).toBe('3 passed, 0 failed');
  expect(tallyLine({ ...green, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped');
});
