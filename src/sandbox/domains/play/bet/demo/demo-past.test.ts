import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { BOOK_CODES } from '#sandbox/base/tables/books.table.ts';
import { mainCurrencyOf } from '#sandbox/base/tables/sites.table.ts';
import { venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { betReturn } from '../bet-returns.ts';
import type { BetRow } from '../bet-row.ts';
import { verifyBets } from '../settlement/verify-bets.ts';
import { DEMO_BETTORS, type DemoBettor } from './demo-bets.ts';

/** A Wednesday noon, with two days of matches of every sport behind it. */
const START = Date.parse('2026-11-18T04:00:00Z');
const dataDir = mkdtempSync(join(tmpdir(), 'courtside-past-bets-'));
const defects: Error[] = [];
const open = (startAt: number): Promise<Sandbox> =>
  createSandbox({
    port: 0,
    dataDir,
    seed: 7,
    crowd: 0,
    world: 'driven',
    startAt,
    onDefect: (error) => defects.push(error),
  });
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await open(START);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
  expect(defects).toEqual([]);
});

const whoseOf = ({ name, siteId }: DemoBettor) => ({
  userId: demoUserId(name),
  currency: mainCurrencyOf(siteId),
});
const betsOf = (bettor: DemoBettor): BetRow[] =>
  sandbox.betting.store.list({ ...whoseOf(bettor), which: 'settled', skip: 0, limit: 100 });
const everyBet = () => DEMO_BETTORS.flatMap((bettor) => betsOf(bettor));
/** Returns the total that bets, and the money granted for them, moved at each venue. */
function movedBy(bettor: DemoBettor): unknown {
  const { userId, currency } = whoseOf(bettor);
  const moved = sandbox.db.prepare(
    `SELECT sum(amount) AS sum FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
     WHERE account = ? AND kind IN ('opening', 'bet')`,
  );
  return BOOK_CODES.map((venue) => moved.get(venueOf(userId, venue, currency))?.sum ?? 0);
}
const legsOf = ({ bet_id }: BetRow) => sandbox.betting.store.legsOf(bet_id);

test.each(DEMO_BETTORS)(
  '$name has settled bets of every kind on site $siteId without balance change',
  (bettor) => {
    const bets = betsOf(bettor);
    expect(bets.length).toBeGreaterThanOrEqual(12);
    expect(bets.length).toBeLessThanOrEqual(18);
    expect(new Set(bets.map(({ kind }) => kind))).toEqual(new Set(['single', 'multiple', 'system']));
    expect(Math.min(...bets.map(({ placed_at }) => placed_at))).toBeGreaterThan(START - 7 * DAY_MS);
    expect(movedBy(bettor)).toEqual(BOOK_CODES.map(() => 0));
  },
);

test('every demo bet is at the venue of all its matches', () => {
  for (const bet of everyBet()) {
    for (const { match_id } of legsOf(bet))
      expect(sandbox.world.bookAt(match_id, bet.site_id === 5003 ? 5003 : 5000)).toBe(bet.venue);
  }
  expect(new Set(everyBet().map(({ venue }) => venue)).size).toBeGreaterThan(1);
});

test('the bet books are consistent and no bet was refused', () => {
  expect(verifyLedger(sandbox.db).sound).toBe(true);
  expect(verifyBets(sandbox.db)).toEqual({ astray: [], misbooked: [] });
  const refused = sandbox.db.prepare(`SELECT bet_id FROM bet WHERE state IN ('rejected', 'lapsed')`).all();
  expect(refused).toEqual([]);
});

test('the payout of a settled bet follows from its leg results', () => {
  for (const bet of everyBet().filter(({ state }) => state === 'settled')) {
    const legs = legsOf(bet).map(({ odds, result }) => ({ odds, result: result ?? 'lose' }) as const);
    const stakes = { lineStake: bet.line_stake, stake: bet.line_stake * BigInt(bet.lines) };
    expect(bet.paid, bet.bet_id).toBe(betReturn(bet, stakes, legs));
  }
});

test('bets are placed before or during their match and settled after it', () => {
  let inPlay = 0;
  for (const bet of everyBet()) {
    const ends = legsOf(bet).map(({ match_id }) => sandbox.world.past.endOf(match_id) ?? 0);
    if (legsOf(bet).some(({ start_at }) => start_at <= bet.placed_at)) inPlay += 1;
    for (const { at } of sandbox.betting.store.settlementsOf(bet.bet_id)) {
      expect(at, bet.bet_id).toBeGreaterThan(bet.placed_at);
      expect(Math.min(...ends.map((end) => Math.abs(at - end)))).toBeLessThan(MINUTE_MS);
    }
    expect(bet.placed_at).toBeLessThan(Math.min(...ends));
  }
  expect(inPlay).toBeGreaterThan(0);
});

test('some quarter-line bets are half won or lost, one is cashed out', () => {
  const results = everyBet().flatMap((bet) => legsOf(bet).map(({ result }) => result));
  expect(results).toEqual(expect.arrayContaining(['win', 'lose', 'halfWin', 'halfLose']));
  expect(everyBet().map(({ state }) => state)).toContain('cashedOut');
});

test('a restarted platform has the same bets and no others', async () => {
  const before = everyBet();
  await sandbox.close();
  sandbox = await open(START + 2 * MINUTE_MS);
  const since = everyBet().filter(({ bet_id }) => bet_id.startsWith('p-'));
  expect(since).toEqual(before);
});

test('[P.15] the platform places no bet for a member after the first start', () => {
  const { clock, matches } = sandbox.world;
  const count = () => sandbox.db.prepare('SELECT count(*) AS n FROM bet').get()?.n;
  const before = count();
  const next = matches.list(0).filter(({ startAt }) => startAt > clock.now());
  const kickOff = Math.min(...next.map(({ startAt }) => startAt));
  expect(kickOff).toBeLessThan(clock.now() + 180 * MINUTE_MS);
  clock.advance(kickOff - clock.now() + 10 * MINUTE_MS);
  expect(count()).toBe(before);
});
