/**
 * `npm run games [rounds] [seed] [title]`: plays each choice of each game often enough to reveal a wrong return, and
 * compares it with the exact return, or with the stated one where none can be computed. 100 million rounds by default.
 * Finished parts are stored, so that a run which was ended continues. `npm run games table` writes the returns that the
 * lobby shows (src/sandbox/games/returns.table.ts); figures from many rounds stay, unless `again` follows.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Draws } from '#sandbox/games/chance/draws.ts';
import type { Title } from '#sandbox/games/engine.ts';
import { RETURNS, type StatedReturn } from '#sandbox/games/returns.table.ts';
import { TITLES } from '#sandbox/games/titles.ts';

const ROUNDS = 100_000_000;
const PART_ROUNDS = 2_500_000;
/** Beyond it once in a thousand fair runs. */
const LARGEST_Z = 3.29;
const WORKERS = 2;
/** Divisible by every number of lines, so that no payout is rounded. */
const STAKE = 100_000_00n;
const TABLE = join(import.meta.dirname, '../src/sandbox/games/returns.table.ts');
const RESULTS = join(import.meta.dirname, '../node_modules/.cache/games.json');

type Part = {
  readonly name: string;
  readonly choice: number;
  readonly seed: string;
  readonly rounds: number;
};
type Sums = { readonly rounds: number; readonly sum: number; readonly squares: number };

/**
 * xoshiro128**: numbers of the same distribution as those of a round, fifty times faster. The numbers of rounds are
 * tested by themselves (src/sandbox/games/chance/draws.test.ts).
 */
function quickDraws(seed: string): Draws {
  const state = new Uint32Array(4);
  let mixed = 2_166_136_261;
  for (let at = 0; at < 64; at += 1) {
    mixed = Math.imul(mixed ^ seed.charCodeAt(at % seed.length) ^ at, 16_777_619);
    mixed ^= mixed >>> 13;
    state[at % 4] = (state[at % 4] ?? 0) ^ mixed;
  }
  const next = () => {
    const [a = 0, b = 0, c = 0, d = 0] = state;
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const [crossed, mixedDown] = [c ^ a, d ^ b];
    state[1] = b ^ crossed;
    state[0] = a ^ mixedDown;
    state[2] = crossed ^ (b << 9);
    state[3] = (mixedDown << 11) | (mixedDown >>> 21);
    return result;
  };
  return {
    below(n) {
      const fair = 2 ** 32 - (2 ** 32 % n);
      for (;;) {
        const drawn = next();
        if (drawn < fair) return drawn % n;
      }
    },
  };
}

/** Numbers that can be drawn again from the first, for a round that is replayed after each move. */
function createRecorded(source: Draws) {
  const drawn: number[] = [];
  let at = 0;
  return {
    replay(): Draws {
      at = 0;
      return {
        below(n) {
          if (at === drawn.length) drawn.push(source.below(n));
          at += 1;
          return drawn[at - 1] ?? 0;
        },
      };
    },
  };
}

/** Returns the payout of one round by the strategy of its title, as a part of its first stake. */
function returnOf({ rules, strategy }: Title, choice: number, source: Draws): number {
  const recorded = createRecorded(source);
  const moves: number[] = [];
  for (;;) {
    const stage = rules.play(recorded.replay(), { choice, stake: STAKE, moves });
    // A raise is a loss of the first stake's measure: the return is what is left of both.
    if (stage.payout !== null) return Number(stage.payout - stage.staked + STAKE) / Number(STAKE);
    if (!strategy) throw new Error('a title with moves has no strategy');
    moves.push(strategy(stage, choice));
  }
}

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
      if (process.stderr.isTTY) process.stderr.write(`\r${title.name} ${choice}: ${total.rounds} rounds `);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, run));
  return total;
}

async function check(checked: Check, rounds: number, seed: string): Promise<boolean> {
  const startedAt = performance.now();
  const { sum, squares } = await sumsOf(checked, rounds, seed);
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
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

/** A name as a key of an object. */
const keyOf = (name: string) => (/^[\p{L}\p{N}]+$/u.test(name) ? name : `'${name}'`);

/** Returns of a title: by exact computation, or by the rounds of an independent run. */
async function statedReturn(title: Title): Promise<StatedReturn> {
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

async function writeTable(): Promise<void> {
  const rows: string[] = [];
  for (const title of TITLES) {
    const { least, most, isExact } = await statedReturn(title);
    rows.push(`  ${keyOf(title.name)}: { least: ${least}, most: ${most}, isExact: ${isExact} },`);
  }
  const text = readFileSync(TABLE, 'utf8');
  const head = text.slice(0, text.indexOf('>> = {') + 6);
  writeFileSync(TABLE, `${head}\n${rows.join('\n')}\n};\n`);
}

async function main(): Promise<void> {
  const [count = String(ROUNDS), seed = 'courtside', name] = process.argv.slice(2);
  if (count === 'table') return writeTable();
  const rounds = Number(count);
  if (!Number.isSafeInteger(rounds) || rounds < WORKERS) throw new Error(`not a number of rounds: ${count}`);
  const isRight: boolean[] = [];
  for (const title of TITLES.filter((each) => name === undefined || each.name === name))
    for (const each of checksOf(title)) isRight.push(await check(each, rounds, seed));
  process.exitCode = isRight.every(Boolean) ? 0 : 1;
}

if (isMainThread) await main();
else parentPort?.postMessage(played(workerData));
