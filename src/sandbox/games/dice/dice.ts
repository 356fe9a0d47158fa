import type { Draws } from '#sandbox/games/chance/draws.ts';
import { ended, type RoundInput, type Stage } from '#sandbox/games/engine.ts';
import { type Chance, fairPays, paidOf, returnOf } from '#sandbox/games/fair-pays.ts';

/** Equal dice whose sum is to stay within a target. */
export type DiceRules = {
  readonly dice: number;
  /** Faces of a die, numbered from 1. */
  readonly faces: number;
  /** Highest sums of the bets on a low sum, in ascending order; those on a high sum mirror them. */
  readonly targets: readonly number[];
  readonly sides: readonly ('low' | 'high')[];
  /** Return, in parts of ten thousand. */
  readonly back: bigint;
};

/** A bet: the sum is at most, or at least, a bound. */
export type DiceBet = { readonly side: 'low' | 'high'; readonly bound: number };

export const choicesOf = ({ sides, targets }: DiceRules): number => sides.length * targets.length;

/** Lowest and highest sum together: a low sum and its mirror add up to it. */
const mirrorOf = ({ dice, faces }: DiceRules) => dice * (faces + 1);

/** The bet of a choice: the low ones first. */
export function betOf(rules: DiceRules, choice: number): DiceBet {
  const { sides, targets } = rules;
  const side = sides[Math.floor(choice / targets.length)] ?? 'low';
  const target = targets[choice % targets.length] ?? 0;
  return { side, bound: side === 'low' ? target : mirrorOf(rules) - target };
}

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export const isHit = ({ side, bound }: DiceBet, sum: number): boolean =>
  side === 'low' ? sum <= bound : sum >= bound;

/** Ways of each sum, the lowest first. */
export function sumWays({ dice, faces }: DiceRules): readonly bigint[] {
  let ways = [1n];
  for (let die = 0; die < dice; die += 1) {
    const wider = Array.from({ length: ways.length + faces - 1 }, () => 0n);
    ways.forEach((count, at) => {
      for (let face = 0; face < faces; face += 1) wider[at + face] = (wider[at + face] ?? 0n) + count;
    });
    ways = wider;
  }
  return ways;
}

/** Chance of a bet, counted over all rolls. */
export function betChance(rules: DiceRules, bet: DiceBet): Chance {
  const ways = sumWays(rules).reduce(
    (total, count, index) => (isHit(bet, index + rules.dice) ? total + count : total),
    0n,
  );
  return { ways, all: BigInt(rules.faces) ** BigInt(rules.dice) };
}

/** Hundredths of the stake that a bet pays. */
export const betPays = (rules: DiceRules, bet: DiceBet): bigint =>
  fairPays(betChance(rules, bet), rules.back);

export const betReturn = (rules: DiceRules, bet: DiceBet): number =>
  returnOf(betChance(rules, bet), betPays(rules, bet));

export const rollDice = ({ dice, faces }: DiceRules, { below }: Draws): readonly number[] =>
  Array.from({ length: dice }, () => below(faces) + 1);

/** Plays a round. The outcome is the rolled faces. */
export function playDice(rules: DiceRules, draws: Draws, { choice, stake }: RoundInput): Stage {
  const rolled = rollDice(rules, draws);
  const bet = betOf(rules, choice);
  const payout = isHit(bet, sumOf(rolled)) ? paidOf(stake, betPays(rules, bet)) : 0n;
  return ended(rolled, payout, { stake });
}
