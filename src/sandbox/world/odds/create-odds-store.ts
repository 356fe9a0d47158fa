import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { venueOf } from '#sandbox/world/matches/wire/match-wire.ts';
import { expectedReturn } from './expected-return.ts';
import { type MarketState, marketStates } from './market-state.ts';
import type { MainMarketsWire, MatchOddsWire, OddsStore } from './odds-store.ts';
import { type PricedMarket, priceShelf } from './price-shelf.ts';

/**
 * Creates the suspensions of prices beside the play: by the operator for matches and markets, and for venues that are not
 * open.
 */
function priceHolds() {
  const matches = new Set<string>();
  const markets = new Set<string>();
  let isVenueOpen: (venueName: string) => boolean = () => true;
  return {
    matches,
    markets,
    followVenues(isOpen: (venueName: string) => boolean) {
      isVenueOpen = isOpen;
    },
    /** Reports whether every price of a match is suspended. */
    holds: ({ fixture }: MatchView): boolean =>
      matches.has(fixture.matchId) || !isVenueOpen(venueOf(fixture.league)),
  };
}

/** Adds an id to the suspended ones, or removes it. */
function setHeld(held: Set<string>, id: string, isHeld: boolean): void {
  if (isHeld) held.add(id);
  else held.delete(id);
}

type OfferedMarketWire = MatchOddsWire['markets'][number];
type MainMarketWire = NonNullable<MainMarketsWire['win']>;

/** Decided selections stay closed, whatever the state of their market. */
const stateIn = (market: MarketState, { isClosed }: { readonly isClosed: boolean }): MarketState =>
  isClosed ? 'closed' : market;

function offered(market: PricedMarket, state: MarketState): OfferedMarketWire {
  const { marketId, name, note, group, columns, overround, version, books } = market;
  const selections = books.flat().map((selection) => ({
    selectionId: selection.selectionId,
    name: selection.name,
    odds: selection.odds,
    line: selection.line,
    section: selection.section,
    state: stateIn(state, selection),
  }));
  return {
    marketId,
    name,
    note,
    group,
    columns,
    overround: (overround / 10).toFixed(1),
    version,
    selections,
  };
}

/** The first book of a market, as a row of the match list has room for. */
function inList(market: PricedMarket, state: MarketState): MainMarketWire {
  const { marketId, name, note, group, columns, books } = market;
  const selections = (books[0] ?? []).map((selection) => ({
    selectionId: selection.selectionId,
    name: selection.name,
    odds: selection.odds,
    state: stateIn(state, selection),
  }));
  return { marketId, name, note, group, columns, selections };
}

type StateOf = (market: PricedMarket) => MarketState;

function listed(markets: readonly PricedMarket[], wanted: string, stateOf: StateOf): MainMarketWire | null {
  const market = markets.find(({ key }) => key === wanted);
  return market ? inList(market, stateOf(market)) : null;
}

/** The odds of every match, computed from its life at the time of `now`, epoch ms. */
export function createOddsStore(life: MatchLife, now: () => number): OddsStore {
  const { matches, markets: heldMarkets, followVenues, holds } = priceHolds();
  let hurriedMs: number | null = null;
  const marketsOf = priceShelf(() => hurriedMs);
  const heldBack = ({ marketId }: PricedMarket, state: MarketState): MarketState =>
    state === 'open' && heldMarkets.has(marketId) ? 'locked' : state;
  return {
    hurried: () => hurriedMs !== null,
    hurry: (everyMs) => {
      hurriedMs = everyMs;
    },
    suspended: () => matches,
    suspend: (matchId, isSuspended) => setHeld(matches, matchId, isSuspended),
    suspendMarket: (marketId, isSuspended) => setHeld(heldMarkets, marketId, isSuspended),
    releaseMarkets: () => heldMarkets.clear(),
    followVenues,
    expected(matchId, wanted) {
      const view = life.view(matchId);
      return view && expectedReturn(view, wanted);
    },
    of(matchId) {
      const view = life.view(matchId);
      if (!view) return null;
      const at = now();
      const stateOf = marketStates(view, at, holds(view));
      const markets = marketsOf(view, at).map((market) =>
        offered(market, heldBack(market, stateOf(market.key))),
      );
      return { matchId, at, markets };
    },
    main(view) {
      const at = now();
      const stateOf = marketStates(view, at, holds(view));
      const state: StateOf = (market) => heldBack(market, stateOf(market.key));
      const markets = marketsOf(view, at);
      return {
        win: listed(markets, 'win', state),
        handicap: listed(markets, 'handicap', state),
        total: listed(markets, 'total', state),
        marketCount: markets.length,
      };
    },
  };
}
