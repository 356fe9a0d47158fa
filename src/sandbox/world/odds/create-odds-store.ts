import type { Selection } from '#contract/play/odds/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { BOOK_CODES, BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import type { MatchLife } from '../matches/match-life.ts';
import type { MatchView } from '../matches/match-view.ts';
import { endInSight } from '../matches/script/script.ts';
import { bookAt } from '../seeds/league-books.table.ts';
import { expectedReturn } from './expected-return.ts';
import { outcomesShelf } from './joint/match-outcomes.ts';
import type { MainMarketsWire, MatchOddsWire, OddsStore } from './odds-store.ts';
import { minuteOf, priceCourseOf } from './price-course.ts';
import { type PricedMarket, priceShelf, pricesThen } from './price-shelf.ts';
import { IN_PLAY, STILL, type TickPorts } from './price-ticks.ts';
import { isDanger, upsetsOf } from './upsets.ts';

type MarketState = Selection['state'];

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

/** Reports whether a book takes no bets because of a goal or a red card. */
function isShaken(view: MatchView, book: BookCode, now: number): boolean {
  const last = upsetsOf(view).at(-1);
  if (!last) return false;
  const { leastMs, spreadMs } = BOOKS[book].lock;
  const lock = leastMs + (hash32(`${view.fixture.matchId} ${last.offset}`) % spreadMs);
  return sinceMs(now, view.timeOf(last.offset)) < lock;
}

/** A book at a moment; `isSuspended` is the operator's word. */
type Offering = { readonly book: BookCode; readonly now: number; readonly isSuspended: boolean };

/** The state of every market of a match, by key. */
function marketStates(view: MatchView, { book, now, isSuspended }: Offering): (key: string) => MarketState {
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
      const isLocked = isShaken(view, book, now) || isDanger(view);
      return (key) => (isLocked ? 'locked' : isClosing(view, key) ? 'closed' : 'open');
    }
    default:
      return phase satisfies never;
  }
}

/**
 * Creates the suspensions of prices beside the play: by the operator for matches and markets, and for books that take no
 * money.
 */
function priceHolds() {
  const matches = new Set<string>();
  const markets = new Set<string>();
  let isBookOpen: (book: BookCode) => boolean = () => true;
  return {
    matches,
    markets,
    followVenues(isOpen: (book: BookCode) => boolean) {
      isBookOpen = isOpen;
    },
    /** Names of everything that is suspended. */
    held: () => [
      ...[...matches].map((matchId) => `match:${matchId}`),
      ...[...markets].map((marketId) => `market:${marketId}`),
      ...BOOK_CODES.filter((book) => !isBookOpen(book)).map((book) => `venue:${book}`),
    ],
    /** Reports whether every price of a match is suspended at a book. */
    holds: ({ fixture }: MatchView, book: BookCode): boolean =>
      matches.has(fixture.matchId) || !isBookOpen(book),
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

/** The markets of a match that the list shows. */
const mainOf = (markets: readonly PricedMarket[], stateOf: StateOf): MainMarketsWire => ({
  win: listed(markets, 'win', stateOf),
  handicap: listed(markets, 'handicap', stateOf),
  total: listed(markets, 'total', stateOf),
  marketCount: markets.length,
});

/** Reports whether any selection of some markets is open. */
const isAnyOpen = (markets: readonly PricedMarket[], stateOf: StateOf): boolean =>
  markets.some((market) =>
    market.books.flat().some((selection) => stateIn(stateOf(market), selection) === 'open'),
  );

/** Creates the lookups of earlier prices: they follow from the play and the time. */
function pastPrices(life: MatchLife, pricing: TickPorts): Pick<OddsStore, 'earlier' | 'course' | 'everyMs'> {
  const priceThen = pricesThen(pricing);
  return {
    earlier(matchId, { book, marketId, selectionId, at }) {
      const view = life.view(matchId, at);
      if (!view) return null;
      const key = marketId.slice(matchId.length + 1);
      const state = marketStates(view, { book, now: at, isSuspended: false })(key);
      const market = state === 'open' ? priceThen(view, book, { key, at }) : null;
      const selection = market?.books.flat().find((each) => each.selectionId === selectionId);
      return selection && !selection.isClosed ? selection.odds : null;
    },
    course(matchId, at) {
      const view = life.view(matchId, at);
      return view && { ...priceCourseOf(view), minute: minuteOf(view) };
    },
    everyMs: (isLive) => (isLive ? IN_PLAY.everyMs : (pricing.stillEveryMs() ?? STILL.everyMs)),
  };
}

/** Expectations of the model that the prices are made of. */
function createExpectations(life: MatchLife, now: () => number): Pick<OddsStore, 'expected' | 'outcomes'> {
  const outcomesOf = outcomesShelf();
  return {
    expected(matchId, wanted) {
      const view = life.view(matchId);
      return view && expectedReturn(view, wanted);
    },
    outcomes(matchId) {
      const view = life.view(matchId);
      return view && outcomesOf(view, now());
    },
  };
}

/** The odds of every match, computed from its life at the time of `now`, epoch ms. */
export function createOddsStore(life: MatchLife, now: () => number): OddsStore {
  const { matches, markets: heldMarkets, followVenues, holds, held } = priceHolds();
  let hurriedMs: number | null = null;
  const pricing = { viewAt: life.view, stillEveryMs: () => hurriedMs };
  const marketsOf = priceShelf(pricing);
  const statesOf = (view: MatchView, offering: Offering): StateOf => {
    const stateOf = marketStates(view, offering);
    return ({ marketId, key }) => {
      const state = stateOf(key);
      return state === 'open' && heldMarkets.has(marketId) ? 'locked' : state;
    };
  };
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
    ...createExpectations(life, now),
    of(matchId, asked) {
      const view = life.view(matchId);
      if (!view) return null;
      const at = now();
      const book = asked ?? bookAt(view.fixture.league, null);
      const stateOf = statesOf(view, { book, now: at, isSuspended: holds(view, book) });
      return {
        matchId,
        at,
        markets: marketsOf(view, book, at).map((market) => offered(market, stateOf(market))),
      };
    },
    ...pastPrices(life, pricing),
    held,
    isPriced(matchId, book) {
      const view = life.view(matchId);
      const offering = { book, now: now(), isSuspended: matches.has(matchId) };
      return view !== null && isAnyOpen(marketsOf(view, book, offering.now), statesOf(view, offering));
    },
    main: (view, book) => {
      const offering = { book, now: now(), isSuspended: holds(view, book) };
      return mainOf(marketsOf(view, book, offering.now), statesOf(view, offering));
    },
  };
}
