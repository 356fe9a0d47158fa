import type { StudioGame } from './spots.ts';
import type { RouletteRow } from './studio.table.ts';

export const POCKETS = 37;
const HUNDRED = 100;
/** Chances of two and of three to one pay so that only zero is the house's. */
const EVEN_ODDS = 200;
const DOZEN_ODDS = 300;
const STRAIGHT_ODDS = 3600;
const HALF = 18;
const DOZEN = 12;

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const isRed = (pocket: number): boolean => RED.has(pocket);

type Bet = {
  readonly name: string;
  readonly odds: number;
  /** Zero refunds a part of the stake in some tables. */
  readonly isEven: boolean;
  covers(pocket: number): boolean;
};

const bet = (name: string, odds: number, covers: (pocket: number) => boolean, isEven = false): Bet => ({
  name,
  odds,
  isEven,
  covers: (pocket) => pocket > 0 && covers(pocket),
});
const even = (name: string, covers: (pocket: number) => boolean) => bet(name, EVEN_ODDS, covers, true);

/** The numbers by themselves first, so that a choice below 37 is its pocket. */
const BETS: readonly Bet[] = [
  ...Array.from({ length: POCKETS }, (_, pocket) => ({
    name: String(pocket),
    odds: STRAIGHT_ODDS,
    isEven: false,
    covers: (drawn: number) => drawn === pocket,
  })),
  even('小 1–18', (pocket) => pocket <= HALF),
  even('双', (pocket) => pocket % 2 === 0),
  even('红', isRed),
  even('黑', (pocket) => !isRed(pocket)),
  even('单', (pocket) => pocket % 2 === 1),
  even('大 19–36', (pocket) => pocket > HALF),
  ...['一', '二', '三'].map((name, at) =>
    bet(`第${name}打`, DOZEN_ODDS, (pocket) => Math.floor((pocket - 1) / DOZEN) === at),
  ),
  ...['一', '二', '三'].map((name, at) =>
    bet(`第${name}列`, DOZEN_ODDS, (pocket) => pocket % 3 === (at + 1) % 3),
  ),
];

/** A ball on a wheel with one zero. */
export function rouletteGame({ zeroRefund }: Pick<RouletteRow, 'zeroRefund'>): StudioGame {
  const pays = (choice: number, [pocket = 0]: readonly number[]) => {
    const chosen = BETS[choice];
    if (!chosen) return 0;
    if (chosen.covers(pocket)) return chosen.odds;
    return pocket === 0 && chosen.isEven ? zeroRefund : 0;
  };
  const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);
  return {
    spots: BETS.map(({ name, odds, covers }, choice) => ({
      name,
      odds,
      chance: pockets.filter(covers).length / POCKETS,
      back: pockets.reduce((sum, pocket) => sum + pays(choice, [pocket]), 0) / POCKETS / HUNDRED,
    })),
    draw: (draws) => [draws.below(POCKETS)],
    pays,
  };
}
