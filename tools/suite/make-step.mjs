import { node24, root } from '../launch/installed.mjs';
import { flakyTests, playwrightTally, vitestTally } from './tally.mjs';

const minute = 60_000;
const reports = 'test-results/reports';

/**
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly string[])[]} commands run one after another until one fails
 * @property {number} limitMs for each command: it ends one that hangs, and leaves a slow machine twice the time of a quick one
 * @property {true} [beside] a check runs beside the steps after it until a suite of tests begins; a suite that mostly waits, beside the one suite after it
 * @property {true} [amongChecks] a suite without browsers or waits, which begins while checks still run
 * @property {NodeJS.ProcessEnv} [env]
 * @property {{ file: string, read: (report: string) => Tally, flaky?: (report: string) => readonly string[] }} [report] where the tests' counts are; without it the step counts as one
 */

/**
 * @param {string} name
 * @param {...(readonly string[])} commands
 * @returns {Step}
 */
export const check = (name, ...commands) => ({ name, commands, limitMs: 10 * minute });

/** @param {...string} args */
export const node = (...args) => [node24, ...args];
/** @param {...string} args */
export const bin = (...args) => [`node_modules/.bin/${args[0]}`, ...args.slice(1)];

/**
 * @param {string} name
 * @param {number} minutes
 * @param {readonly string[]} projects
 * @param {readonly string[]} [command] the command of Vitest, and files
 * @returns {Step}
 */
export function vitest(name, minutes, projects, command = ['run']) {
  const file = `${reports}/${name}.json`;
  const only = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    commands: [bin('vitest', ...command, ...only, ...reporters)],
    limitMs: minutes * minute,
    report: { file, read: vitestTally },
  };
}

/**
 * @param {string} name
 * @param {...string} which files, all when none is named, or options that choose tests
 * @returns {Step}
 */
export function playwright(name, ...which) {
  const file = `${reports}/${name}.json`;
  return {
    name,
    commands: [
      bin(
        'playwright',
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        '--reporter=line,json',
        ...which,
      ),
    ],
    limitMs: 55 * minute,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${root}/${file}` },
    report: { file, read: playwrightTally, flaky: flakyTests },
  };
}
