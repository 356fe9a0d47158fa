import type { NinesHands } from './nines.ts';

/** Both hands in one list, as a round keeps them: how many away has, its cards, then those of home. */
export const cardsOf = ({ away, home }: NinesHands): readonly number[] => [away.length, ...away, ...home];

/** The hands of a kept round. */
export function handsOf([count = 0, ...cards]: readonly number[]): NinesHands {
  return { away: cards.slice(0, count), home: cards.slice(count) };
}
