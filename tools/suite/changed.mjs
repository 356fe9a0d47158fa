import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root } from '../launch/installed.mjs';
import { bin, check, node, playwright, vitest } from './make-step.mjs';

/** Folders that group nouns; the folder after the last of them names the noun of a file. */
const GROUPS =
  /^(?:src|contract|sandbox|domains|app|features|tests|e2e|chat|core|view|worker|services|streams)$/;
const DISTRICTS = /^(?:ground|site|people|money|rewards|play|protection|community|care|activity|home)$/;

/**
 * Names the noun a source file belongs to.
 * @param {string} path
 * @returns {string | undefined} `deposit` for `src/app/features/money/deposit/deposit-form.tsx`
 */
export function nounOf(path) {
  const folders = dirname(path).split('/');
  const district = folders.findIndex((folder) => DISTRICTS.test(folder));
  return district < 0 ? folders.find((folder) => !GROUPS.test(folder)) : folders[district + 1];
}

/**
 * @typedef {object} Chosen
 * @property {readonly string[]} code changed source files; tests that import them run
 * @property {readonly string[]} browser component tests in the folder of a change
 * @property {readonly string[]} contract tests of the calls of a changed noun
 * @property {readonly string[]} e2e tests of the screens of a changed noun
 */

/**
 * Chooses the tests that a change needs: tests that changed, tests beside a change, and tests named after its noun.
 * @param {readonly string[]} changed
 * @param {readonly string[]} all every file of the repository
 * @returns {Chosen}
 */
export function chooseTests(changed, all) {
  const nouns = new Set(changed.map(nounOf).filter((noun) => noun !== undefined));
  const folders = new Set(changed.map((path) => dirname(path)));
  const isOfNoun = (/** @type {string} */ path) => {
    const name =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.(?:phone\.)?test\.ts$/, '') ?? '';
    return [...nouns].some((noun) => name === noun || name.startsWith(`${noun}-`) || name === `${noun}s`);
  };
  const chosen = (/** @type {string} */ folder) =>
    all.filter(
      (path) =>
        path.startsWith(folder) && path.endsWith('.test.ts') && (isOfNoun(path) || changed.includes(path)),
    );
  return {
    code: changed.filter((path) => /^(?:src|tools|bench)\/.*\.(?:tsx?|mjs)$/.test(path)),
    browser: all.filter((path) => /\.browser\.test\.tsx?$/.test(path) && folders.has(dirname(path))),
    contract: chosen('tests/contract/'),
    e2e: chosen('tests/e2e/'),
  };
}

const git = (/** @type {readonly string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Lists files that differ from the branch `main`, or from the last commit on `main` itself, with new files. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/**
 * Steps for the files that changed: `npm test -- changed`.
 * @param {(line: string) => void} say
 * @returns {readonly import('./make-step.mjs').Step[]}
 */
export function changedSteps(say) {
  const files = changedFiles();
  const { code, browser, contract, e2e } = chooseTests(files, git('ls-files'));
  say(
    `${files.length} changed files: ${contract.length} contract, ${browser.length} browser and ${e2e.length} e2e test files`,
  );
  const biome = bin('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files);
  return [
    check('types', bin('tsc', '-b')),
    ...(files.length > 0 ? [check('lint', biome, node('tools/house-rules.ts'))] : []),
    check('directions', node('tools/directions.ts')),
    ...(code.length > 0
      ? [vitest('unit', 9, ['unit'], ['related', '--run', '--passWithNoTests', ...code])]
      : []),
    ...(contract.length > 0 ? [vitest('contract', 12, ['contract'], ['run', ...contract])] : []),
    ...(browser.length > 0 ? [vitest('browser', 12, ['browser'], ['run', ...browser])] : []),
    ...(e2e.length > 0 ? [playwright('e2e', ...e2e)] : []),
  ];
}
