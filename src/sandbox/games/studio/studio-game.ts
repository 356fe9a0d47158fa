import { baccaratGame } from './baccarat.ts';
import { diceGame } from './dice-bets.ts';
import { dragonGame } from './dragon.ts';
import { rouletteGame } from './roulette.ts';
import type { StudioGame } from './spots.ts';
import { SHOT_MS, type StudioRow } from './studio.table.ts';

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

/** Stream of the live picture of a table. */
export const tableStream = ({ picture }: Pick<StudioRow, 'picture'>): string => `t-${picture}`;

/** Time from the beginning of a close-up until its number can be read, ms: a card turns over, a ball falls. */
const READABLE_MS = 480;

/** Number of numbers of a result that are public a time after the close, ms: those that the live picture has shown. */
export function countShown({ pace }: Pick<StudioRow, 'pace'>, numbers: number, ms: number): number {
  const shots = Math.floor((ms - READABLE_MS) / SHOT_MS);
  return Math.max(0, Math.min(numbers, shots - pace.shotsBefore + 1));
}
