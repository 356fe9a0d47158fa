import type { SelectionPlace } from '#contract/play/bet/schema.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';
import type { LegRow, LegTexts } from '../bet-row.ts';
import type { BetWorld } from './bet-world.ts';
import { type BallClass, type SelectionRule, selectionRule } from './selection-rule.ts';

type Pair = readonly [home: number, away: number];
type Place = { readonly [Name in keyof SelectionPlace]: string };

/** Selection as currently offered. */
export type Offered = {
  readonly place: Place;
  readonly ballClass: BallClass;
  readonly startAt: number;
  readonly words: LegTexts;
  readonly line: string;
  readonly state: 'open' | 'locked' | 'closed';
  readonly odds: string;
  readonly material: number;
  readonly isLive: boolean;
  readonly score: Pair | null;
  readonly rule: SelectionRule;
  /** Current count of the facts that it depends on. */
  readonly base: Pair;
  /** Number of the goal or map that it is about, from 1; 0 in other markets. */
  readonly nth: number;
};

/** Known data of a selection that is no longer offered: its match. */
export type RemovedOffer = Pick<Offered, 'place' | 'ballClass' | 'startAt' | 'words' | 'isLive' | 'score'>;

const NONE: Pair = [0, 0];

type Ports = {
  readonly world: BetWorld;
  /** Reports whether the result of a match is known, whatever its clock shows. */
  isDecided(matchId: string): boolean;
};

/** Returns a match; null for an unknown one. */
function matchAt({ world }: Ports, place: Place): RemovedOffer | null {
  const match = world.matches.find(place.matchId);
  const now = world.facts(place.matchId);
  if (!match || !now) return null;
  const { homeName, visitName, homeLogo, visitLogo, matchName: leagueName, startAt } = match;
  const teams = { leagueName, homeName, visitName, homeLogo, visitLogo };
  return {
    place,
    ballClass: match.ballClassId,
    startAt,
    words: { ...teams, marketName: '', note: '', pickName: '' },
    isLive: now.isLive,
    score: now.isLive ? now.score : null,
  };
}

/** Returns the current count of a selection’s facts, and the goal or map that it is about. */
function countingOf({ market, isSince, counted }: SelectionRule, now: MatchFacts | null) {
  const { score, corners } = now ?? { score: NONE, corners: NONE };
  const isNumbered = market === 'nextGoal' || market === 'nextMap';
  const base = counted === 'corners' ? corners : score;
  return { base: isSince ? base : NONE, nth: isNumbered ? score[0] + score[1] + 1 : 0 };
}

export type Offers = ReturnType<typeof createOffers>;

/** Current offers of the platform on matches. */
export function createOffers(ports: Ports) {
  const { world, isDecided } = ports;
  const marketsOf = (matchId: string) => world.odds.of(matchId)?.markets ?? [];
  const versionOf = ({ matchId, marketId }: Place): number => {
    const markets = marketsOf(matchId);
    const own = markets.find((market) => market.marketId === marketId);
    return own?.version.material ?? Math.max(-1, ...markets.map(({ version }) => version.material));
  };
  return {
    matchOf: (place: Place) => matchAt(ports, place),
    /** Material version of a selection’s market; that of the match where the market is gone. */
    versionOf,
    /** Reports whether any selection of a match can currently be taken. */
    isOpen: (matchId: string): boolean =>
      !isDecided(matchId) &&
      marketsOf(matchId).some(({ selections }) => selections.some(({ state }) => state === 'open')),
    /** A selection as it is now; null when it is not offered. */
    find(place: Place): Offered | null {
      const match = matchAt(ports, place);
      const market = marketsOf(place.matchId).find(({ marketId }) => marketId === place.marketId);
      const selection = market?.selections.find(({ selectionId }) => selectionId === place.selectionId);
      if (!match || !market || !selection) return null;
      const key = place.marketId.slice(place.matchId.length + 1);
      const rule = selectionRule(match.ballClass, key, place.selectionId.slice(place.marketId.length + 1));
      if (!rule) return null;
      const words = { ...match.words, marketName: market.name, note: market.note, pickName: selection.name };
      const state = isDecided(place.matchId) ? 'closed' : selection.state;
      const { line, odds } = selection;
      const counting = countingOf(rule, world.facts(place.matchId));
      return { ...match, ...counting, words, line, odds, state, rule, material: market.version.material };
    },
  };
}

/** Returns the location of a stored leg among the offers. */
export const placeOf = ({ match_id, market_id, selection_id }: LegRow): Place => ({
  matchId: match_id,
  marketId: market_id,
  selectionId: selection_id,
});
