import type { Selection } from '#contract/models/odds.ts';
import { hash32 } from '#contract/units/random.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';

export type MarketState = Selection['state'];

/** After a goal or a red card nothing is taken for a while: at least, and at most so much longer. */
const LOCK = { least: 20_000, spread: 20_000 };
/** Before the match a market is now and then looked over: one in so many, for so long. */
const REVIEW = { oneIn: 45, ms: 10 * 60_000 };
/** So long before the end only the result can still be backed, match ms. */
const CLOSING_MS = 60_000;

/** A turn of play nobody could price while it happens. Baskets are not: they are the game. */
function isUpset({ fixture }: MatchView, kind: string): boolean {
  return fixture.league.ballClassId !== 2 && (kind === 'goal' || kind === 'redCard');
}

function isShaken(view: MatchView, now: number): boolean {
  const last = view.marks.findLast(({ kind }) => isUpset(view, kind));
  if (!last) return false;
  const lock = LOCK.least + (hash32(`${view.fixture.matchId} ${last.offset}`) % LOCK.spread);
  return now - view.timeOf(last.offset) < lock;
}

/** The state of every market of a match at a moment, by key; `isSuspended` is the operator's word. */
export function marketStates(
  view: MatchView,
  now: number,
  isSuspended: boolean,
): (key: string) => MarketState {
  const { phase, fixture, offset } = view;
  if (isSuspended && phase !== 'ended') return () => 'locked';
  switch (phase) {
    case 'ended':
      return () => 'closed';
    case 'interrupted':
      return () => 'locked';
    case 'upcoming': {
      const slot = Math.floor(now / REVIEW.ms);
      return (key) => (hash32(`${fixture.matchId}-${key} ${slot}`) % REVIEW.oneIn === 0 ? 'locked' : 'open');
    }
    case 'first':
    case 'halfTime':
    case 'second': {
      const isLocked = isShaken(view, now);
      const isClosing = offset > view.script().periods.fullTime - CLOSING_MS;
      return (key) => (isLocked ? 'locked' : isClosing && key !== 'win' ? 'closed' : 'open');
    }
    default:
      return phase satisfies never;
  }
}
