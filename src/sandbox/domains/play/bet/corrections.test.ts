import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bet } from '#contract/play/bet/schema.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { openBook, settle } from '#tests/faults/bets/book.ts';
import { drawnBet, placeDrawn } from '#tests/faults/bets/drawn-bets.ts';
import { requestBet, requestQuote, type Simulation } from '#tests/faults/bets/simulation.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';
import { verifyBets } from './settlement/verify-bets.ts';

const MATCHES = ['m1', 'm3', 'm5'] as const;
const RUNS = 40;
const LIMIT_MS = 180_000;

const result = fc.record({
  status: fc.constantFrom('final', 'final', 'final', 'abandoned', 'postponed', 'half'),
  score: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
});
type Result = typeof result extends fc.Arbitrary<infer One> ? One : never;
const results = fc.tuple(result, result, result);

const scene = fc.record({
  bets: fc.array(drawnBet(MATCHES), { minLength: 1, maxLength: 6 }),
  wagering: fc.constantFrom(0n, 35_00n, 400_00n),
  bonuses: fc.array(fc.constantFrom(1_00n, 7_00n, 30_00n), { maxLength: 3 }),
  first: results,
  last: results,
  /** Cashed-out share of the first bet before the results, percent; 0 for none. */
  cashedOut: fc.constantFrom(0, 0, 9, 50, 100),
});
type Scene = typeof scene extends fc.Arbitrary<infer One> ? One : never;

async function placeAll(simulation: Simulation, bets: Scene['bets']): Promise<Bet[]> {
  const placed: Bet[] = [];
  for (const each of bets) {
    const bet = await placeDrawn(simulation, each);
    if (bet?.state === 'open') placed.push(bet);
  }
  return placed;
}

async function cashOut(simulation: Simulation, { betId }: Bet, percent: number): Promise<void> {
  const quote = await requestQuote(simulation, betId);
  if (!quote?.quoteId) return;
  const request = { betId, quoteId: quote.quoteId, percent, clientRequestId: 'cash-out' };
  await requestBet(simulation, 'bet.cashOut', request);
}

const simulation = openBook();
const { db, time } = simulation;
const BEGIN = time.now;

/** A demand, bonuses and bets, of which nothing is settled yet. */
async function begin({ bets, wagering, bonuses, cashedOut }: Scene): Promise<void> {
  const { money, now } = simulation;
  if (wagering > 0n) money.wagering.set(ANN, 'CNY', wagering);
  const grant = {
    userId: ANN,
    currency: 'CNY',
    source: 'operator',
    title: '彩金',
    times: 2,
    termDays: 7,
  } as const;
  for (const amount of bonuses) {
    money.bonuses.give({ ...grant, amount }, now());
    time.now += 1;
  }
  const [first] = await placeAll(simulation, bets);
  if (first && cashedOut > 0) await cashOut(simulation, first, cashedOut);
}

function settleAll(simulation: Simulation, all: readonly Result[]): void {
  for (const [index, { status, score }] of all.entries())
    settle(simulation, MATCHES[index] ?? 'm1', score, status);
}

const rows = ({ db }: Simulation, sql: string) => db.prepare(sql).all();

/** Returns all records affected by results: money, valid stakes, and their sources. Ids are random. */
function booksOf(simulation: Simulation) {
  const { money } = simulation;
  return {
    bets: rows(
      simulation,
      `SELECT state, open_stake, highest, paid, valid_stake, coalesce(amount, 0) AS rebated
       FROM bet LEFT JOIN bet_rebated USING (bet_id) WHERE state NOT IN ('rejected', 'lapsed') ORDER BY bet_no`,
    ),
    balances: rows(
      simulation,
      `SELECT account, sum(amount) AS sum FROM ledger_entry GROUP BY account HAVING sum(amount) <> 0 ORDER BY account`,
    ),
    wagering: money.wagering.leftOf(ANN, 'CNY'),
    bonuses: rows(
      simulation,
      'SELECT title, amount, state, left_over, expires_at, ended_at FROM bonus ORDER BY bonus_n',
    ),
    turnover: rows(
      simulation,
      'SELECT day, worth, rebated FROM turnover_day WHERE worth <> 0 OR rebated <> 0',
    ),
    grade: rows(
      simulation,
      'SELECT deposits, turnover FROM vip_standing WHERE turnover <> 0 OR deposits <> 0',
    ),
    acts: rows(
      simulation,
      `SELECT way, sum(amount) AS sum FROM member_act WHERE kind = 'bet' GROUP BY thing HAVING sum(amount) <> 0
       ORDER BY way, sum`,
    ),
    risked: MATCHES.map((matchId) => simulation.betting().store.riskedOn(ANN, 'CNY', matchId)),
  };
}

/** The books after some results, which are then undone. */
async function booksAfter(drawn: Scene, all: readonly (readonly Result[])[]) {
  db.exec('BEGIN');
  time.now = BEGIN;
  try {
    await begin(drawn);
    for (const each of all) settleAll(simulation, each);
    expect(verifyLedger(db).sound).toBe(true);
    expect(verifyBets(db)).toEqual({ astray: [], misbooked: [] });
    return booksOf(simulation);
  } finally {
    db.exec('ROLLBACK');
  }
}

test(
  '[4.05] a corrected result equals the same result given at first',
  async () => {
    await fc.assert(
      fc.asyncProperty(scene, async (drawn) => {
        const corrected = await booksAfter(drawn, [drawn.first, drawn.last]);
        const direct = await booksAfter(drawn, [drawn.last]);
        expect(corrected).toEqual(direct);
      }),
      { numRuns: RUNS },
    );
  },
  LIMIT_MS,
);
