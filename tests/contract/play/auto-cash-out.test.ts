import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import { Bet } from '#contract/play/bet/schema.ts';
import { createCommands } from '#sandbox/domains/ground/command/commands.ts';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { verifyBets } from '#sandbox/domains/play/bet/settlement/verify-bets.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { placeSingle } from '../examples/bet-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createBetting } from './betting.ts';

const sandbox = sandboxForFile();
const SECOND = 1_000;
const MINUTE = 60_000;
const { advance, bettor, single, legAlone, result, provenBooks } = createBetting(sandbox);

/** A member with an open bet of ¥100, and the calls about its automatic cash-out. */
async function scene() {
  const member = await bettor();
  const leg = legAlone();
  const { betId } = await member.ask(single(leg));
  const set = async (value: string, more: { percent?: number; until?: number | null } = {}) =>
    member.client.call('bet.setAutoCashOut', { betId, value, percent: 100, until: null, ...more });
  const quoted = v.parse(CashOutQuote, (await member.client.call('bet.cashOutQuote', { betId })).data);
  return { ...member, leg, betId, set, value: quoted.value, bet: () => member.detail(betId) };
}

const letters = (text: string): number => {
  const row = sandbox().db.prepare('SELECT count(*) AS n FROM message WHERE text LIKE ?').get(`%${text}%`);
  return Number(row?.n);
};

const text = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

test('[3.10] a bet is cashed out once when its offer reaches the value', async () => {
  const { balance, set, bet, value } = await scene();
  const before = balance();
  await set(text(value - 1_00n));
  const { betNo } = await bet();
  advance(SECOND);
  const cashedOut = await bet();
  expect(cashedOut).toMatchObject({ state: 'cashedOut', autoCashOut: { state: 'paid' } });
  const paid = cashedOut.autoCashOut?.paid?.amount ?? 0n;
  expect(paid).toBeGreaterThanOrEqual(value - 1_00n);
  advance(5 * SECOND);
  expect(balance() - before).toBe(paid);
  expect(letters(`兑现价到了你设定的 ¥${text(value - 1_00n)}。注单 ${betNo}`)).toBe(1);
  provenBooks();
});

test('[3.10] an offer below the value is left alone', async () => {
  const { balance, set, bet } = await scene();
  const before = balance();
  await set(text((await bet()).highestReturn));
  advance(10 * SECOND);
  expect(await bet()).toMatchObject({ state: 'open', autoCashOut: { state: 'set', miss: null } });
  expect(balance()).toBe(before);
});

test('[3.10] part of the stake is cashed out, and the rest stays', async () => {
  const { set, bet, value } = await scene();
  await set(text(value - 1_00n), { percent: 50 });
  advance(SECOND);
  expect(await bet()).toMatchObject({
    state: 'open',
    openStake: 50_00n,
    autoCashOut: { state: 'paid', percent: 50 },
  });
  advance(5 * SECOND);
  expect((await bet()).openStake).toBe(50_00n);
  provenBooks();
});

test('[3.10] a setting lasts until its time', async () => {
  const { set, bet, value } = await scene();
  const until = sandbox().world.clock.now() + MINUTE;
  await set(text((await bet()).highestReturn), { until });
  advance(MINUTE + SECOND);
  expect((await bet()).autoCashOut).toMatchObject({ state: 'expired', value: (await bet()).highestReturn });
  expect(value).toBeGreaterThan(0n);
});

test('[3.10] a revoked setting is never submitted', async () => {
  const { client, betId, set, bet, value } = await scene();
  await set(text(value - 1_00n));
  await client.call('bet.revokeAutoCashOut', { betId });
  advance(3 * SECOND);
  expect(await bet()).toMatchObject({ state: 'open', autoCashOut: null });
});

test('[3.10] a result ends the setting of its bet', async () => {
  const { leg, set, bet } = await scene();
  await set(text((await bet()).highestReturn));
  await result(leg.matchId, [0, 3]);
  advance(2 * SECOND);
  expect(await bet()).toMatchObject({ state: 'settled', autoCashOut: null });
});

test('[3.10] a value above the highest return is refused', async () => {
  const { set, bet } = await scene();
  const { highestReturn } = await bet();
  expect((await set(text(highestReturn + 1n))).code).toBe(422001);
  expect((await set(text(highestReturn), { until: 1 })).code).toBe(400001);
  expect((await bet()).autoCashOut).toBeNull();
});

test('[3.10] a turn of the match within the delay keeps the setting', async () => {
  const { betId, set, bet, value } = await scene();
  const { betting, world } = sandbox();
  await set(text(value - 1_00n));
  const row = betting.ownOf(betId, 'u-beian');
  const at = world.clock.now();
  // The submission of another version of the match, as after a goal within the delay.
  const note = {
    state: 'waiting',
    amount: value,
    percent: 100,
    at,
    decidesAt: at,
    materials: [99],
    reason: null,
  } as const;
  betting.store.change(row, { cash_out: { ...note, materials: [99], autoNo: 1 }, cash_out_due: at }, at);
  betting.decideDue();
  expect(await bet()).toMatchObject({
    state: 'open',
    cashOut: { state: 'refused', isAuto: true },
    autoCashOut: { state: 'set', miss: { reason: 'matchTurned', amount: value } },
  });
  advance(SECOND);
  expect(await bet()).toMatchObject({ state: 'cashedOut', autoCashOut: { state: 'paid' } });
  provenBooks();
});

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-auto-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const open = (startAt?: number): Promise<Sandbox> =>
  createSandbox({
    port: 0,
    dataDir,
    seed: 7,
    crowd: 0,
    world: 'driven',
    passwordCost: LIGHT_COST,
    ...(startAt === undefined ? {} : { startAt }),
  });

/** Places an accepted bet on a match in play, whose cash-outs wait for the live delay. */
function placeLive(platform: Sandbox) {
  const { betting, world } = platform;
  betting.control.setDelay(0);
  for (const { matchId, clockPhase } of world.matches.list(1)) {
    const venue = world.bookAt(matchId, 5000);
    const market = world.odds.of(matchId)?.markets.find(({ marketId }) => marketId === `${matchId}-win`);
    const selection = market?.selections.find(({ state }) => state === 'open');
    if (clockPhase !== 'second' || venue !== 'YBTY' || !market || !selection) continue;
    const { selectionId, odds } = selection;
    const leg = { matchId, marketId: market.marketId, selectionId, odds, material: market.version.material };
    const bet = placeSingle(platform, leg);
    if (bet.state === 'open') return bet;
  }
  throw new Error('no open price in play');
}

test('[4.05] a cash-out submitted before a crash is paid once after it', async () => {
  const first = await open();
  const whose = { userId: 'u-beian', siteId: 5000, currency: 'CNY' } as const;
  first.money.transfers.move({ ...whose, venue: 'YBTY', amount: 300_00n, into: true, requestId: 'funds' });
  const bet = placeLive(first);
  first.betting.control.setDelay(5 * SECOND);
  first.betting.autoCashOuts.set(bet, { value: 1n, percent: 100, until: null }, first.world.clock.now());
  const now = first.world.clock.now();
  const commands = createCommands(first.db);
  first.betting.autoCashOuts.tick(commands, now);
  first.betting.autoCashOuts.tick(commands, now);
  expect(first.betting.ownOf(bet.bet_id, whose.userId).cash_out).toMatchObject({ state: 'waiting' });
  await first.close();

  const second = await open(now + 10 * SECOND);
  const own = () => second.betting.ownOf(bet.bet_id, whose.userId);
  for (let run = 0; run < 3; run++)
    second.betting.autoCashOuts.tick(createCommands(second.db), now + 10 * SECOND);
  expect(own().state).toBe('cashedOut');
  const paid = second.db
    .prepare('SELECT count(*) AS n FROM ledger_transfer WHERE note = ?')
    .get(`cash-out:${bet.bet_id}`);
  expect(paid).toEqual({ n: 1 });
  expect(v.parse(Bet, second.betting.wire(own())).autoCashOut).toMatchObject({ state: 'paid' });
  expect(verifyBets(second.db)).toEqual({ astray: [], misbooked: [] });
  await second.close();
});
