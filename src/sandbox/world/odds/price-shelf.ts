import type { OfferedMarket } from '#contract/play/odds/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import type { Fixture } from '../matches/calendar/fixture.ts';
import type { MatchView } from '../matches/match-view.ts';
import { drift } from '../matches/wire/match-viewers.ts';
import { basketballMarkets } from './basketball-markets.ts';
import { esportsMarkets } from './esports-markets.ts';
import { footballMarkets } from './football/football-markets.ts';
import type { Chance, MarketDraft } from './market-draft.ts';
import { overroundOf } from './overround.table.ts';
import { courseOf, type TickPorts, ticksOf } from './price-ticks.ts';
import { upsetsOf } from './upsets.ts';

/** Under this a price is not worth taking: the selection is closed instead. */
const LEAST = 1.01;
/** Highest price offered. */
const PRICE_MAX = 101;
/** Factor below the fair price of the model, since a price may be seconds old when it is accepted. */
export const OF_FAIR = 0.995;
/** Steps of Newton's method; the sum is convex, so that it nears its root from one side. */
const STEPS = 40;
const TOLERANCE = 1e-12;

/** Offer of a venue for a selection: decimal odds in wire format. */
type Offer = { readonly odds: string; readonly isClosed: boolean };
const CLOSED: Offer = { odds: '1.00', isClosed: true };

/** The power that the chances of a book are raised to, so that they add up to `target` instead of 1. */
function powerFor(chances: readonly number[], target: number): number {
  let power = 1;
  for (let step = 0; step < STEPS; step++) {
    let excess = -target;
    let slope = 0;
    for (const chance of chances) {
      const raised = chance ** power;
      excess += raised;
      slope += raised * Math.log(chance);
    }
    if (Math.abs(excess) < TOLERANCE || slope === 0) break;
    power = Math.max(0, power - excess / slope);
  }
  return power;
}

function offerAt(odds: number, chance: number): Offer {
  // The venue's opinion may stray from the model; what it offers never does.
  const cut = Math.floor(Math.min(odds, OF_FAIR / chance, PRICE_MAX) * 100) / 100;
  return cut < LEAST ? CLOSED : { odds: cut.toFixed(2), isClosed: false };
}

/** One side of a book: what the venue thinks of it, and what the model does. */
type Side = { readonly opinion: number; readonly chance: number };

/**
 * The prices of a book, with its margin laid on by a power: long prices carry more of it, as in the trade. What is decided,
 * or would be priced under 1.01, is closed.
 * @param overround what the prices imply together, in thousandths
 */
function offersOf(book: readonly Side[], overround: number): Offer[] {
  const isOpen = ({ opinion, chance }: Side) => opinion > 0 && chance > 0;
  const open = book.filter(isOpen);
  if (open.length < 2) return book.map(() => CLOSED);
  const power = powerFor(
    open.map(({ opinion }) => opinion),
    overround / 1_000,
  );
  return book.map((side) => (isOpen(side) ? offerAt(side.opinion ** -power, side.chance) : CLOSED));
}

/** Relative drift of opinions. */
const NOISE = 0.012;

/** The venue that sets prices, the moment, and how far this setting may throw an opinion, of itself. */
type Setting = {
  readonly book: BookCode;
  readonly at: number;
  readonly tick: number;
  readonly jitter: number;
};

/** Returns the venue's opinion of a book, slightly off the model's and still adding up to 1. */
function opinionsOn(book: readonly Chance[], name: string, { at, tick, jitter }: Setting): Side[] {
  const moved = book.map(({ key, probability }) => {
    const shake = (hash32(`${name}${key} ${tick}`) % 2_001) / 1_000 - 1;
    return probability * (1 + NOISE * drift(`${name}${key}`, at) + jitter * shake);
  });
  const sum = moved.reduce((total, each) => total + each, 0);
  return book.map(({ probability }, index) => ({
    chance: probability,
    opinion: sum > 0 ? (moved[index] ?? 0) / sum : 0,
  }));
}

/** The markets of a match under the model, by its class of balls. */
export const MARKETS = { 1: footballMarkets, 2: basketballMarkets, 3: esportsMarkets } as const;

/** Matches whose prices stay in memory. */
const MATCHES_MAX = 600;

type Version = OfferedMarket['version'];
type PricedSelection = Offer & {
  readonly selectionId: string;
  readonly name: string;
  readonly line: string;
  readonly section: string;
};
/** A market with its prices, one book a line, before it is open or locked. */
export type PricedMarket = Omit<MarketDraft, 'books'> & {
  readonly marketId: string;
  /** Overround of its prices, in thousandths. */
  readonly overround: number;
  readonly books: readonly (readonly PricedSelection[])[];
  readonly version: Version;
};

function pricesOf({ books }: MarketDraft, marketId: string, overround: number, setting: Setting) {
  // One market in three keeps its price at a tick, so that they do not all move together.
  const tick = setting.tick - (hash32(`${marketId} ${setting.tick}`) % 3 === 0 ? 1 : 0);
  return books.map((book) => {
    const offers = offersOf(opinionsOn(book, marketId, { ...setting, tick }), overround);
    return book.flatMap(({ key: pick, name, line = '', section = '' }, index): PricedSelection[] => {
      const offer = offers[index];
      return offer ? [{ ...offer, selectionId: `${marketId}-${pick}`, name, line, section }] : [];
    });
  });
}

type Books = PricedMarket['books'];

/** Reports whether prices and lines are what they were. */
const isSame = (one: Books, other: Books): boolean =>
  one.length === other.length &&
  one.every((book, at) =>
    book.every(({ selectionId, odds }, index) => {
      const before = other[at]?.[index];
      return before?.selectionId === selectionId && before.odds === odds;
    }),
  );

/** The version of prices that follow others: the same as long as nothing of them changed. */
function versionAfter(last: PricedMarket | undefined, books: Books, next: Version): Version {
  if (!last) return next;
  const price = isSame(books, last.books) ? last.version.price : Math.max(next.price, last.version.price + 1);
  return { price, material: next.material };
}

/** Returns the name, margin and prices of a draft at a setting. */
function pricedOf({ matchId, league }: Fixture, draft: MarketDraft, setting: Setting) {
  const marketId = `${matchId}-${draft.key}`;
  const overround = overroundOf(setting.book, league.ballClassId, draft.key);
  return { marketId, overround, books: pricesOf(draft, marketId, overround, setting) };
}

function setPrices(view: MatchView, last: readonly PricedMarket[], setting: Setting): PricedMarket[] {
  const upsets = upsetsOf(view).length;
  const corners = view.marks.filter(({ kind }) => kind === 'corner').length;
  return MARKETS[view.fixture.league.ballClassId](view).flatMap((draft) => {
    const { marketId, overround, books } = pricedOf(view.fixture, draft, setting);
    const before = last.find((market) => market.marketId === marketId);
    // A handicap of corners counts those still to come: each corner taken makes it another bet.
    const material = upsets + (draft.key === 'corner-handicap' ? corners : 0);
    const version = versionAfter(before, books, { price: setting.at, material });
    return books.length > 0 ? [{ ...draft, marketId, overround, books, version }] : [];
  });
}

/** The markets of a match as a book priced them last; it is priced again when its tick or its course moves on. */
export type PriceShelf = (view: MatchView, book: BookCode, at: number) => readonly PricedMarket[];

export function priceShelf(ports: TickPorts): PriceShelf {
  const cached = new Map<string, { readonly as: string; readonly markets: readonly PricedMarket[] }>();
  const tickOf = ticksOf(ports);
  return (view, book, at) => {
    const { tick, from, jitter, moment } = tickOf(view, at);
    const as = `${from} ${courseOf(view)}`;
    const key = `${view.fixture.matchId} ${book}`;
    const last = cached.get(key);
    if (last?.as === as) return last.markets;
    const set = moment();
    const markets = setPrices(set.view, last?.markets ?? [], { book, at: set.at, tick, jitter });
    cached.delete(key);
    cached.set(key, { as, markets });
    const [oldest] = cached.keys();
    if (cached.size > MATCHES_MAX && oldest !== undefined) cached.delete(oldest);
    return markets;
  };
}

/** One market of a match at some time, without its version. */
export type MarketThen = Pick<PricedMarket, 'key' | 'marketId' | 'books'>;

/** Returns the lookup of one market as a book priced it at a time; null where it was not offered. */
export function pricesThen(ports: TickPorts) {
  const tickOf = ticksOf(ports);
  return (view: MatchView, book: BookCode, { key, at }: { key: string; at: number }): MarketThen | null => {
    const { tick, jitter, moment } = tickOf(view, at);
    const set = moment();
    const draft = MARKETS[view.fixture.league.ballClassId](set.view).find((each) => each.key === key);
    if (!draft) return null;
    const { marketId, books } = pricedOf(view.fixture, draft, { book, at: set.at, tick, jitter });
    return books.length > 0 ? { key, marketId, books } : null;
  };
}
