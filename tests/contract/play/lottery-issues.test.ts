import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type { OpenView, TableView, VenueFailure } from '#sandbox/domains/play/venue/venue-view.ts';
import { fromHex, sha256, toHex } from '#sandbox/games/chance/sha256.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';
import { atVenue } from './at-venue.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const game = GAME_CATALOGUE.find(({ name }) => name === '分分快三');
const [gameId, venueEnName] = [game?.gameId ?? '', game?.venue.code ?? ''];
/** Choices of the board: the sums 3 to 18, then 大, 小, 单, 双. */
const [BIG, SMALL] = [16, 17];
const STAKE = 2_00n;
const launchInput = {
  gameId,
  venueEnName,
  currency,
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: 'http://localhost:5180/app/play/x',
} as const;

type Answer = OpenView & TableView & Partial<VenueFailure>;

const advanceTo = (at: number, platform = sandbox()) => {
  const { clock } = platform.world;
  if (clock.mode === 'driven') clock.advance(Math.max(0, at - clock.now()));
};
const balance = (platform = sandbox()) =>
  platform.money.wallets.balance({ userId: 'u-xuexian', currency }, venueEnName);

let visits = 0;
/** A visit of the member to the lottery, with money, at the start of an issue. */
async function visiting(platform = sandbox()) {
  visits += 1;
  platform.money.transfers.move({
    userId: 'u-xuexian',
    siteId: 5000,
    currency,
    venue: venueEnName,
    amount: 100_00n,
    into: true,
    requestId: `lottery-${visits}`,
  });
  const client = await loggedIn(platform.origin, platform.world.clock.now, 'xuexian');
  const { data } = await client.call('venue.launch', launchInput);
  const { ticket } = v.parse(calls['venue.launch'].response, data);
  const view = await atVenue<Answer>(platform, 'open', { ticket });
  const ask = (path: string, body: unknown) => atVenue<Answer>(platform, path, body, view.key);
  const look = () => ask('table', { known: 0 });
  const first = await look();
  advanceTo(first.ahead[0]?.opensAt ?? 0, platform);
  return { ask, look, table: await look() };
}
const bet = (issue: number, choice = BIG) => ({ issue, choice, stake: String(STAKE) });

test('[P.20] an issue pays its bets by the result that its seed proves', async () => {
  const { ask, look, table } = await visiting();
  const before = balance();
  const { issue } = table;
  const bets = [bet(issue.no), bet(issue.no, SMALL)];
  const placing = { requestId: 'issue-pays', bets, stopsOnWin: false };
  await ask('bets', placing);
  await ask('bets', placing);
  expect(balance()).toBe(before - 2n * STAKE);

  advanceTo(issue.closesAt + 5_000);
  const closed = await look();
  expect(closed.issue).toMatchObject({ no: issue.no, phase: 'result', shown: [] });
  expect((await ask('bets', { ...placing, requestId: 'late' })).error).toBe('BETS_CLOSED');

  advanceTo(issue.closesAt + 11_000);
  const { past, bets: shown } = await look();
  const ended = past.find(({ no }) => no === issue.no);
  expect(toHex(sha256(fromHex(ended?.seed ?? '') ?? new Uint8Array()))).toBe(issue.hash);
  const sum = (ended?.result ?? []).reduce((total, die) => total + die, 0);
  const payouts = shown.filter((row) => row.issue === issue.no).map(({ choice, payout }) => [choice, payout]);
  expect(new Map(payouts.map(([choice, payout]) => [choice, payout]))).toEqual(
    new Map([
      [BIG, sum > 10 ? '378' : '0'],
      [SMALL, sum > 10 ? '0' : '378'],
    ]),
  );
  expect(balance()).toBe(before - 2n * STAKE + 3_78n);
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('a bet on a later issue is withdrawn before that issue closes', async () => {
  const { ask, look, table } = await visiting();
  const before = balance();
  const later = table.ahead[3]?.no ?? 0;
  const placed = await ask('bets', { requestId: 'later', bets: [bet(later)], stopsOnWin: false });
  const row = placed.bets.find(({ issue }) => issue === later);
  expect(row?.canWithdraw).toBe(true);
  await ask('withdraw', { roundId: row?.roundId });
  expect(balance()).toBe(before);
  expect((await look()).bets.find(({ roundId }) => roundId === row?.roundId)?.state).toBe('withdrawn');
});

test('a series returns its later stakes after its first return', async () => {
  const { ask, look, table } = await visiting();
  const before = balance();
  const issues = [table.issue, ...table.ahead.slice(0, 9)];
  const bets = issues.map(({ no }) => bet(no));
  await ask('bets', { requestId: 'series', bets, stopsOnWin: true });
  expect(balance()).toBe(before - 10n * STAKE);
  advanceTo((issues.at(-1)?.closesAt ?? 0) + 11_000);
  const { past, bets: shown } = await look();
  const isBig = (no: number) =>
    (past.find((ended) => ended.no === no)?.result ?? []).reduce((sum, die) => sum + die, 0) > 10;
  const won = issues.findIndex(({ no }) => isBig(no));
  const played = won < 0 ? issues.length : won + 1;
  const states = issues.map(({ no }) => shown.find((row) => row.issue === no)?.state);
  expect(states).toEqual(issues.map((_, index) => (index < played ? 'ended' : 'withdrawn')));
  expect(balance()).toBe(before - BigInt(played) * STAKE + (won < 0 ? 0n : 3_78n));
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-lottery-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const openAgain = (startAt?: number) =>
  createSandbox({
    port: 0,
    dataDir,
    seed: 7,
    crowd: 0,
    world: 'driven',
    ...(startAt === undefined ? {} : { startAt }),
  });

test('bets are settled after a restart by the same result', async () => {
  const first = await openAgain();
  const { ask, table } = await visiting(first);
  const before = balance(first);
  const bets = [bet(table.issue.no), bet(table.issue.no, SMALL)];
  await ask('bets', { requestId: 'restart', bets, stopsOnWin: false });
  await first.close();

  const second = await openAgain(table.issue.closesAt + 60_000);
  advanceTo(table.issue.closesAt + 62_000, second);
  expect(balance(second)).toBe(before - 2n * STAKE + 3_78n);
  expect(verifyLedger(second.db).sound).toBe(true);
  await second.close();
});

test('[P.28] a plan for less than a round allows a table’s smallest bet', async () => {
  const client = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'xuexian');
  const { visit } = v.parse(calls['venue.underWay'].response, (await client.call('venue.underWay', {})).data);
  if (visit) await client.call('venue.leave', { sessionId: visit.sessionId });
  const plan = { gameId, venueEnName, currency, minutes: null, spend: '4.00' };
  expect((await client.call('venue.plan', plan)).code).toBe(PLATFORM_CODES.SUCCESS);
  const { ask, table } = await visiting();
  const { issue } = table;
  const place = (requestId: string, choices: readonly number[]) =>
    ask('bets', { requestId, bets: choices.map((choice) => bet(issue.no, choice)), stopsOnWin: false });
  expect((await place('over-plan', [BIG, SMALL, 18])).error).toBe('PLAN_SHORT');
  expect((await place('within-plan', [BIG])).error).toBeUndefined();
});
