import type { Selection } from '#contract/play/odds/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { sinceMs } from '#sandbox/base/time/since.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { endInSight } from '#sandbox/world/matches/script/script.ts';
import { isDanger, upsetsOf } from './upsets.ts';

export type MarketState = Selection['state'];

/** Lock after a goal or a red card, during which no bets are accepted: least time, and its random extension. */
const LOCK = { least: 20_000, spread: 20_000 };
/** Reviews of a market before the match: one market in this number, for this time. */
const REVIEW = { oneIn: 45, ms: 10 * 60_000 };
/** Time before the end of its period at which a market closes, match ms. */
const CLOSING_MS = 60_000;
/** Markets of the first half. */
const OF_FIRST_HALF: ReadonlySet<string> = new Set(['half-win', 'half-handicap', 'half-total']);

/** Whether the end is so near that a market is not offered any more; who wins is, but in basketball, where a basket decides it. */
function isClosing({ fixture, offset, script }: MatchView, key: string): boolean {
  const { periods } = script();
  if (OF_FIRST_HALF.has(key)) return offset > periods.firstEnd - CLOSING_MS;
  const staysOpen = key === 'win' && fixture.league.ballClassId !== 2;
  return !staysOpen && offset > endInSight(periods, offset) - CLOSING_MS;
}

function isShaken(view: MatchView, now: number): boolean {
  const last = upsetsOf(view).at(-1);
  if (!last) return false;
  const lock = LOCK.least + (hash32(`${view.fixture.matchId} ${last.offset}`) % LOCK.spread);
  return sinceMs(now, view.timeOf(last.offset)) < lock;
}

/** The state of every market of a match at a moment, by key; `isSuspended` is the operator's word. */
export function marketStates(
  view: MatchView,
  now: number,
  isSuspended: boolean,
): (key: string) => MarketState {
  const { phase, fixture } = view;
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
      const isLocked = isShaken(view, now) || isDanger(view);
      return (key) => (isLocked ? 'locked' : isClosing(view, key) ? 'closed' : 'open');
    }
    default:
      return phase satisfies never;
  }
}
