import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { ActivityPhase } from '#contract/activity/states.table.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Filters of the list. Ended activities are in a separate list, which `all` leaves out. */
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

/** Returns the filter of a card: one that is open between two of its windows counts as soon. */
export const groupOf = ({ phase, moment }: ActivityCard) =>
  phase === 'open' && moment?.is === 'starts' ? 'soon' : GROUPS[phase];

/** The next moment that matters to a person who looks at an activity. */
const deadlineOf = ({ moment, times }: ActivityCard): ServerTime => moment?.at ?? times.claimUntil;

/** Returns the cards of a filter, nearest deadline first; ended ones by their end, newest first. */
export function cardsOf(cards: readonly ActivityCard[], filter: HubFilter): readonly ActivityCard[] {
  if (filter === 'over')
    return cards
      .filter((card) => groupOf(card) === 'over')
      .toSorted((left, right) => right.times.endAt - left.times.endAt);
  return cards
    .filter((card) => (filter === 'all' ? groupOf(card) !== 'over' : groupOf(card) === filter))
    .toSorted((left, right) => deadlineOf(left) - deadlineOf(right));
}

/** Kinds in which taking part costs coins, points or a deposit. */
const COSTS: ReadonlySet<ActivityKind> = new Set(['topGift', 'guess', 'firstDeposit', 'continuedDeposit']);

/** Reports whether a member has something free to do now: claim a win, or take part in what is open. */
const isToDo = ({ kind, phase, mine }: ActivityCard): boolean =>
  mine.is === 'won' || (phase === 'open' && mine.is === 'ready' && !COSTS.has(kind));

/** Daily kinds, in order; they rank before longer ones. */
const DAILY: readonly ActivityKind[] = ['signIn', 'wheel', 'rain', 'euro24', 'euroCup', 'lottery'];

function rankOf({ kind, mine }: ActivityCard): number {
  if (mine.is === 'won') return -1;
  const at = DAILY.indexOf(kind);
  return at === -1 ? DAILY.length : at;
}

/** Returns the actions available now: pending claims first, then daily ones, then by deadline. */
export const toDo = (cards: readonly ActivityCard[]): readonly ActivityCard[] =>
  cards
    .filter(isToDo)
    .toSorted((left, right) => rankOf(left) - rankOf(right) || deadlineOf(left) - deadlineOf(right));

/** Time before a moment from which it is counted down, ms. */
const COUNTED_MS = DAY_MS;

/** Reports whether at most the time keeps the member from it. */
function isFor({ mine }: ActivityCard): boolean {
  return mine.is !== 'locked' || mine.why === 'early' || mine.why === 'login';
}

/** The moment of an activity, where it is near enough to be counted down to. */
export const countedTo = ({ moment }: ActivityCard, now: ServerTime): ActivityCard['moment'] =>
  moment !== null && moment.at > now && moment.at - now <= COUNTED_MS ? moment : null;

/** The activity at the head of the hub: what starts, ends or is drawn next within a day, or else what can be done first. */
export function headOf(cards: readonly ActivityCard[], now: ServerTime): ActivityCard | null {
  const going = cardsOf(cards, 'all').filter(isFor);
  return going.find((card) => countedTo(card, now) !== null) ?? toDo(going)[0] ?? going[0] ?? null;
}
