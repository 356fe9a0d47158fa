import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { SESSION_ENDS_AFTER_MS } from '#contract/protection/reality-check/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const later = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};
const LAUNCH = {
  venueEnName: 'BTEGDZ',
  gameId: GAME_CATALOGUE.find(({ title }) => title?.name === '夜场灯光')?.gameId ?? '',
  currency,
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: 'http://localhost:5180/app/play/x',
} as const;

const { venueEnName, gameId } = LAUNCH;
const PLAN = { venueEnName, gameId, currency, minutes: null, spend: null } as const;

/** A visit to the slot with money for it: `round` plays one and answers what it paid. */
async function atTheSlot(client: WireClient, userId: string) {
  const { venues, money } = sandbox();
  money.transfers.move({
    userId,
    siteId: 5000,
    currency,
    venue: LAUNCH.venueEnName,
    amount: 50_00n,
    into: true,
    requestId: randomUUID(),
  });
  await client.call('venue.plan', PLAN);
  const { data } = await client.call('venue.launch', LAUNCH);
  const { ticket, sessionId } = v.parse(calls['venue.launch'].response, data);
  const { key } = venues.api.open(ticket);
  venues.api.changeSeed(key, 'of-the-test');
  return {
    round: (stake: bigint) =>
      BigInt(venues.api.play(key, { requestId: randomUUID(), stake, choice: 0 }).round.payout),
    leave: () => client.call('venue.leave', { sessionId }),
  };
}

const beat = async (client: WireClient) => {
  const { data } = await client.call('realityCheck.beat', { currency });
  return v.parse(calls['realityCheck.beat'].response, data);
};
const view = async (client: WireClient) => {
  const { data } = await client.call('realityCheck.view', { currency });
  return v.parse(calls['realityCheck.view'].response, data);
};

/** Continues play for the number of minutes with a heartbeat every minute. */
async function play(client: WireClient, minutes: number) {
  await beat(client);
  for (let minute = 0; minute < minutes; minute++) {
    later(MINUTE_MS);
    await beat(client);
  }
}

test('[P.08] a due reminder blocks play in all tabs until one answers it', async () => {
  const client = await member('beian');
  const other = await member('beian');
  await client.call('realityCheck.answer', { currency, every: 15 });
  await play(client, 14);
  expect(await view(client)).toMatchObject({ due: false, every: 15, playedMs: 14 * MINUTE_MS });
  later(MINUTE_MS);
  expect(await beat(other)).toMatchObject({ due: true, playedMs: 15 * MINUTE_MS });
  const buying = { packId: 'p1', clientRequestId: 'reality-coins' };
  expect((await client.call('venue.launch', LAUNCH)).code).toBe(PLATFORM_CODES.REALITY_CHECK_DUE);
  expect((await client.call('coin.buy', buying)).code).toBe(PLATFORM_CODES.REALITY_CHECK_DUE);
  later(10 * MINUTE_MS);
  expect(await beat(client)).toMatchObject({ due: true, playedMs: 15 * MINUTE_MS });
  const { data } = await other.call('realityCheck.answer', { currency, every: null });
  expect(v.parse(calls['realityCheck.answer'].response, data)).toMatchObject({ due: false, every: 15 });
  await client.call('venue.plan', PLAN);
  expect((await client.call('venue.launch', LAUNCH)).code).toBe(PLATFORM_CODES.SUCCESS);
});

test('[P.16] a used daily time limit closes games and bets until tomorrow', async () => {
  const client = await member('qinghe');
  const limit = { currency, kind: 'time', period: 'day', amount: '3' } as const;
  expect((await client.call('ownLimit.set', limit)).code).toBe(PLATFORM_CODES.SUCCESS);
  await play(client, 2);
  await client.call('venue.plan', PLAN);
  expect((await client.call('venue.launch', LAUNCH)).code).toBe(PLATFORM_CODES.SUCCESS);
  await play(client, 1);
  const refused = await client.call('venue.launch', LAUNCH);
  expect(refused.code).toBe(PLATFORM_CODES.LIMIT_REACHED);
  expect(refused.data).toMatchObject({ limit: { kind: 'time', period: 'day', currency: '', left: '0' } });
});

test('[P.06] [P.07] a session counts its time, stakes and returns from its beginning', async () => {
  const client = await member('fangguan');
  expect(await view(client)).toMatchObject({ startedAt: null, playedMs: 0, staked: 0n, returned: 0n });
  const startedAt = now();
  await play(client, 2);
  const { round, leave } = await atTheSlot(client, 'u-fangguan');
  const paid = [round(5_00n)];
  await play(client, 1);
  paid.push(round(10_00n));
  await leave();
  const returned = paid.reduce((sum, each) => sum + each, 0n);
  expect(await view(client)).toMatchObject({
    startedAt,
    playedMs: 3 * MINUTE_MS,
    staked: 15_00n,
    returned,
  });
});

test('[P.06] stakes before a session are not counted in its figures', async () => {
  const client = await member('xuexian');
  await beat(client);
  const { round, leave } = await atTheSlot(client, 'u-xuexian');
  round(5_00n);
  expect(await view(client)).toMatchObject({ staked: 5_00n });
  await leave();
  later(SESSION_ENDS_AFTER_MS + 1);
  await beat(client);
  expect(await view(client)).toMatchObject({ startedAt: now(), staked: 0n, returned: 0n });
});
