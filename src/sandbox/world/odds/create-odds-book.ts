import type * as v from 'valibot';
import type { Market } from '#contract/models/odds.ts';
import { hash } from '#sandbox/art/seed.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { drift } from '#sandbox/world/matches/match-viewers.ts';
import { basketballMarkets } from './basketball-markets.ts';
import { esportsMarkets } from './esports-markets.ts';
import { footballMarkets } from './football-markets.ts';
import type { Chance, MarketDraft } from './market-draft.ts';
import type { OddsBook } from './odds-book.ts';
import { price } from './price.ts';

const MARKETS = { 1: footballMarkets, 2: basketballMarkets, 3: esportsMarkets } as const;
/** Prices breathe by so much of themselves. */
const NOISE = 0.012;
/** After a goal or a red card nothing is taken for a while: at least, and at most so much longer. */
const LOCK = { least: 20_000, spread: 20_000 };

type MarketWire = v.InferInput<typeof Market>;
type State = MarketWire['selections'][number]['state'];

/** A turn of play nobody could price while it happens. Baskets are not: they are the game. */
function isUpset({ fixture }: MatchView, kind: string): boolean {
  return fixture.league.ballClassId !== 2 && (kind === 'goal' || kind === 'redCard');
}

function stateOf(view: MatchView, now: number, isSuspended: boolean): State {
  if (view.phase === 'ended') return 'closed';
  if (view.phase === 'interrupted' || isSuspended) return 'locked';
  const last = view.told.findLast(({ kind }) => isUpset(view, kind));
  if (!last) return 'open';
  const lock = LOCK.least + (hash(`${view.fixture.matchId} ${last.offset}`) % LOCK.spread);
  return now - view.timeOf(last.offset) < lock ? 'locked' : 'open';
}

/** The book with its chances moved a little, still adding up to 1. */
function breathing(book: readonly Chance[], name: string, now: number): Chance[] {
  const moved = book.map((chance) => ({
    ...chance,
    probability: chance.probability * (1 + NOISE * drift(`${name}${chance.key}`, now)),
  }));
  const sum = moved.reduce((total, { probability }) => total + probability, 0);
  return moved.map((chance) => ({ ...chance, probability: sum > 0 ? chance.probability / sum : 0 }));
}

/** A line that is as good as settled is no longer offered; who wins always is. */
const UNDECIDED = 0.004;
const offeredBooks = ({ group, books }: MarketDraft) =>
  group === 'handicap' || group === 'total'
    ? books.filter((book) => book.every(({ probability }) => probability > UNDECIDED))
    : books;

function marketWire(draft: MarketDraft, { fixture }: MatchView, state: State, now: number): MarketWire {
  const { name, note, group, columns } = draft;
  const marketId = `${fixture.matchId}-${draft.key}`;
  const selections = offeredBooks(draft).flatMap((book) =>
    breathing(book, marketId, now).map((chance) => ({
      selectionId: `${marketId}-${chance.key}`,
      name: chance.name,
      odds: price(chance.probability),
      state,
    })),
  );
  return { marketId, name, note, group, columns, selections };
}

export function createOddsBook(life: MatchLife, now: () => number): OddsBook {
  const suspended = new Set<string>();
  return {
    suspended: () => suspended,
    suspend(matchId, isSuspended) {
      if (isSuspended) suspended.add(matchId);
      else suspended.delete(matchId);
    },
    of(matchId) {
      const view = life.view(matchId);
      if (!view) return null;
      const at = now();
      const state = stateOf(view, at, suspended.has(matchId));
      const drafts = MARKETS[view.fixture.league.ballClassId](view);
      const markets = drafts.map((draft) => marketWire(draft, view, state, at));
      return { matchId, at, markets: markets.filter(({ selections }) => selections.length > 0) };
    },
  };
}
