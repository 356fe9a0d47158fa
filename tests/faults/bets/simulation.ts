import * as v from 'valibot';
import { betCalls } from '#contract/play/bet/calls.ts';
import { Bet, type BetLeg, CashOutQuote } from '#contract/play/bet/schema.ts';
import type { Random } from '#contract/units/random.ts';
import { Refusal, refuse } from '#sandbox/base/refusal.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { betHandlers } from '#sandbox/domains/play/bet/bet-handlers.ts';
import { betMigrations } from '#sandbox/domains/play/bet/bet-migrations.ts';
import { type Betting, createBetting } from '#sandbox/domains/play/bet/create-betting.ts';
import { bindCalls } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { type BoardMatch, boardWorld, marketsOf, pricesAt, quarterAt } from './board.ts';
import type { LastScore, OracleLeg } from './oracle.ts';

const START = 1_781_269_200_000;
const SECOND = 1_000;
const MATCHES = 10;
export const VENUE = 'YBTY';
const FUNDS = 5_000_00n;

/** Bet as recorded by the simulation when it was placed. */
export type NotedBet = { readonly legs: readonly OracleLeg[]; readonly size: number; readonly lines: bigint };
type Placing = v.InferInput<(typeof betCalls)['bet.place']['request']>;

/** A platform of bets with one member, and what a simulation notes of it by itself. */
export function openSimulation(next: Random) {
  const time = { now: START };
  const now = () => time.now;
  const books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [betMigrations]);
  const matches = new Map<string, BoardMatch>();
  for (let index = 0; index < MATCHES; index++) {
    const matchId = `m${index}`;
    const isLive = index % 2 === 0;
    matches.set(matchId, {
      matchId,
      startAt: isLive ? START - 600 * SECOND : START + 60 * SECOND,
      score: [0, 0],
      material: 0,
      isLive,
      isOver: false,
      isLocked: false,
      handicap: quarterAt(next, -1, 9),
      total: quarterAt(next, 1.5, 9),
      prices: pricesAt(next),
    });
  }
  const whose = { userId: ANN, siteId: 5000, currency: 'CNY' } as const;
  books.money.transfers.move({ ...whose, venue: VENUE, amount: FUNDS, into: true, requestId: 'funds' });
  const venue: { ofAll: BookCode } = { ofAll: VENUE };
  const problems: string[] = [];
  const opened = (): Betting =>
    createBetting({
      db: books.db,
      world: boardWorld(matches, { now, venueOf: () => venue.ofAll }),
      ledger: books.ledger,
      sites: books.sites,
      selfBlocks: { hasVenue: () => false },
      money: books.money,
      isOpenRoom: () => false,
      now,
      onDefect: ({ message }) => problems.push(message),
    });
  const state = { betting: opened() };
  return {
    ...books,
    time,
    now,
    /** Venue that takes the bets on every match. */
    venue,
    matches,
    funds: FUNDS,
    betting: () => state.betting,
    /** Kills and restarts the platform: its state outside the database is lost. */
    restart() {
      state.betting = opened();
      state.betting.catchUp();
    },
    last: new Map<string, LastScore>(),
    noted: new Map<string, NotedBet>(),
    problems,
  };
}
export type Simulation = ReturnType<typeof openSimulation>;

const contextOf = ({ accounts, now }: Simulation): CallContext => ({
  siteId: 5000,
  device: 'device',
  agentToken: '',
  agent: '',
  address: '',
  token: 'token',
  account: accounts.byId(ANN),
  now: now(),
  origin: 'http://localhost',
  signal: new AbortController().signal,
  handOut: () => undefined,
  demand: () => undefined,
});

/** Sends a bet call as the wire does. @returns null when it was refused */
async function sendCall(
  simulation: Simulation,
  name: keyof typeof betCalls,
  input: unknown,
): Promise<unknown> {
  const platform = {
    betting: simulation.betting(),
    commands: simulation.commands,
    world: { clock: { now: simulation.now } },
  };
  const bound = bindCalls(betCalls, betHandlers(platform), false).find((each) => each.name === name);
  try {
    return await (bound ?? refuse('NOT_FOUND')).answer(input, contextOf(simulation));
  } catch (thrown) {
    if (thrown instanceof Refusal) return null;
    throw thrown;
  }
}

export const requestBet = async (
  simulation: Simulation,
  name: keyof typeof betCalls,
  input: unknown,
): Promise<Bet | null> => {
  const answer = await sendCall(simulation, name, input);
  return answer === null ? null : v.parse(Bet, answer);
};

export const requestQuote = async (simulation: Simulation, betId: string): Promise<CashOutQuote | null> => {
  const answer = await sendCall(simulation, 'bet.cashOutQuote', { betId });
  return answer === null ? null : v.parse(CashOutQuote, answer);
};

/** Builds a leg at the current price, or at that of a moment ago. */
export function legOn(match: BoardMatch, next: Random): Placing['legs'][number] {
  const markets = marketsOf(match);
  const market = markets[Math.floor(next() * markets.length)] ?? refuse('NOT_FOUND');
  const selection = market.selections[Math.floor(next() * market.selections.length)] ?? refuse('NOT_FOUND');
  const { selectionId, odds } = selection;
  return { matchId: match.matchId, marketId: market.marketId, selectionId, odds, material: match.material };
}

const MARKETS = ['win', 'handicap', 'total'] as const;
const hundredths = (odds: string): bigint => BigInt(Math.round(Number(odds) * 100));

/** Records a leg of a bet that was just placed, with the current state of the board. */
function notedLeg({ matches }: Simulation, { matchId, marketId, selectionId, odds }: BetLeg): OracleLeg {
  const market = MARKETS.find((each) => marketId.endsWith(each)) ?? 'win';
  const [, side = '', line = ''] = /-(home|away|draw|over|under)(-?[\d.]*)$/.exec(selectionId) ?? [];
  const { score } = matches.get(matchId) ?? { score: [0, 0] as const };
  const base = market === 'handicap' ? score : ([0, 0] as const);
  return { matchId, market, side, quarters: Math.round(Number(line || 0) * 4), odds: hundredths(odds), base };
}

/** Records every bet placed since the last check, at the price of the board or of an offer. */
export async function recordPlaced(simulation: Simulation): Promise<void> {
  const answer = await sendCall(simulation, 'bet.list', {
    currency: 'CNY',
    which: 'all',
    page: 1,
    size: 100,
  });
  const { list } = v.parse(v.object({ list: v.array(Bet) }), answer);
  for (const bet of list) {
    if (bet.state === 'delayed' || bet.state === 'reOffered' || simulation.noted.has(bet.betId)) continue;
    const size = bet.kind === 'system' ? (bet.size ?? 0) : bet.legs.length;
    simulation.noted.set(bet.betId, {
      legs: bet.legs.map((leg) => notedLeg(simulation, leg)),
      size,
      lines: BigInt(bet.lines),
    });
    for (const leg of bet.legs) checkPrice(simulation, bet, leg);
  }
}

/** Checks that the price of a placed bet respects the member’s policy. */
function checkPrice({ problems }: Simulation, { policy, betId }: Bet, { odds, askedOdds }: BetLeg) {
  const isWorse = Number(odds) < Number(askedOdds);
  const isMoved = odds !== askedOdds;
  if (policy === 'higher' && isWorse) problems.push(`${betId} was taken at a worse price`);
  if (policy === 'none' && isMoved) problems.push(`${betId} was taken at a price nobody agreed to`);
}
