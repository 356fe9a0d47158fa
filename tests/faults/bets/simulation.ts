import * as v from 'valibot';
import { betCalls } from '#contract/play/bet/calls.ts';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { Bet, type BetLeg } from '#contract/play/bet/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import type { Random } from '#contract/units/random.ts';
import { Refusal, refuse } from '#sandbox/base/refusal.ts';
import type { BookCode } from '#sandbox/base/tables/books.table.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { betHandlers } from '#sandbox/domains/play/bet/bet-handlers.ts';
import { betMigrations } from '#sandbox/domains/play/bet/bet-migrations.ts';
import { type Betting, createBetting } from '#sandbox/domains/play/bet/create-betting.ts';
import { bindCalls } from '#sandbox/http/binding/bind-calls.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import { createKillableLedger, Killed } from '#tests/fixtures/money/killable-ledger.ts';
import { ANN, moneyBooksBy } from '#tests/fixtures/money/test-money.ts';
import { type BoardMatch, boardWorld, marketsOf, pricesAt, quarterAt } from './board.ts';
import { type LastScore, type OracleLeg, oracleLines } from './oracle.ts';

const START = 1_781_269_200_000;
const SECOND = 1_000;
const MATCHES = 10;
export const VENUE = 'YBTY';
const FUNDS = 8_000_00n;
const DEPTH = 4;

/** Money of the member that a simulation moved to a venue. */
export type Fund = { readonly venue: BookCode; readonly currency: Currency; readonly amount: bigint };

/** Bet as recorded by the simulation when it was placed. */
export type NotedBet = { readonly legs: readonly OracleLeg[]; readonly size: number; readonly lines: bigint };
type Placing = v.InferInput<(typeof betCalls)['bet.place']['request']>;

/** Draws the matches of a simulation; they are at the venues in turn. */
function drawnMatches(next: Random, venues: readonly BookCode[]): Map<string, BoardMatch> {
  const matches = new Map<string, BoardMatch>();
  for (let index = 0; index < MATCHES; index++) {
    const matchId = `m${index}`;
    const isLive = index % 2 === 0;
    matches.set(matchId, {
      matchId,
      venue: venues[index % venues.length] ?? VENUE,
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
  return matches;
}

/** A platform of bets with one member who has money at some venues, and what a simulation notes of it by itself. */
export function openSimulation(
  next: Random,
  venues: readonly BookCode[] = [VENUE],
  currencies: readonly Currency[] = ['CNY'],
) {
  const time = { now: START };
  const now = () => time.now;
  const books = moneyBooksBy({ now, every: () => () => undefined });
  migrate(books.db, [betMigrations]);
  const matches = drawnMatches(next, venues);
  const amount = FUNDS / BigInt(venues.length);
  const funds = currencies.flatMap((currency) => venues.map((venue): Fund => ({ venue, currency, amount })));
  for (const fund of funds) {
    books.sites.changeVenue(fund.venue, { status: 0, displayed: true });
    const requestId = `funds-${fund.venue}-${fund.currency}`;
    books.money.transfers.move({ ...fund, userId: ANN, siteId: 5000, into: true, requestId });
  }
  const problems: string[] = [];
  const killable = createKillableLedger(books.ledger);
  const opened = (): Betting =>
    createBetting({
      db: books.db,
      world: boardWorld(matches, now),
      ledger: killable.ledger,
      sites: books.sites,
      selfBlocks: { hasVenue: () => false },
      money: books.money,
      isOpenRoom: () => false,
      now,
      onDefect: (error) => {
        if (!(error instanceof Killed)) problems.push(error.message);
      },
    });
  const state = { betting: opened(), kills: 0 };
  const restart = () => {
    killable.restart();
    state.betting = opened();
    state.betting.catchUp();
  };
  return {
    ...books,
    time,
    now,
    matches,
    funds,
    /** Money that was moved back to the centre, by venue and currency. */
    withdrawn: new Map<string, bigint>(),
    /** Betting as the running platform has it; one that was killed is started again. */
    betting(): Betting {
      if (killable.isDead()) {
        state.kills += 1;
        restart();
      }
      return state.betting;
    },
    /** Restarts the platform between two requests: its state outside the database is lost. */
    restart,
    /** Kills the platform while it writes one of its next transfers. */
    killSoon: () => killable.killAt(1 + Math.floor(next() * DEPTH), next() < 0.5),
    kills: () => state.kills,
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
    // The answer of a killed platform is lost; the client repeats its request.
    if (thrown instanceof Killed) return sendCall(simulation, name, input);
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
  for (const currency of ['CNY', 'USDT'] as const) {
    const answer = await sendCall(simulation, 'bet.list', { currency, which: 'all', page: 1, size: 100 });
    const { list } = v.parse(v.object({ list: v.array(Bet) }), answer);
    for (const bet of list) noteOnce(simulation, bet);
  }
}

/** Records a bet that was accepted, once. */
function noteOnce(simulation: Simulation, bet: Bet): void {
  if (bet.state === 'delayed' || bet.state === 'reOffered' || simulation.noted.has(bet.betId)) return;
  const size = bet.kind === 'system' ? (bet.size ?? 0) : bet.legs.length;
  simulation.noted.set(bet.betId, {
    legs: bet.legs.map((leg) => notedLeg(simulation, leg)),
    size,
    lines: oracleLines(bet.legs.length, size),
  });
  for (const leg of bet.legs) checkPrice(simulation, bet, leg);
}

/** Checks that the price of a placed bet respects the member’s policy. */
function checkPrice({ problems }: Simulation, { policy, betId }: Bet, { odds, askedOdds }: BetLeg) {
  const isWorse = Number(odds) < Number(askedOdds);
  const isMoved = odds !== askedOdds;
  if (policy === 'higher' && isWorse) problems.push(`${betId} was taken at a worse price`);
  if (policy === 'none' && isMoved) problems.push(`${betId} was taken at a price nobody agreed to`);
}
