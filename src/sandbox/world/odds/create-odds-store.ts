import type { Selection } from '#contract/play/odds/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import type { MatchLife } from '../matches/match-life.ts';
import type { MatchView } from '../matches/match-view.ts';
import { endInSight } from '../matches/script/script.ts';
import { venueOf } from '../matches/wire/match-wire.ts';
import { expectedReturn } from './expected-return.ts';
import type { MainMarketsWire, MatchOddsWire, OddsStore } from './odds-store.ts';
import { type PricedMarket, priceShelf } from './price-shelf.ts';
import { isDanger, upsetsOf } from './upsets.ts';

type MarketState = Selection['state'];

/** Lock after a goal or a red card, during which no bets are accepted: least time, and its random extension. */
const LOCK = { least: 20_000, spread: 20_000 };
/** Reviews of a market before the match: one market in this number, for this time. */
const REVIEW = { oneIn: 45, ms: 10 * 60_000 };
/** Time before the end of its period at which a market closes, match ms. */
const CLOSING_MS = 60_000;
/** Markets of the first half. */
const OF_FIRST_HALF: ReadonlySet<string> = new Set(['half-win', 'half-handicap', 'half-total']);

/** Reports whether a market is closed because the end is near. The winner stays open, except in basketball, where one basket decides it. */
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
function marketStates(view: MatchView, now: number, isSuspended: boolean): (key: string) => MarketState {
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
