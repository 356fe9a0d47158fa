import type { ActivityCard } from '#contract/models/activity/card.ts';
import type { ActivityPhase } from '#contract/orders/activity.table.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** What the list can be narrowed to. */
export const HUB_FILTERS = ['all', 'open', 'soon', 'waiting', 'over'] as const;
export type HubFilter = (typeof HUB_FILTERS)[number];

const GROUPS: Readonly<Record<ActivityPhase, Exclude<HubFilter, 'all'>>> = {
  preheat: 'soon',
  open: 'open',
  drawing: 'waiting',
  ended: 'over',
  claiming: 'over',
  closed: 'over',
};

/** The next moment that matters to a person who looks at an activity in its phase. */
function deadlineOf({ phase, times }: ActivityCard): ServerTime {
  if (phase === 'preheat') return times.openAt;
  if (phase === 'open') return times.endAt;
  if (phase === 'drawing') return times.drawAt ?? times.endAt;
  return times.claimUntil;
}

/** Those of a filter, the one whose deadline is nearest first. */
export const cardsOf = (cards: readonly ActivityCard[], filter: HubFilter): readonly ActivityCard[] =>
  cards
    .filter(({ phase }) => filter === 'all' || GROUPS[phase] === filter)
    .toSorted((left, right) => deadlineOf(left) - deadlineOf(right));

/** What a member can do now: take part in what is open, or claim what was won. */
export const isToDo = ({ phase, mine }: ActivityCard): boolean =>
  (phase === 'open' && mine.is === 'ready') || mine.is === 'won';
