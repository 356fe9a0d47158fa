import type { SelectionRef } from '#contract/play/bet/schema.ts';
import type { MatchWire } from '#contract/play/match/schema.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';
import type { OddsStore } from '#sandbox/world/odds/odds-store.ts';
import type { BookOfMatch } from '#sandbox/world/seeds/league-books.table.ts';
import type { World } from '#sandbox/world/world.ts';
import type { LegRow, LegTexts } from '../bet-row.ts';
import { type BallClass, type SelectionRule, selectionRule } from './selection-rule.ts';

/** Match fields shown with a bet. */
type NamedMatch = Pick<
  MatchWire,
  'matchName' | 'homeName' | 'visitName' | 'homeLogo' | 'visitLogo' | 'startAt' | 'ballClassId'
>;

/** Dependencies of bets on the world: matches, their prices, and the facts they are settled by. */
export type BetWorld = {
  readonly matches: { find(matchId: string): NamedMatch | null };
  readonly odds: Pick<OddsStore, 'of' | 'expected' | 'isPriced' | 'outcomes'>;
  /** Returns the venue that takes bets on a match at a site. */
  readonly bookAt: BookOfMatch;
  readonly facts: World['facts'];
};

type Pair = readonly [home: number, away: number];
type RawSelectionRef = { readonly [Name in keyof SelectionRef]: string };

/** Selection as currently offered. */
export type Offered = {
  readonly ref: RawSelectionRef;
  readonly ballClass: BallClass;
  readonly startAt: number;
  readonly texts: LegTexts;
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
export type RemovedOffer = Pick<Offered, 'ref' | 'ballClass' | 'startAt' | 'texts' | 'isLive' | 'score'>;

const NONE: Pair = [0, 0];

type Ports = {
  readonly world: BetWorld;
  /** Reports whether the result of a match is known, whatever its clock shows. */
  isDecided(matchId: string): boolean;
};

/** Returns a match; null for an unknown one. */
function matchAt({ world }: Ports, ref: RawSelectionRef): RemovedOffer | null {
  const match = world.matches.find(ref.matchId);
  const now = world.facts(ref.matchId);
  if (!match || !now) return null;
  const { homeName, visitName, homeLogo, visitLogo, matchName: leagueName, startAt } = match;
  const teams = { leagueName, homeName, visitName, homeLogo, visitLogo };
  return {
    ref,
    ballClass: match.ballClassId,
    startAt,
    texts: { ...teams, marketName: '', note: '', pickName: '' },
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

type OfferedMarket = NonNullable<ReturnType<OddsStore['of']>>['markets'][number];

/** Returns a selection of a market; null for one that no rule settles. */
function offeredIn(
  { world, isDecided }: Ports,
  match: RemovedOffer,
  { market, selection }: { market: OfferedMarket; selection: OfferedMarket['selections'][number] },
): Offered | null {
  const { matchId } = match.ref;
  const { marketId, name: marketName, note, version } = market;
  const { selectionId, name: pickName, line, odds } = selection;
  const key = marketId.slice(matchId.length + 1);
  const rule = selectionRule(match.ballClass, key, selectionId.slice(marketId.length + 1));
  if (!rule) return null;
  const texts = { ...match.texts, marketName, note, pickName };
  const state = isDecided(matchId) ? 'closed' : selection.state;
  const counting = countingOf(rule, world.facts(matchId));
  const ref = { matchId, marketId, selectionId };
  return { ...match, ...counting, ref, texts, line, odds, state, rule, material: version.material };
}

export type Offers = ReturnType<typeof createOffers>;

/** Current offers of the platform on matches. */
export function createOffers(ports: Ports) {
  const { world, isDecided } = ports;
  const marketsOf = (matchId: string, venue: BookCode) => world.odds.of(matchId, venue)?.markets ?? [];
  const versionOf = ({ matchId, marketId }: RawSelectionRef, venue: BookCode): number => {
    const markets = marketsOf(matchId, venue);
    const own = markets.find((market) => market.marketId === marketId);
    return own?.version.material ?? Math.max(-1, ...markets.map(({ version }) => version.material));
  };
  return {
    matchOf: (ref: RawSelectionRef) => matchAt(ports, ref),
    /** Material version of a selection’s market; that of the match where the market is gone. */
    versionOf,
    /** Returns the venue that takes bets on a match at a site; null for an unknown match. */
    venueOf: (matchId: string, siteId: SiteId): BookCode | null => world.bookAt(matchId, siteId),
    /** Reports whether a venue has an open price on a match; bets are cashed out while the venue takes none. */
    isOpen: (matchId: string, venue: BookCode): boolean =>
      !isDecided(matchId) && world.odds.isPriced(matchId, venue),
    /** Reports whether a market takes no bets any more: its match is decided, or all of its selections are closed or gone. */
    isMarketOver({ matchId, marketId }: RawSelectionRef, venue: BookCode): boolean {
      if (isDecided(matchId)) return true;
      const market = marketsOf(matchId, venue).find((each) => each.marketId === marketId);
      return market === undefined || market.selections.every(({ state }) => state === 'closed');
    },
    /** A selection as a venue offers it now; null when it does not. */
    find(ref: RawSelectionRef, venue: BookCode): Offered | null {
      const match = matchAt(ports, ref);
      const market = marketsOf(ref.matchId, venue).find(({ marketId }) => marketId === ref.marketId);
      const selection = market?.selections.find(({ selectionId }) => selectionId === ref.selectionId);
      return match && market && selection ? offeredIn(ports, match, { market, selection }) : null;
    },
    /** Every selection of a match as a venue offers it now. */
    ofMatch(matchId: string, venue: BookCode): readonly Offered[] {
      const match = matchAt(ports, { matchId, marketId: '', selectionId: '' });
      if (!match) return [];
      return marketsOf(matchId, venue).flatMap((market) =>
        market.selections.flatMap((selection) => offeredIn(ports, match, { market, selection }) ?? []),
      );
    },
    /** Ends that a match can have under the model of its prices; null once it has ended. */
    outcomesOf: (matchId: string) => world.odds.outcomes(matchId),
  };
}

/** Returns the location of a stored leg among the offers. */
export const refOf = ({ match_id, market_id, selection_id }: LegRow): RawSelectionRef => ({
  matchId: match_id,
  marketId: market_id,
  selectionId: selection_id,
});
