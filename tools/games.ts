/**
 * `npm run games [rounds] [seed]`: plays each game of the built-in venues often enough to reveal a wrong return, and
 * compares it with the exact value. 100 million rounds by default.
 */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createDraws } from '#sandbox/games/chance/draws.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { sha256 } from '#sandbox/games/chance/sha256.ts';
import { drawNines, ninesPays, winnerOf } from '#sandbox/games/nines/nines.ts';
import { ninesReturn, ninesWays } from '#sandbox/games/nines/nines-odds.ts';
import { kick, kickPays, penaltyReturn } from '#sandbox/games/penalty/penalty.ts';
import { SLOT_LINES } from '#sandbox/games/slot/slot.table.ts';
import { slotHits, slotMultiple, spin } from '#sandbox/games/slot/slot.ts';
import { slotChances, slotReturn } from '#sandbox/games/slot/slot-odds.ts';

const ROUNDS = 100_000_000;
/** Beyond it once in a thousand fair runs. */
const LARGEST_Z = 3.29;
const WORKERS = 2;
/** The corner aimed at, and the side backed. */
const AIM = 0;

type Game = 'slot' | 'penalty' | 'nines';
type Part = { readonly game: Game; readonly seed: string; readonly from: number; readonly to: number };
type Sums = { readonly rounds: number; readonly sum: number; readonly squares: number };

const EXACT: Readonly<Record<Game, () => number>> = {
  slot: () => slotReturn(slotChances()),
  penalty: () => penaltyReturn(AIM),
  nines: () => ninesReturn(ninesWays(), AIM),
};

/** Returns the payout of one round, as a fraction of its stake. */
function returnOf(game: Game, key: ReturnType<typeof keyedHash>, nonce: number): number {
  const draws = createDraws(key, 'games', nonce);
  if (game === 'nines') return ninesPays(winnerOf(drawNines(draws)), AIM) / 100;
  if (game === 'penalty') return kickPays(kick(draws, AIM), AIM) / 100;
  return slotMultiple(slotHits(spin(draws))) / SLOT_LINES.length;
}

function played({ game, seed, from, to }: Part): Sums {
  const key = keyedHash(sha256(new TextEncoder().encode(seed)));
  let sum = 0;
  let squares = 0;
  for (let nonce = from; nonce < to; nonce += 1) {
    const back = returnOf(game, key, nonce);
    sum += back;
    squares += back * back;
  }
  return { rounds: to - from, sum, squares };
}

const inWorker = (part: Part): Promise<Sums> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: part });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

async function check(game: Game, rounds: number, seed: string): Promise<boolean> {
  const startedAt = performance.now();
  const share = Math.ceil(rounds / WORKERS);
  const parts = Array.from({ length: WORKERS }, (_, at) => ({
    game,
    seed,
    from: at * share,
    to: Math.min(rounds, (at + 1) * share),
  }));
  const all = await Promise.all(parts.map(inWorker));
  const sum = all.reduce((total, each) => total + each.sum, 0);
  const squares = all.reduce((total, each) => total + each.squares, 0);
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  const error = deviation / Math.sqrt(rounds);
  const z = (mean - EXACT[game]()) / error;
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const figures = [
    `return ${(mean * 100).toFixed(4)} %`,
    `exact ${(EXACT[game]() * 100).toFixed(4)} %`,
    `deviation ${deviation.toFixed(3)}`,
    `standard error ${(error * 100).toFixed(4)} points`,
    `z ${z.toFixed(2)}`,
    `${seconds} s`,
  ];
  process.stdout.write(`${game}  ${rounds} rounds, ${figures.join(', ')}\n`);
  return Math.abs(z) < LARGEST_Z;
}

async function main(): Promise<void> {
  const [count = String(ROUNDS), seed = 'courtside'] = process.argv.slice(2);
  const rounds = Number(count);
  if (!Number.isSafeInteger(rounds) || rounds < WORKERS) throw new Error(`not a number of rounds: ${count}`);
  const fine: boolean[] = [];
  for (const game of ['slot', 'penalty', 'nines'] as const) fine.push(await check(game, rounds, seed));
  process.exitCode = fine.every(Boolean) ? 0 : 1;
}

if (isMainThread) await main();
else parentPort?.postMessage(played(workerData));
