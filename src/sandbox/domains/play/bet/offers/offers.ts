import type { SelectionPlace } from '#contract/play/bet/schema.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';
import type { LegRow, Words } from '../bet-row.ts';
import type { BetWorld } from '../bet-world.ts';
import { type BallClass, type SelectionRule, selectionRule } from './selection-rule.ts';

type Pair = readonly [home: number, away: number];
type Place = { readonly [Name in keyof SelectionPlace]: string };

/** A selection as it can be taken now. */
export type Offered = {
  readonly place: Place;
  readonly ballClass: BallClass;
  readonly startAt: number;
  readonly words: Words;
  readonly line: string;
  readonly state: 'open' | 'locked' | 'closed';
  readonly odds: string;
  readonly material: number;
  readonly isLive: boolean;
  readonly score: Pair | null;
  readonly rule: SelectionRule;
  /** What there is now of what it counts. */
  readonly base: Pair;
  /** Which goal or map it is about, from 1; 0 in other markets. */
  readonly nth: number;
};

/** What is known of a selection that is not offered any more: its match. */
export type Gone = Pick<Offered, 'place' | 'ballClass' | 'startAt' | 'words' | 'isLive' | 'score'>;

const NONE: Pair = [0, 0];

type Ports = {
  readonly world: BetWorld;
  /** Whether the result of a match is known, whatever its clock says. */
  isDecided(matchId: string): boolean;
};

/** A match that can be asked for; null for one that nobody knows. */
function matchAt({ world }: Ports, place: Place): Gone | null {
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

/** What there is now of what a selection counts, and which goal or map it is about. */
function countingOf({ market, isSince, counted }: SelectionRule, now: MatchFacts | null) {
  const { score, corners } = now ?? { score: NONE, corners: NONE };
  const isNumbered = market === 'nextGoal' || market === 'nextMap';
  const base = counted === 'corners' ? corners : score;
  return { base: isSince ? base : NONE, nth: isNumbered ? score[0] + score[1] + 1 : 0 };
}

export type Offers = ReturnType<typeof createOffers>;

/** What the platform offers on matches now. */
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
    /** The material version of a selection's market, of the match where the market is gone. */
    versionOf,
    /** Whether anything of a match can be taken at this moment. */
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

/** Where a leg that is kept is found among what is offered. */
export const placeOf = ({ match_id, market_id, selection_id }: LegRow): Place => ({
  matchId: match_id,
  marketId: market_id,
  selectionId: selection_id,
});
