import type * as v from 'valibot';
import type { Market } from '#contract/models/odds.ts';
import { hash32 } from '#contract/units/random.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { drift } from '#sandbox/world/matches/match-viewers.ts';
import { basketballMarkets } from './basketball-markets.ts';
import { esportsMarkets } from './esports-markets.ts';
import { footballMarkets } from './football-markets.ts';
import type { Chance, MarketDraft } from './market-draft.ts';
import { type MarketState, marketStates } from './market-state.ts';
import type { OddsStore } from './odds-store.ts';
import { price } from './price.ts';

const MARKETS = { 1: footballMarkets, 2: basketballMarkets, 3: esportsMarkets } as const;
/** Prices breathe by so much of themselves. */
const NOISE = 0.012;
/** How often prices are set, and how far each setting may throw them, of themselves. */
const IN_PLAY = { everyMs: 2_200, jitter: 0.014 };
const STILL = { everyMs: 60_000, jitter: 0.006 };
/** Matches whose prices stay in memory. */
const KEPT = 600;
type MarketWire = v.InferInput<typeof Market>;
type PricedSelection = Omit<MarketWire['selections'][number], 'state'>;
/** A market with its prices, one book a line, before it is open, locked or closed. */
type PricedMarket = Omit<MarketWire, 'selections'> & {
  readonly key: string;
  readonly books: readonly (readonly PricedSelection[])[];
};
/** The moment prices are set at. */
type Setting = { readonly at: number; readonly tick: number; readonly jitter: number };

/** The book with its chances moved a little, still adding up to 1. */
function breathing(book: readonly Chance[], name: string, { at, tick, jitter }: Setting): Chance[] {
  const moved = book.map(({ key, probability, ...chance }) => {
    const shake = (hash32(`${name}${key} ${tick}`) % 2_001) / 1_000 - 1;
    const move = 1 + NOISE * drift(`${name}${key}`, at) + jitter * shake;
    return { ...chance, key, probability: probability * move };
  });
  const sum = moved.reduce((total, { probability }) => total + probability, 0);
  return moved.map((chance) => ({ ...chance, probability: sum > 0 ? chance.probability / sum : 0 }));
}

/** What is as good as settled is no longer offered; who wins always is. */
const UNDECIDED = 0.004;
const isOpenQuestion = (book: readonly Chance[]) =>
  book.length > 1 && book.every(({ probability }) => probability > UNDECIDED);
const offeredBooks = ({ key, books }: MarketDraft) =>
  books.filter((book) => key === 'win' || book.length > 2 || isOpenQuestion(book));

function priced(draft: MarketDraft, { fixture }: MatchView, setting: Setting): PricedMarket {
  const { key, name, note, group, columns } = draft;
  const marketId = `${fixture.matchId}-${key}`;
  // One market in three keeps its price at a tick: they do not all move together.
  const tick = setting.tick - (hash32(`${marketId} ${setting.tick}`) % 3 === 0 ? 1 : 0);
  const books = offeredBooks(draft).map((book) =>
    breathing(book, marketId, { ...setting, tick }).map((chance) => ({
      selectionId: `${marketId}-${chance.key}`,
      name: chance.name,
      odds: price(chance.probability),
    })),
  );
  return { key, marketId, name, note, group, columns, books };
}

const inState = (
  { key: _key, books, ...market }: PricedMarket,
  state: MarketState,
  lines: number,
): MarketWire => ({
  ...market,
  selections: books.slice(0, lines).flatMap((book) => book.map((selection) => ({ ...selection, state }))),
});

/** The markets of matches as they were priced last; a match is priced again when its tick or its course moves on. */
function priceShelf(still: () => typeof STILL) {
  const kept = new Map<string, { readonly as: string; readonly markets: readonly PricedMarket[] }>();
  return (view: MatchView, at: number): readonly PricedMarket[] => {
    const { fixture, phase, score, marks } = view;
    const { everyMs, jitter } = phase === 'upcoming' ? still() : IN_PLAY;
    const tick = Math.floor((at + (hash32(fixture.matchId) % everyMs)) / everyMs);
    const as = `${tick} ${phase} ${score} ${marks.length}`;
    const last = kept.get(fixture.matchId);
    if (last?.as === as) return last.markets;
    const markets = MARKETS[fixture.league.ballClassId](view)
      .map((draft) => priced(draft, view, { at, tick, jitter }))
      .filter(({ books }) => books.length > 0);
    kept.delete(fixture.matchId);
    kept.set(fixture.matchId, { as, markets });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return markets;
  };
}

/** The odds of every match, computed from its life at the time of `now`, epoch ms. */
export function createOddsStore(life: MatchLife, now: () => number): OddsStore {
  const suspended = new Set<string>();
  let hurriedMs: number | null = null;
  const marketsOf = priceShelf(() => ({ ...STILL, everyMs: hurriedMs ?? STILL.everyMs }));
  return {
    hurried: () => hurriedMs !== null,
    hurry: (everyMs) => {
      hurriedMs = everyMs;
    },
    suspended: () => suspended,
    suspend(matchId, isSuspended) {
      if (isSuspended) suspended.add(matchId);
      else suspended.delete(matchId);
    },
    of(matchId) {
      const view = life.view(matchId);
      if (!view) return null;
      const at = now();
      const stateOf = marketStates(view, at, suspended.has(matchId));
      const markets = marketsOf(view, at).map((market) =>
        inState(market, stateOf(market.key), market.books.length),
      );
      return { matchId, at, markets };
    },
    main(view) {
      const at = now();
      const stateOf = marketStates(view, at, suspended.has(view.fixture.matchId));
      const markets = marketsOf(view, at);
      const named = (wanted: string) => {
        const market = markets.find(({ key }) => key === wanted);
        return market ? inState(market, stateOf(wanted), 1) : null;
      };
      return {
        win: named('win'),
        handicap: named('handicap'),
        total: named('total'),
        marketCount: markets.length,
      };
    },
  };
}
