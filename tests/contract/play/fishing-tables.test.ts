import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import type {
  OpenView,
  PlayedView,
  SwarmView,
  VenueFailure,
} from '#sandbox/domains/play/venue/venue-view.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { FISHING_ROWS } from '#sandbox/games/fishing/fishing.table.ts';
import { createSwarm } from '#sandbox/games/fishing/swarm.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { loggedIn } from '../wire-client.ts';
import { atVenue } from './at-venue.ts';

const currency = 'CNY' as const;
const game = GAME_CATALOGUE.find(({ name }) => name === '深海捕手');
const [gameId, venueEnName] = [game?.gameId ?? '', game?.venue.code ?? ''];
const row = FISHING_ROWS.find(({ name }) => name === game?.name);
const STAKE = 5_00n;
const launchInput = {
  gameId,
  venueEnName,
  currency,
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: 'http://localhost:5180/app/play/x',
} as const;
type Answer = OpenView & SwarmView & PlayedView & Partial<VenueFailure>;

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-fishing-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const openPlatform = (startAt?: number) => {
  const options = { port: 0, dataDir, seed: 7, crowd: 0, world: 'driven' } as const;
  return createSandbox({ ...options, ...(startAt === undefined ? {} : { startAt }) });
};

const balanceOf = ({ money }: Sandbox, name: string) =>
  money.wallets.balance({ userId: `u-${name}`, currency }, venueEnName);

/** Opens the page of the game for a member. */
async function visiting(platform: Sandbox, name: string) {
  const client = await loggedIn(platform.origin, platform.world.clock.now, name);
  const { data } = await client.call('venue.launch', launchInput);
  const { ticket } = v.parse(calls['venue.launch'].response, data);
  const view = await atVenue<Answer>(platform, 'open', { ticket });
  if (!view.seeds.current) await atVenue(platform, 'seed', { clientSeed: 'of-the-test' }, view.key);
  const ask = (path: string, body: unknown) => atVenue<Answer>(platform, path, body, view.key);
  return { ask, view, look: () => ask('swarm', {}) };
}
type Visiting = Awaited<ReturnType<typeof visiting>>;

/** Fish of the smallest kind that are still in the water for a while. */
const fishIn = ({ seed, now, gone }: SwarmView) =>
  createSwarm(row?.rules.kinds ?? [], keyedHash(Buffer.from(seed, 'hex')))
    .at(now)
    .filter(({ id, kind, leavesAt }) => kind === 0 && leavesAt - now > 12_000 && !gone.includes(id));

/** Shoots until one fish is caught. @returns its shot */
async function catching(platform: Sandbox, { ask, look }: Visiting) {
  for (let shot = 0; shot < 60; shot += 1) {
    const { clock } = platform.world;
    if (clock.mode === 'driven') clock.advance(400);
    const water = await look();
    const [fish] = fishIn(water);
    if (!fish) continue;
    const request = { requestId: `catch-${shot}`, stake: String(STAKE), choice: 0 };
    const answer = await ask('round', { ...request, aim: { table: water.table, fish: fish.id } });
    if (answer.round?.outcome[0] === 1) return { ...request, aim: { table: water.table, fish: fish.id } };
  }
  throw new Error('nothing was caught');
}

test('[P.20] a caught fish is gone for the others, also after a restart', async () => {
  const first = await openPlatform();
  for (const name of ['xuexian', 'beian'])
    first.money.transfers.move({
      userId: `u-${name}`,
      siteId: 5000,
      currency,
      venue: venueEnName,
      amount: 200_00n,
      into: true,
      requestId: `fishing-${name}`,
    });
  const [ann, bo] = [await visiting(first, 'xuexian'), await visiting(first, 'beian')];
  expect([ann.view.swarm?.seat, bo.view.swarm?.seat]).toEqual([0, 1]);
  expect(ann.view.swarm?.seed).toBe(bo.view.swarm?.seed);

  const shot = await catching(first, ann);
  const caughtAt = first.world.clock.now();
  const seen = await bo.look();
  expect(seen.gone).toContain(shot.aim.fish);
  expect(seen.shots).toContainEqual(
    expect.objectContaining({ seat: 0, fish: shot.aim.fish, isCaught: true }),
  );
  const before = balanceOf(first, 'beian');
  expect((await bo.ask('round', { ...shot, requestId: 'late' })).error).toBe('FISH_GONE');
  expect(balanceOf(first, 'beian')).toBe(before);
  const earned = balanceOf(first, 'xuexian');
  expect((await ann.ask('round', shot)).round.outcome).toEqual([1]);
  const another = { ...shot, aim: { ...shot.aim, fish: shot.aim.fish + 100 } };
  expect((await ann.ask('round', another)).error).toBe('BAD_REQUEST');
  expect(balanceOf(first, 'xuexian')).toBe(earned);
  await first.close();

  const second = await openPlatform(caughtAt + 2_000);
  const again = await visiting(second, 'beian');
  expect(again.view.swarm).toMatchObject({ table: 1, seat: 1, seed: seen.seed });
  expect((await again.ask('round', { ...shot, requestId: 'later' })).error).toBe('FISH_GONE');
  expect(balanceOf(second, 'beian')).toBe(before);
  expect((await (await visiting(second, 'xuexian')).ask('round', shot)).round.outcome).toEqual([1]);
  expect(balanceOf(second, 'xuexian')).toBe(earned);
  expect(verifyLedger(second.db).sound).toBe(true);
  await second.close();
});

test('a shot without a fish is refused', async () => {
  const platform = await openPlatform();
  const { ask } = await visiting(platform, 'xuexian');
  expect((await ask('round', { requestId: 'no-fish', stake: '500', choice: 0 })).error).toBe('BAD_REQUEST');
  await platform.close();
});
