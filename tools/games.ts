/**
 * `npm run games`: plays each title whose return cannot be computed 100 million times, compares it with the stated return,
 * and notes the distance in the table that the lobby reads (src/sandbox/games/returns.table.ts). With a number of rounds it
 * plays each choice of every title: `npm run games [rounds] [seed] [title]`. Finished parts are stored, so that a run which
 * was ended continues. `npm run games table` writes the table: returns, and how far rounds deviate from them; figures from
 * many rounds stay, unless `again` follows.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Title } from '#sandbox/games/engine.ts';
import { RETURNS, type StatedReturn } from '#sandbox/games/returns.table.ts';
import { TITLES } from '#sandbox/games/titles.ts';
import { exactDeviation } from './games/exact-deviation.ts';
import { noteProof, writeReturns } from './games/returns-file.ts';
import { quickDraws, returnOf } from './games/rounds.ts';

const ROUNDS = 100_000_000;
const PART_ROUNDS = 2_500_000;
/** Beyond it once in a thousand fair runs. */
const LARGEST_Z = 3.29;
const WORKERS = 2;
/** Rounds of a title over which a deviation that cannot be computed is measured, divided among its choices. */
const DEVIATION_ROUNDS = 1_000_000;
const RESULTS = join(import.meta.dirname, '../node_modules/.cache/games.json');

type Part = {
  readonly name: string;
  readonly choice: number;
  readonly seed: string;
  readonly rounds: number;
};
type Sums = { readonly rounds: number; readonly sum: number; readonly squares: number };

const titleOf = (name: string): Title => {
  const title = TITLES.find((each) => each.name === name);
  if (!title) throw new Error(`no title ${name}`);
  return title;
};

function played({ name, choice, seed, rounds }: Part): Sums {
  const title = titleOf(name);
  const source = quickDraws(seed);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const back = returnOf(title, choice, source);
    sum += back;
    squares += back * back;
  }
  return { rounds, sum, squares };
}

const inWorker = (part: Part): Promise<Sums> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Sums of finished parts by their names. */
function createResults() {
  const stored: Record<string, Sums> = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  return {
    get: (key: string) => stored[key],
    add(key: string, sums: Sums) {
      stored[key] = sums;
      mkdirSync(dirname(RESULTS), { recursive: true });
      writeFileSync(RESULTS, JSON.stringify(stored));
    },
  };
}

const showProgress = (text: string) =>
  process.stderr.write(process.stderr.isTTY ? `\r${text} ` : `${text}\n`);

type Check = {
  readonly title: Title;
  readonly choice: number;
  readonly expected: number;
  readonly isExact: boolean;
};

/** Plays the parts of a check side by side; those that an earlier run finished are taken from its results. */
async function sumsOf({ title, choice }: Check, rounds: number, seed: string): Promise<Sums> {
  const results = createResults();
  const parts = Array.from({ length: Math.ceil(rounds / PART_ROUNDS) }, (_, index) => index);
  const total = { rounds: 0, sum: 0, squares: 0 };
  const run = async () => {
    for (let index = parts.shift(); index !== undefined; index = parts.shift()) {
      const size = Math.min(PART_ROUNDS, rounds - index * PART_ROUNDS);
      const key = `${title.name} ${choice} ${seed} ${index} ${size}`;
      const known = results.get(key);
      const sums = known ?? (await inWorker({ name: title.name, choice, seed: key, rounds: size }));
      if (!known) results.add(key, sums);
      total.rounds += sums.rounds;
      total.sum += sums.sum;
      total.squares += sums.squares;
      showProgress(`${title.name} ${choice}: ${total.rounds} of ${rounds} rounds`);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, run));
  return total;
}

/** Standard deviation of the return of a round, as a part of its stake. */
const deviationOf = ({ rounds, sum, squares }: Sums): number =>
  Math.sqrt(squares / rounds - (sum / rounds) ** 2);

async function check(checked: Check, rounds: number, seed: string): Promise<boolean> {
  const startedAt = performance.now();
  const { sum, squares } = await sumsOf(checked, rounds, seed);
  const mean = sum / rounds;
  const deviation = deviationOf({ rounds, sum, squares });
  const error = deviation / Math.sqrt(rounds);
  // A stated return is itself rounded to a hundredth of a percent.
  const distance = Math.max(0, Math.abs(mean - checked.expected) - (checked.isExact ? 0 : 0.00005));
  const z = error === 0 ? 0 : distance / error;
  const figures = [
    `return ${(mean * 100).toFixed(4)} %`,
    `${checked.isExact ? 'exact' : 'stated'} ${(checked.expected * 100).toFixed(4)} %`,
    `deviation ${deviation.toFixed(3)}`,
    `standard error ${(error * 100).toFixed(4)} points`,
    `|z| ${z.toFixed(2)}`,
    `${Math.round((performance.now() - startedAt) / 1_000)} s`,
  ];
  if (!checked.isExact) noteProof(checked.title.name, { rounds, z: Number(z.toFixed(2)) }, deviation);
  process.stdout.write(`${checked.title.name} ${checked.choice}  ${rounds} rounds, ${figures.join(', ')}\n`);
  return z < LARGEST_Z;
}

const checksOf = (title: Title): readonly Check[] => {
  const exact = title.exactReturns();
  const choices = title.pricedChoices ?? exact?.map((_, choice) => choice) ?? [];
  const stated = (RETURNS[title.name]?.least ?? 0) / 10_000;
  return exact
    ? choices.map((choice) => ({ title, choice, expected: exact[choice] ?? 0, isExact: true }))
    : [{ title, choice: 0, expected: stated, isExact: false }];
};

/** `npm run games table again` measures also those whose figure is stated already. */
const isMeasuredAgain = process.argv[3] === 'again';

/** Returns of a title: by exact computation, or by the rounds of an independent run. */
async function statedReturn(title: Title): Promise<Omit<StatedReturn, 'deviation'>> {
  const exact = title.exactReturns();
  if (exact) {
    const returns = exact.map((part) => Math.round(part * 10_000));
    return { least: Math.min(...returns), most: Math.max(...returns), isExact: true };
  }
  const stated = RETURNS[title.name];
  if (stated && !stated.isExact && !isMeasuredAgain) return stated;
  const { sum, rounds } = await sumsOf({ title, choice: 0, expected: 0, isExact: false }, ROUNDS, 'table');
  const measured = Math.round((sum / rounds) * 10_000);
  return { least: measured, most: measured, isExact: false };
}

/** Measures the standard deviation of a choice, as a part of the stake. */
async function measuredDeviation(title: Title, choice: number, rounds: number): Promise<number> {
  const check = { title, choice, expected: 0, isExact: false };
  return deviationOf(await sumsOf(check, rounds, 'deviation'));
}

/** Standard deviation of a title, of the choices with the least and the most; exact where all of its choices are. */
async function statedDeviation(title: Title): Promise<StatedReturn['deviation']> {
  const choices = title.pricedChoices ?? title.exactReturns()?.map((_, choice) => choice) ?? [0];
  const exact = choices.map((choice) => exactDeviation(title, choice));
  const perChoice = Math.floor(DEVIATION_ROUNDS / choices.length);
  const parts: number[] = [];
  for (const [index, choice] of choices.entries())
    parts.push(exact[index] ?? (await measuredDeviation(title, choice, perChoice)));
  const hundredths = parts.map((part) => Math.round(part * 100));
  const isExact = exact.every((part) => part !== null);
  return { least: Math.min(...hundredths), most: Math.max(...hundredths), isExact };
}

async function writeTable(): Promise<void> {
  const rows: Record<string, StatedReturn> = {};
  for (const title of TITLES) {
    const known = RETURNS[title.name];
    const back = await statedReturn(title);
    const isKept =
      known?.deviation && known?.least === back.least && known.most === back.most && !isMeasuredAgain;
    rows[title.name] = { ...back, deviation: isKept ? known.deviation : await statedDeviation(title) };
  }
  writeReturns(rows);
}

async function main(): Promise<void> {
  const [count, seed = 'courtside', name] = process.argv.slice(2);
  if (count === 'table') return writeTable();
  const rounds = Number(count ?? ROUNDS);
  if (!Number.isSafeInteger(rounds) || rounds < WORKERS) throw new Error(`not a number of rounds: ${count}`);
  const isRight: boolean[] = [];
  const isPlayed = (title: Title) =>
    name === undefined ? count !== undefined || title.exactReturns() === null : title.name === name;
  for (const title of TITLES.filter(isPlayed))
    for (const each of checksOf(title)) isRight.push(await check(each, rounds, seed));
  process.exitCode = isRight.every(Boolean) ? 0 : 1;
}

if (isMainThread) await main();
else parentPort?.postMessage(played(workerData));
