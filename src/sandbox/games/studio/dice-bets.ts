import { fairPays } from '../fair-pays.ts';
import type { StudioGame } from './spots.ts';

const SIDES = 6;
const DICE = 3;
const WAYS = SIDES ** DICE;
const HUNDRED = 100;
/** Stated return of spots whose odds follow from their chance, parts of ten thousand. */
const BACK = 9_600n;
const MIDDLE = 10;

const sides = Array.from({ length: SIDES }, (_, side) => side + 1);
const ROLLS: readonly (readonly number[])[] = sides.flatMap((first) =>
  sides.flatMap((second) => sides.map((third) => [first, second, third])),
);

const sumOf = (dice: readonly number[]) => dice.reduce((sum, side) => sum + side, 0);
const isTriple = ([first, ...rest]: readonly number[]) => rest.every((side) => side === first);
const countOf = (dice: readonly number[], side: number) => dice.filter((shown) => shown === side).length;

/** A spot: hundredths of the stake that it pays for three dice. */
type Bet = { readonly name: string; pays(dice: readonly number[]): number };

/** Even money, lost by three of a kind. */
const even = (name: string, wins: (sum: number) => boolean): Bet => ({
  name,
  pays: (dice) => (!isTriple(dice) && wins(sumOf(dice)) ? 2 * HUNDRED : 0),
});

/** Odds that follow from the chance. */
function fair(name: string, wins: (dice: readonly number[]) => boolean): Bet {
  const ways = ROLLS.filter(wins).length;
  const odds = Number(fairPays({ ways: BigInt(ways), all: BigInt(WAYS) }, BACK));
  return { name, pays: (dice) => (wins(dice) ? odds : 0) };
}

/** Odds of a side by the number of dice that show it: one, two, three. */
const SIDE_ODDS = [0, 200, 300, 500] as const;

const BETS: readonly Bet[] = [
  even('小', (sum) => sum <= MIDDLE),
  even('大', (sum) => sum > MIDDLE),
  even('单', (sum) => sum % 2 === 1),
  even('双', (sum) => sum % 2 === 0),
  ...Array.from({ length: 14 }, (_, at) => fair(`${at + 4} 点`, (dice) => sumOf(dice) === at + 4)),
  ...sides.map((side) => ({
    name: `单骰 ${side}`,
    pays: (dice: readonly number[]) => SIDE_ODDS[countOf(dice, side)] ?? 0,
  })),
  ...sides.map((side) => fair(`对 ${side}`, (dice) => countOf(dice, side) >= 2)),
  ...sides.map((side) => fair(`围 ${side}`, (dice) => countOf(dice, side) === DICE)),
  fair('任意围骰', isTriple),
];

/** Three dice under a glass. */
export const diceGame = (): StudioGame => ({
  spots: BETS.map(({ name, pays }) => ({
    name,
    odds: Math.max(...ROLLS.map(pays)),
    chance: ROLLS.filter((dice) => pays(dice) > 0).length / WAYS,
    back: ROLLS.reduce((sum, dice) => sum + pays(dice), 0) / WAYS / HUNDRED,
  })),
  draw: (draws) => sides.slice(0, DICE).map(() => 1 + draws.below(SIDES)),
  pays: (choice, result) => BETS[choice]?.pays(result) ?? 0,
});
