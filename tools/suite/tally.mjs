/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };
/** @type {Tally} */
export const onePassed = { ...nothing, passed: 1 };
/** @type {Tally} */
export const oneFailed = { ...nothing, failed: 1 };

/**
 * @param {Tally} a
 * @param {Tally} b
 * @returns {Tally}
 */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * @param {string} report of Vitest's JSON reporter
 * @returns {Tally}
 */
export function vitestTally(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/**
 * @param {string} report of Playwright's JSON reporter
 * @returns {Tally}
 */
export function playwrightTally(report) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * @typedef {object} ReportSuite a file or a group of Playwright's JSON reporter
 * @property {ReportSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: { status: string }[] }[]} [specs]
 */

/**
 * Lists the tests that failed and passed on a retry: they count as passed, and need a manual review.
 * @param {string} report of Playwright’s JSON reporter
 * @returns {readonly string[]} location and title of each
 */
export function flakyTests(report) {
  /** @type {(suite: ReportSuite) => readonly string[]} */
  const flakyIn = ({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(flakyIn),
  ];
  return flakyIn(JSON.parse(report));
}

/**
 * Computes the tally of a suite of tests. A suite that ended with an error without a failed test, or ran no test at all,
 * has failed too.
 * @param {Tally | undefined} counted undefined when the suite left no report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function suiteTally(counted, exitCode) {
  if (!counted) return oneFailed;
  const ran = counted.passed + counted.failed > 0;
  const silent = counted.failed === 0 && (exitCode !== 0 || !ran);
  return silent ? add(counted, oneFailed) : counted;
}

/**
 * Text beside a step at the end of a run.
 * @param {Tally} tally
 * @param {readonly string[]} flaky
 */
export const stepLine = (tally, flaky) =>
  [tallyLine(tally), ...(flaky.length > 0 ? [`${flaky.length} FLAKY`] : [])].join(', ');

/**
 * Last line of a run: `12 passed, 0 failed`, with `, 1 skipped` only when there is one.
 * @param {Tally} tally
 */
export const tallyLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
