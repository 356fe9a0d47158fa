import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  halfPartsOf,
  netOf,
  validStakeOf,
  workingOf,
} from '#app/features/play/bet/records/return-working.ts';
import { systemReturns } from '#app/features/play/bet/slip/slip-sums.tsx';
import type { Bet } from '#contract/play/bet/schema.ts';
import { cashedOutStake, cashedOutValue } from '#contract/play/betting/cash-out.ts';
import { type BetKind, slipSum } from '#contract/play/betting/slip/slip-bets.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { PAYOUT_MAX } from '#sandbox/domains/play/bet/offers/stake-limits.table.ts';
import { openBook, settle } from '#tests/faults/bets/book.ts';
import { drawnBet, placeDrawn } from '#tests/faults/bets/drawn-bets.ts';
import { requestBet, requestQuote, type Simulation, VENUE } from '#tests/faults/bets/simulation.ts';
import { ANN } from '#tests/fixtures/money/test-money.ts';

const MATCHES = ['m1', 'm3', 'm5'] as const;
const RUNS = 30;
const LIMIT_MS = 180_000;

const result = fc.record({
  status: fc.constantFrom('final', 'final', 'final', 'abandoned', 'postponed'),
  score: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
});
const scene = fc.record({
  bet: drawnBet(MATCHES),
  results: fc.tuple(result, result, result),
  percents: fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 3 }),
});
type Scene = typeof scene extends fc.Arbitrary<infer One> ? One : never;

const walletOf = ({ money }: Simulation) => money.wallets.balance({ userId: ANN, currency: 'CNY' }, VENUE);
const kindOf = ({ kind, size }: Bet): BetKind => {
  if (kind === 'system') return { is: 'system', size: size ?? 2 };
  return kind === 'multiple' ? { is: 'multiple' } : { is: 'singles' };
};
let requests = 0;
/** Bets on several selections of one match among those that were drawn. */
let combined = 0;

/** Checks that a bet promises the same as its slip did. */
function checkMatchesSlip(bet: Bet): void {
  const cap = PAYOUT_MAX.CNY;
  if (bet.combination) {
    combined += 1;
    const one = [{ matchId: '', odds: bet.combination.odds }];
    expect(bet.highestReturn).toBe(slipSum(one, { is: 'singles' }, bet.stake, cap).highestReturn);
    return;
  }
  const sum = slipSum(bet.legs, kindOf(bet), bet.lineStake, cap);
  expect([sum.stake, sum.lines]).toEqual([bet.stake, bet.lines]);
  expect(bet.highestReturn).toBe(sum.highestReturn);
  if (bet.kind !== 'system') return;
  const system = { stake: bet.lineStake, size: bet.size ?? 2, cap };
  const all = systemReturns(
    system,
    bet.legs.map(({ odds }) => odds),
  ).at(-1);
  expect(all?.most).toBe(bet.highestReturn);
}

/** Cashes out a part and checks that the screen shows the amount paid and the remaining stake. */
async function checkPart(simulation: Simulation, bet: Bet, percent: number): Promise<Bet> {
  const quote = await requestQuote(simulation, bet.betId);
  if (!quote?.quoteId || bet.state !== 'open') return bet;
  const part = { openStake: bet.openStake, percent };
  const paid = cashedOutValue(quote.value, part);
  const before = walletOf(simulation);
  const { quoteId } = quote;
  const input = { betId: bet.betId, quoteId, percent, clientRequestId: `part-${++requests}` };
  const after = (await requestBet(simulation, 'bet.cashOut', input)) ?? bet;
  expect(walletOf(simulation) - before).toBe(paid);
  if (paid > 0n) expect(after.openStake).toBe(cashedOutStake(part).remaining);
  return after;
}

/** Checks that the records of a settled bet match the gain of the wallet. */
function checkSettled(bet: Bet, gained: bigint): void {
  expect(netOf(bet)).toBe(gained);
  if (bet.state === 'cashedOut') return;
  const { sum, capped } = workingOf(bet);
  if (capped === null) expect(sum).toContain(formatMinor(bet.returned ?? minor(0)));
  const [last] = bet.settlements.slice(-1);
  expect(validStakeOf(bet)).toBe(last?.validStake);
  const halves = halfPartsOf(bet);
  if (halves) expect(halves.reduce((all, { amount }) => all + amount, 0n)).toBe(bet.returned);
}

/** Settles match by match: an open bet never promises more than before, nor pays more than it promised. */
async function settleAll(simulation: Simulation, placedBet: Bet, results: Scene['results']): Promise<Bet> {
  let bet = placedBet;
  for (const [index, { status, score }] of results.entries()) {
    settle(simulation, MATCHES[index] ?? 'm1', score, status);
    const now = (await requestBet(simulation, 'bet.detail', { betId: bet.betId })) ?? bet;
    expect(now.highestReturn).toBeLessThanOrEqual(bet.highestReturn);
    if (now.returned !== null) expect(now.returned).toBeLessThanOrEqual(bet.highestReturn);
    bet = now;
  }
  return bet;
}

test(
  '[3.10] every amount shown on a bet is the amount paid or held',
  async () => {
    let settled = 0;
    const check = async ({ bet: drawn, results, percents }: Scene) => {
      const simulation = openBook();
      const funds = walletOf(simulation);
      let bet = await placeDrawn(simulation, drawn);
      if (bet?.state === 'open') {
        checkMatchesSlip(bet);
        for (const percent of percents) bet = await checkPart(simulation, bet, percent);
        bet = await settleAll(simulation, bet, results);
        checkSettled(bet, walletOf(simulation) - funds);
        settled += 1;
      }
      simulation.db.close();
    };
    await fc.assert(fc.asyncProperty(scene, check), { numRuns: RUNS });
    expect(settled).toBeGreaterThan(RUNS / 2);
    expect(combined).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
