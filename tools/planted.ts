/**
 * `npm run planted [name …]`: plants the mistakes of `planted/faults.table.ts`, one at a time, in copies of the working tree
 * and runs the tests that must fail because of each. Exits with 1 when a mistake is not found. Names are parts of names.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { node24 } from './launch/installed.mjs';
import { PLANTED_FAULTS, type PlantedFault } from './planted/faults.table.ts';

const root = resolve(import.meta.dirname, '..');
/** Copies in use at once: one for each processor of a small machine. */
const COPIES = 2;
/** Time limit of the tests of one mistake, on a busy machine. */
const LIMIT_MS = 300_000;

const Report = v.object({ numFailedTests: v.number(), numPassedTests: v.number() });

/** `found`: a test failed. `missed`: all passed. `broken`: no test ran, so that nothing is proved. */
type Verdict = 'found' | 'missed' | 'broken';

/** Copies what Git tracks or would track, beside the installed packages. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'courtside-planted-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of new Set(list.split('\0').filter(Boolean))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function verdictOf(reportFile: string): Verdict {
  try {
    const { numFailedTests, numPassedTests } = v.parse(Report, JSON.parse(readFileSync(reportFile, 'utf8')));
    if (numFailedTests > 0) return 'found';
    return numPassedTests > 0 ? 'missed' : 'broken';
  } catch {
    return 'broken';
  }
}

async function runTests({ project, tests }: PlantedFault, copy: string): Promise<Verdict> {
  const reportFile = join(copy, 'planted-report.json');
  rmSync(reportFile, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--project',
    project,
    '--bail',
    '1',
    '--reporter=json',
    `--outputFile=${reportFile}`,
  ];
  const child = spawn(node24, [...args, tests], { cwd: copy, stdio: 'ignore', timeout: LIMIT_MS });
  await once(child, 'exit');
  return verdictOf(reportFile);
}

async function plant(fault: PlantedFault, copy: string): Promise<Verdict> {
  const file = join(copy, fault.file);
  const sound = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    sound.replace(fault.from, () => fault.to),
  );
  try {
    return await runTests(fault, copy);
  } finally {
    writeFileSync(file, sound);
  }
}

const wanted = process.argv.slice(2);
const faults = PLANTED_FAULTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const remaining = [...faults];
const verdicts: Verdict[] = [];

async function work(): Promise<void> {
  const copy = copyTree();
  try {
    for (let fault = remaining.shift(); fault; fault = remaining.shift()) {
      const startedAt = performance.now();
      const verdict = await plant(fault, copy);
      verdicts.push(verdict);
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      console.log(`${verdict.padEnd(7)} ${fault.area.padEnd(6)} ${fault.name} (${seconds} s)`);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

await Promise.all(Array.from({ length: COPIES }, work));
const found = verdicts.filter((verdict) => verdict === 'found').length;
console.log(`\n${found} of ${faults.length} planted faults found`);
process.exitCode = faults.length > 0 && found === faults.length ? 0 : 1;
