import { baccaratGame } from './baccarat.ts';
import { diceGame } from './dice-bets.ts';
import { dragonGame } from './dragon.ts';
import { rouletteGame } from './roulette.ts';
import type { StudioGame } from './spots.ts';
import type { StudioRow } from './studio.table.ts';

/** Returns the rules of a row. */
export function studioGame(row: StudioRow): StudioGame {
  switch (row.kind) {
    case 'baccarat':
      return baccaratGame(row);
    case 'dragon':
      return dragonGame(row);
    case 'roulette':
      return rouletteGame(row);
    case 'dice':
      return diceGame();
  }
}

/** Time from the close to the first number, as a part of the time of the result; the numbers follow at equal intervals. */
const FIRST_PART = 0.25;
const LAST_PART = 0.9;

/** Number of numbers of a result that are public a time after the close, ms. */
export function countShown({ pace }: Pick<StudioRow, 'pace'>, numbers: number, ms: number): number {
  const [first, last] = [FIRST_PART * pace.resultMs, LAST_PART * pace.resultMs];
  if (ms < first) return 0;
  if (numbers === 1) return 1;
  return Math.min(numbers, 1 + Math.floor(((ms - first) * (numbers - 1)) / (last - first)));
}
