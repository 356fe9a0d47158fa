import type { ActivityCard } from '#contract/activity/schema/card.ts';
import { KINDS } from '../head/kinds.table.ts';

/** An activity with its page. */
export type LedCard = { readonly card: ActivityCard; readonly path: string };

/** Returns the cards that have a page. */
export const ledTo = (cards: readonly ActivityCard[]): readonly LedCard[] =>
  cards.flatMap((card) => {
    const { path } = KINDS[card.kind];
    return path === null ? [] : [{ card, path }];
  });
