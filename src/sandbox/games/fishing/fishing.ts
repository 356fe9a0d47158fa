import type { Draws } from '#sandbox/games/chance/draws.ts';
import { ended, type RoundInput, type Stage } from '#sandbox/games/engine.ts';
import { type Chance, paidOf, returnOf } from '#sandbox/games/fair-pays.ts';

/** Kinds of fish and what they are worth. Every kind has the same return: the more it is worth, the rarer a catch. */
export type FishingRules = {
  readonly kinds: readonly {
    /** Hundredths of the cost of a shot. */
    readonly worth: bigint;
  }[];
  /** Return of each kind, in parts of ten thousand. */
  readonly back: bigint;
};

const divisorOf = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisorOf(b, a % b));

/** Least common multiple of all worths: no chance is rounded when counted in its parts. */
const commonWorth = ({ kinds }: FishingRules) =>
  kinds.reduce((common, { worth }) => (common * worth) / divisorOf(common, worth), 1n);

export const worthOf = ({ kinds }: FishingRules, kind: number): bigint => kinds[kind]?.worth ?? 0n;

/** Size of the range that the number of a shot is drawn from, the same for every kind. */
export const rangeOf = (rules: FishingRules): bigint => 100n * commonWorth(rules);

/** Chance of a catch: the return divided by the worth. */
export const catchChance = (rules: FishingRules, kind: number): Chance => ({
  ways: (rules.back * commonWorth(rules)) / worthOf(rules, kind),
  all: rangeOf(rules),
});

export const catchReturn = (rules: FishingRules, kind: number): number =>
  returnOf(catchChance(rules, kind), worthOf(rules, kind));

/** The number of a shot. */
export const drawShot = (rules: FishingRules, { below }: Draws): number => below(Number(rangeOf(rules)));

/** A kind is caught by the numbers below the ways of its chance. */
export const isCaught = (rules: FishingRules, kind: number, shot: number): boolean =>
  BigInt(shot) < catchChance(rules, kind).ways;

/** Plays a shot at the kind of the choice. The outcome is 1 for a catch, 0 for a miss. */
export function playFishing(rules: FishingRules, draws: Draws, { choice, stake }: RoundInput): Stage {
  const caught = isCaught(rules, choice, drawShot(rules, draws));
  return ended([caught ? 1 : 0], caught ? paidOf(stake, worthOf(rules, choice)) : 0n, { stake });
}
