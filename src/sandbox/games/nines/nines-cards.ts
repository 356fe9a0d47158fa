import type { NinesHands } from './nines.ts';

/** Flattens both hands into the stored list of a round: number of away cards, the cards, then those of home. */
export const cardsOf = ({ away, home }: NinesHands): readonly number[] => [away.length, ...away, ...home];

/** Restores the hands of a stored round. */
export function handsOf([count = 0, ...cards]: readonly number[]): NinesHands {
  return { away: cards.slice(0, count), home: cards.slice(count) };
}
