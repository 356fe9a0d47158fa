/**
 * `npm run house`: prints figures of the source tree beside their goals. `npm run house -- --runs` also counts the files that
 * run for a page call, a deposit and a chat message, which takes about half a minute.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkDirections } from './directions.ts';

const SHORT_LINES = 20;
const MAX_ENTRIES = 15;
const root = resolve(import.meta.dirname, '..');

const linesOf = (path: string): number => readFileSync(resolve(root, path), 'utf8').split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const code = globSync('src/**/*.{ts,tsx}', { cwd: root });
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const source = code.filter((path) => !isTest(path));
const sourceLines = source.map(linesOf);
const testLines = sum(
  [...code.filter(isTest), ...globSync('tests/**/*.{ts,tsx}', { cwd: root })].map(linesOf),
);

/** Folders of `src` with their number of source files and sub-folders. */
function entriesOfFolders(): ReadonlyMap<string, number> {
  const folders = new Set<string>();
  for (let path of source.map(dirname)) {
    for (; path !== 'src' && path !== '.'; path = dirname(path)) folders.add(path);
  }
  return Map.groupBy([...folders, ...source], dirname)
    .entries()
    .reduce((counts, [folder, entries]) => counts.set(folder, entries.length), new Map<string, number>());
}

const sheets = globSync('src/**/*.css', { cwd: root });
const RAW_SPACING = /(?:^|[\s;{])(?:gap|padding|margin)[\w-]*:[^;]*?\d+px/g;
const rawSpacing = sheets.map(
  (path) => readFileSync(resolve(root, path), 'utf8').match(RAW_SPACING)?.length ?? 0,
);
const crowded = [...entriesOfFolders()].filter(([, entries]) => entries > MAX_ENTRIES);
const { violations } = await checkDirections(root);

const figures: readonly (readonly [name: string, now: number | string, goal: string])[] = [
  ['source files in src', source.length, '≤ 2600'],
  [
    `source files of at most ${SHORT_LINES} lines`,
    sourceLines.filter((lines) => lines <= SHORT_LINES).length,
    '≤ 200',
  ],
  ['lines of source', sum(sourceLines), '≤ 172000'],
  ['lines of tests for each line of source', (testLines / sum(sourceLines)).toFixed(2), '≥ 0.6'],
  [`folders with more than ${MAX_ENTRIES} source files and folders`, crowded.length, '≤ 5'],
  ['imports against a direction', violations.length, '0'],
  ['lines of style sheets', sum(sheets.map(linesOf)), '≤ 20000'],
  ['gaps, paddings and margins in px', sum(rawSpacing), '≤ 300'],
];
for (const [name, now, goal] of figures)
  console.log(`${name.padEnd(58)}${String(now).padStart(8)}   ${goal}`);
for (const [folder, entries] of crowded) console.log(`  ${entries} in ${folder}`);
if (process.argv.includes('--runs')) {
  const measuring = [
    '--disable-warning=ExperimentalWarning',
    resolve(import.meta.dirname, 'house/files-run/main.ts'),
  ];
  const lists = process.argv.filter((argument) => argument === '--list');
  const { status } = spawnSync(process.execPath, [...measuring, ...lists], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
