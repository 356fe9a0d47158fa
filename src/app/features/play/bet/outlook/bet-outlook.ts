import type { Bet, BetLeg } from '#contract/play/bet/schema.ts';
import type { LegResult } from '#contract/play/betting/legs/leg.ts';

type Outlook = NonNullable<BetLeg['outlook']>;

/** Present state of an open bet, by the results and the scores of its legs. */
export type BetOutlook =
  /** Not accepted yet. */
  | { readonly is: 'pending' }
  /** No leg has begun. */
  | { readonly is: 'upcoming'; readonly startAt: BetLeg['startAt'] }
  /** It would win, or half of it, if nothing more were scored. */
  | { readonly is: 'winning' | 'halfWinning' | 'level' | 'behind' | 'playing' }
  /** The next goal or corner of a side would make it won. */
  | { readonly is: 'oneMore'; readonly leg: BetLeg; readonly outlook: Outlook }
  /** Legs that are won, of those that are not returned. */
  | { readonly is: 'hits'; readonly hits: number; readonly count: number; readonly isOneAway: boolean }
  /** It can no longer return more than its stake. */
  | { readonly is: 'dead' };

const isWin = (result: LegResult): boolean => result === 'win' || result === 'halfWin';

const isReturned = ({ result }: BetLeg): boolean => result === 'void' || result === 'push';

/** Reports whether a leg is won whatever is still scored. */
const isHit = ({ result, outlook }: BetLeg): boolean =>
  result === null ? outlook?.isSure === true && isWin(outlook.now) : isWin(result);

const isWinningNow = ({ outlook }: BetLeg): boolean => outlook !== null && isWin(outlook.now);

/** Reports whether an accepted bet can no longer return more than its stake. */
export const isDead = ({ state, highestReturn, openStake }: Bet): boolean =>
  state === 'open' && highestReturn <= openStake;

/** Reports whether the match of a leg has begun. */
const hasBegun = ({ serverNow }: Bet, { startAt, result }: BetLeg): boolean =>
  result !== null || startAt <= serverNow;

/** Reports whether any match of a bet has begun, or the platform still decides it. */
export const isUnderWay = (bet: Bet): boolean =>
  bet.state !== 'open' || bet.legs.some((leg) => hasBegun(bet, leg));

/**
 * Returns the leg that a bet is shown by: the first undecided one in play, otherwise the next to begin.
 * @returns null for a bet without legs
 */
export function shownLeg({ legs }: Bet): BetLeg | null {
  const open = legs.filter(({ result }) => result === null);
  const [next] = open.toSorted((one, other) => one.startAt - other.startAt);
  return open.find(({ outlook }) => outlook !== null) ?? next ?? legs[0] ?? null;
}

/** Reports whether one goal would make every leg of a multiple won: it must break none that is won for now. */
function isOneAway(undecided: readonly BetLeg[]): boolean {
  const behind = undecided.filter((leg) => !isWinningNow(leg));
  const [first] = behind;
  if (!first) return false;
  const sides = behind.map(({ outlook }) => (outlook?.counts === 'goal' ? outlook.oneMore : null));
  const isOneMatch = behind.every(({ matchId }) => matchId === first.matchId);
  const isSafe = undecided.every((leg) => behind.includes(leg) || leg.matchId !== first.matchId);
  const canBe = (side: 'home' | 'away') => sides.every((each) => each === 'either' || each === side);
  return isOneMatch && isSafe && (canBe('home') || canBe('away'));
}

/** Returns the outlook of a bet on one leg in play. */
function singleOutlook(leg: BetLeg): BetOutlook {
  const { outlook } = leg;
  if (outlook === null) return { is: 'playing' };
  if (outlook.oneMore !== null) return { is: 'oneMore', leg, outlook };
  switch (outlook.now) {
    case 'win':
      return { is: 'winning' };
    case 'halfWin':
      return { is: 'halfWinning' };
    case 'push':
      return { is: 'level' };
    case 'void':
      return { is: 'playing' };
    case 'halfLose':
    case 'lose':
      return { is: 'behind' };
    default:
      return outlook.now satisfies never;
  }
}

/** Returns the outlook of an unsettled bet. */
export function betOutlook(bet: Bet): BetOutlook {
  const { state, kind, legs } = bet;
  if (state !== 'open') return { is: 'pending' };
  if (isDead(bet)) return { is: 'dead' };
  const shown = shownLeg(bet);
  if (shown && !isUnderWay(bet)) return { is: 'upcoming', startAt: shown.startAt };
  const [only] = legs;
  if (only && legs.length === 1) return singleOutlook(only);
  const counted = legs.filter((leg) => !isReturned(leg));
  const undecided = counted.filter((leg) => leg.result === null && !isHit(leg));
  if (kind === 'multiple' && counted.every((leg) => isHit(leg) || isWinningNow(leg)))
    return { is: 'winning' };
  return {
    is: 'hits',
    hits: counted.filter(isHit).length,
    count: counted.length,
    isOneAway: kind === 'multiple' && isOneAway(undecided),
  };
}
