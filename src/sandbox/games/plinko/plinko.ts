import type { Draws } from '#sandbox/games/chance/draws.ts';
import { ended, type RoundInput, type Stage } from '#sandbox/games/engine.ts';
import { type Chance, paidOf, partOf } from '#sandbox/games/fair-pays.ts';

/** Risks of a board, in the order of its pays. */
export const PLINKO_RISKS = ['低', '中', '高'] as const;

/** A board of rows of pegs: at each one the ball goes left or right with equal chance. */
export type PlinkoBoard = {
  readonly rows: number;
  /** Hundredths of the stake by slot from the left, for each risk. */
  readonly pays: readonly [readonly number[], readonly number[], readonly number[]];
};

export type PlinkoRules = { readonly boards: readonly PlinkoBoard[] };

/** A board with one of its risks: the choices go through the risks of the first board, then of the second. */
export type PlinkoChoice = { readonly rows: number; readonly risk: number; readonly pays: readonly number[] };

export const plinkoChoices = ({ boards }: PlinkoRules): number => boards.length * PLINKO_RISKS.length;

export function plinkoChoice({ boards }: PlinkoRules, choice: number): PlinkoChoice {
  const board = boards[Math.floor(choice / PLINKO_RISKS.length)];
  const risk = choice % PLINKO_RISKS.length;
  return { rows: board?.rows ?? 0, risk, pays: board?.pays[risk] ?? [] };
}

/** Chance of a slot: as many ways as there are choices of the rows at which the ball goes right. */
export function slotChance(rows: number, slot: number): Chance {
  let ways = 1n;
  for (let n = 0; n < slot; n += 1) ways = (ways * BigInt(rows - n)) / BigInt(n + 1);
  return { ways, all: 2n ** BigInt(rows) };
}

/** The slot at the end of a path: the number of steps to the right. */
export const slotOf = (path: readonly number[]): number => path.reduce((slot, step) => slot + step, 0);

/** The exact return of a choice, as a part of 1. */
export function plinkoReturn({ rows, pays }: PlinkoChoice): number {
  const ways = pays.reduce((sum, each, slot) => sum + slotChance(rows, slot).ways * BigInt(each), 0n);
  return partOf({ ways, all: 2n ** BigInt(rows) * 100n });
}

/** Plays a round. The outcome is the path: 1 for each step to the right. */
export function playPlinko(rules: PlinkoRules, { below }: Draws, { choice, stake }: RoundInput): Stage {
  const { rows, pays } = plinkoChoice(rules, choice);
  const path = Array.from({ length: rows }, () => below(2));
  return ended(path, paidOf(stake, BigInt(pays[slotOf(path)] ?? 0)), { stake });
}
