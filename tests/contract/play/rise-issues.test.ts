import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { tableIssues } from '#sandbox/domains/play/venue/table/table-issues.ts';
import type { OpenView, TableView, VenueFailure } from '#sandbox/domains/play/venue/venue-view.ts';
import { fromHex, sha256, toHex } from '#sandbox/games/chance/sha256.ts';
import { RISE_ROWS } from '#sandbox/games/rise/rise.table.ts';
import { levelAt, timeOf } from '#sandbox/games/rise/rise.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';
import { atVenue } from './at-venue.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const NAME = '升空';
const [curve] = RISE_ROWS.flatMap((row) => (row.name === NAME ? [row.curve] : []));
const game = GAME_CATALOGUE.find(({ name }) => name === NAME);
const [gameId, venueEnName] = [game?.gameId ?? '', game?.venue.code ?? ''];
const STAKE = 10_00n;
type Answer = OpenView & TableView & Partial<VenueFailure>;

const advanceTo = (at: number, platform = sandbox()) => {
  const { clock } = platform.world;
  if (clock.mode === 'driven') clock.advance(Math.max(0, at - clock.now()));
};
const balance = (platform = sandbox()) =>
  platform.money.wallets.balance({ userId: 'u-xuexian', currency }, venueEnName);

let visits = 0;
/** A visit of a member to the curve, with money. */
async function visiting(member = 'xuexian', platform: Sandbox = sandbox()) {
  visits += 1;
  platform.money.transfers.move({
    userId: `u-${member}`,
    siteId: 5000,
    currency,
    venue: venueEnName,
    amount: 100_00n,
    into: true,
    requestId: `rise-${visits}`,
  });
  const client = await loggedIn(platform.origin, platform.world.clock.now, member);
  const launch = { gameId, venueEnName, currency, resetDpDomain: 0, isUseCache: 1 } as const;
  const rollbackAddress = 'http://localhost:5180/app/play/x';
  const { data } = await client.call('venue.launch', { ...launch, rollbackAddress });
  const { ticket } = v.parse(calls['venue.launch'].response, data);
  const view = await atVenue<Answer>(platform, 'open', { ticket });
  const ask = (path: string, body: unknown) => atVenue<Answer>(platform, path, body, view.key);
  return { ask, bets: view.table?.bets ?? [], look: () => ask('table', { known: 0 }) };
}

/** Moves the clock to the start of the next issue whose end point lies in a range. */
function startOf(least: number, most: number, platform = sandbox()) {
  const issues = tableIssues(platform.db)(NAME);
  let issue = issues.after(issues.at(platform.world.clock.now()).no);
  while ((issue.result[0] ?? 0) < least || (issue.result[0] ?? 0) > most) issue = issues.after(issue.no);
  advanceTo(issue.opensAt, platform);
  return issue;
}
const bet = (issue: number, choice: number) => ({ issue, choice, stake: String(STAKE) });
const placing = (requestId: string, issue: number, ...choices: readonly number[]) => ({
  requestId,
  bets: choices.map((choice) => bet(issue, choice)),
  stopsOnWin: false,
});

test('a stake is taken out at the multiple of the server’s receipt', async () => {
  const { ask, look } = await visiting();
  const issue = startOf(300, 900);
  const before = balance();
  const placed = await ask('bets', placing('by-hand', issue.no, 0));
  const [row] = placed.bets;
  const at = issue.closesAt + 5_000;
  advanceTo(at);
  expect((await look()).issue).toMatchObject({ phase: 'result', shown: [], endsAt: null, nextAt: null });
  await ask('take', { roundId: row?.roundId, level: 900 });
  const level = curve ? levelAt(curve, 5_000) : 0;
  expect(balance()).toBe(before - STAKE + (STAKE * BigInt(level)) / 100n);
  expect((await look()).bets[0]).toMatchObject({ moves: [level], state: 'ended' });
  expect(verifyLedger(sandbox().db).sound).toBe(true);
});

test('a reached automatic level pays before the end, a missed one nothing', async () => {
  const { ask, look } = await visiting();
  const issue = startOf(200, 900);
  const before = balance();
  await ask('bets', placing('automatic', issue.no, 150, 1_000));
  advanceTo(issue.closesAt + (curve ? timeOf(curve, 150) : 0) + 1);
  expect((await look()).bets.map(({ payout }) => payout)).toContain('1500');
  expect((await look()).issue.phase).toBe('result');
  advanceTo(issue.endsAt);
  expect(balance()).toBe(before - 2n * STAKE + 15_00n);
  const { past } = await look();
  const ended = past.find(({ no }) => no === issue.no);
  expect(toHex(sha256(fromHex(ended?.seed ?? '') ?? new Uint8Array()))).toBe(ended?.hash);
});

test('a stake cannot be taken out after the end', async () => {
  const { ask } = await visiting();
  const issue = startOf(110, 200);
  const before = balance();
  const placed = await ask('bets', placing('late', issue.no, 0));
  advanceTo(issue.endsAt + 1);
  await ask('take', { roundId: placed.bets[0]?.roundId });
  expect(balance()).toBe(before - STAKE);
});

test('players see the bets of others, masked, once each is decided', async () => {
  const [own, other] = [await visiting(), await visiting('beian')];
  const issue = startOf(200, 900);
  await other.ask('bets', placing('other', issue.no, 150));
  const first = (await own.look()).others[0];
  expect(first).toMatchObject({ stake: String(STAKE), payout: null });
  expect(first?.name).toContain('***');
  advanceTo(issue.closesAt + 1_000);
  const { others, players } = await own.look();
  expect(others.length).toBeLessThanOrEqual(20);
  expect(players).toBeGreaterThanOrEqual(2);
  advanceTo(issue.endsAt);
  const after = (await own.look()).others;
  expect(after[0]?.payout).toBe('1500');
  const end = BigInt(issue.result[0] ?? 0);
  const wrong = after.filter(({ stake, payout }) => BigInt(payout ?? '0') * 100n > BigInt(stake) * end);
  expect(wrong).toEqual([]);
});

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-rise-'));
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

test('[P.14] a flight goes on over a restart and pays once', async () => {
  const first = await openAgain();
  const issue = startOf(300, 900, first);
  const { ask } = await visiting('xuexian', first);
  const before = balance(first);
  await ask('bets', placing('restart', issue.no, 150, 0));
  const reached = issue.closesAt + (curve ? timeOf(curve, 150) : 0);
  advanceTo(reached - 1_000, first);
  await first.close();

  const second = await openAgain(reached - 500);
  advanceTo(reached + 1_000, second);
  expect(balance(second)).toBe(before - 2n * STAKE + 15_00n);
  const again = await visiting('xuexian', second);
  const funded = balance(second);
  const open = again.bets.find(({ state }) => state === 'open');
  await again.ask('take', { roundId: open?.roundId });
  const level = curve ? levelAt(curve, second.world.clock.now() - issue.closesAt) : 0;
  expect(balance(second)).toBe(funded + (STAKE * BigInt(level)) / 100n);
  expect(verifyLedger(second.db).sound).toBe(true);
  await second.close();
});
