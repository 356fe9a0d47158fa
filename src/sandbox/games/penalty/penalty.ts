import type { Draws } from '#sandbox/games/chance/draws.ts';
import { type KICK_ENDS, PENALTY_AIMS, SAVED_OF_HUNDRED } from './penalty.table.ts';

const HUNDRED = 100;

/** Outcome of a shot, with the corner the keeper dives to. */
export type Kick = { readonly end: (typeof KICK_ENDS)[number]; readonly keeper: number };

/** A corner other than the one aimed at, each as likely as the others. */
const elsewhere = ({ below }: Draws, aim: number) => {
  const drawn = below(PENALTY_AIMS.length - 1);
  return drawn < aim ? drawn : drawn + 1;
};

/**
 * Draws how a shot at `aim` ends: first whether it is a goal, then what is seen. What is seen changes no chance, and is
 * drawn from the same numbers, so that it can be checked as well.
 */
export function kick(draws: Draws, aim: number): Kick {
  const isGoal = draws.below(HUNDRED) < (PENALTY_AIMS[aim]?.chance ?? 0);
  if (isGoal) return { end: 'goal', keeper: elsewhere(draws, aim) };
  return draws.below(HUNDRED) < SAVED_OF_HUNDRED
    ? { end: 'saved', keeper: aim }
    : { end: 'past', keeper: elsewhere(draws, aim) };
}

/** Hundredths of the stake that a shot pays. */
export const kickPays = ({ end }: Kick, aim: number): number =>
  end === 'goal' ? (PENALTY_AIMS[aim]?.odds ?? 0) : 0;

/** The exact return to the player of one corner, as a part of 1. */
export const penaltyReturn = (aim: number): number => {
  const { chance = 0, odds = 0 } = PENALTY_AIMS[aim] ?? {};
  return (chance * odds) / HUNDRED ** 2;
};
