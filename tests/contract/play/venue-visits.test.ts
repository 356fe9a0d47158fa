import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { PLAY_GAP_MS } from '#contract/protection/reality-check/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { VenueRefusal } from '#sandbox/domains/play/venue/venue-refusal.ts';
import { STAKES } from '#sandbox/games/stakes.table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const currency = 'CNY' as const;
const now = () => sandbox().world.clock.now();
const later = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};
const gameOf = (name: string) => {
  const game = GAME_CATALOGUE.find(({ title }) => title?.name === name);
  return { gameId: game?.gameId ?? '', venueEnName: game?.venue.code ?? '', currency };
};
const SLOT = gameOf('夜场灯光');
const OTHER = gameOf('十二码');
const WAYS = gameOf('鹤鸣九皋');
const OPENING = {
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: 'http://localhost:5180/app/play/x',
} as const;
const member = () => loggedIn(sandbox().origin, now, 'xuexian');

const launch = (client: WireClient, game: typeof SLOT) =>
  client.call('venue.launch', { ...game, ...OPENING });
/** Launches with a plan; one that bounds nothing leaves the plan of a visit under way as it is. */
const launched = async (client: WireClient, game: typeof SLOT) => {
  await client.call('venue.plan', { ...game, minutes: null, spend: null });
  return v.parse(calls['venue.launch'].response, (await launch(client, game)).data);
};
const confirm = async (client: WireClient, sessionId: string) =>
  v.parse(calls['venue.confirm'].response, (await client.call('venue.confirm', { sessionId })).data);
const currentVisit = async (client: WireClient) =>
  v.parse(calls['venue.underWay'].response, (await client.call('venue.underWay', {})).data).visit;
const plan = (client: WireClient, minutes: number | null, spend: string | null) =>
  client.call('venue.plan', { ...SLOT, minutes, spend });

const transferIn = (amount: bigint) =>
  sandbox().money.transfers.move({
    userId: 'u-xuexian',
    siteId: 5000,
    currency,
    venue: SLOT.venueEnName,
    amount,
    into: true,
    requestId: randomUUID(),
  });

/** A key of the venue's page, for rounds. */
async function opened(client: WireClient) {
  const { ticket, sessionId } = await launched(client, SLOT);
  const { api } = sandbox().venues;
  const { key } = api.open(ticket);
  api.changeSeed(key, 'of-the-test');
  const round = (stake: bigint) => {
    try {
      return api.play(key, { requestId: randomUUID(), stake, choice: 0 }).round;
    } catch (thrown) {
      if (thrown instanceof VenueRefusal) return thrown.code;
      throw thrown;
    }
  };
  return { sessionId, round };
}

test('[P.22] a second game is refused until the first is closed', async () => {
  const [client, second] = [await member(), await member()];
  const { sessionId } = await launched(client, SLOT);
  expect(await currentVisit(second)).toMatchObject({ sessionId, gameId: SLOT.gameId });
  expect((await launch(second, OTHER)).code).toBe(PLATFORM_CODES.ANOTHER_GAME_OPEN);
  const choice = { ...OTHER, minutes: null, spend: null };
  expect((await second.call('venue.plan', choice)).code).toBe(PLATFORM_CODES.ANOTHER_GAME_OPEN);
  await second.call('venue.leave', { sessionId });
  const other = await launched(second, OTHER);
  expect((await confirm(client, sessionId)).isOver).toBe(true);
  await second.call('venue.leave', { sessionId: other.sessionId });
});

test('[P.22] a game without heartbeats for 90 seconds is closed', async () => {
  const client = await member();
  const { sessionId } = await launched(client, SLOT);
  later(PLAY_GAP_MS);
  await confirm(client, sessionId);
  later(PLAY_GAP_MS);
  expect((await launch(client, OTHER)).code).toBe(PLATFORM_CODES.ANOTHER_GAME_OPEN);
  later(1);
  expect(await currentVisit(client)).toBeNull();
  const other = await launched(client, OTHER);
  expect((await confirm(client, sessionId)).isOver).toBe(true);
  await client.call('venue.leave', { sessionId: other.sessionId });
});

test('[P.22] no round starts before the minimum cycle time, to the millisecond', async () => {
  const client = await member();
  transferIn(100_00n);
  const { sessionId, round } = await opened(client);
  expect(round(5_00n)).toMatchObject({ stake: '500' });
  later(2_999);
  expect(round(5_00n)).toBe('TOO_SOON');
  later(1);
  expect(round(5_00n)).toMatchObject({ stake: '500' });
  await client.call('venue.leave', { sessionId });
});

test('[P.28] no round starts after the chosen time, to the millisecond', async () => {
  const client = await member();
  transferIn(100_00n);
  expect((await plan(client, 30, null)).code).toBe(PLATFORM_CODES.SUCCESS);
  const chosenAt = now();
  const { sessionId, round } = await opened(client);
  expect((await confirm(client, sessionId)).plan).toEqual({
    endsAt: chosenAt + 30 * MINUTE_MS,
    spend: null,
    isSpent: false,
  });
  later(30 * MINUTE_MS - 1);
  expect(round(5_00n)).toMatchObject({ stake: '500' });
  later(5_000);
  expect(round(5_00n)).toBe('PLAN_OVER');
  for (const minutes of [null, 600]) {
    expect((await plan(client, minutes, null)).code).toBe(PLATFORM_CODES.SUCCESS);
    expect(round(5_00n)).toBe('PLAN_OVER');
  }
  await client.call('venue.leave', { sessionId });
  const next = await opened(client);
  expect(next.round(5_00n)).toMatchObject({ stake: '500' });
  await client.call('venue.leave', { sessionId: next.sessionId });
});

test('[P.28] each route into a real-money slot refuses a visit without a plan', async () => {
  const client = await member();
  const codes = async () => [
    (await launch(client, SLOT)).code,
    (await client.call('venue.secondLaunch', { ...SLOT, ...OPENING, resetDpDomain: 1 })).code,
  ];
  const [needed, needless] = [PLATFORM_CODES.PLAN_NEEDED, PLATFORM_CODES.SUCCESS];
  expect(await codes()).toEqual([needed, needed]);
  expect(await currentVisit(client)).toBeNull();
  await plan(client, null, null);
  expect(await codes()).toEqual([needless, needless]);
  const { sessionId } = await launched(client, SLOT);
  await client.call('venue.leave', { sessionId });
  expect(await codes()).toEqual([needed, needed]);
  const other = await launch(client, OTHER);
  expect(other.code).toBe(needless);
  await client.call('venue.leave', {
    sessionId: v.parse(calls['venue.launch'].response, other.data).sessionId,
  });
});

test('[P.28] a slot of another engine asks for a plan as well', async () => {
  const client = await member();
  expect((await launch(client, WAYS)).code).toBe(PLATFORM_CODES.PLAN_NEEDED);
});

test('[P.28] a plan chosen again while the visit lasts only becomes tighter', async () => {
  const client = await member();
  transferIn(100_00n);
  await plan(client, 60, '50.00');
  const first = now();
  const { sessionId, round } = await opened(client);
  const shown = async () => (await confirm(client, sessionId)).plan;
  later(5_000);
  await plan(client, 120, '9000.00');
  expect(await shown()).toMatchObject({ endsAt: first + 60 * MINUTE_MS, spend: 50_00n });
  await plan(client, 30, '20.00');
  expect(await shown()).toMatchObject({ endsAt: first + 5_000 + 30 * MINUTE_MS, spend: 20_00n });
  expect(round(50_00n)).toBe('PLAN_SHORT');
  await plan(client, null, null);
  expect(round(50_00n)).toBe('PLAN_SHORT');
  await client.call('venue.leave', { sessionId });
});

test('[P.28] a round that could exceed the chosen loss is refused', async () => {
  const client = await member();
  transferIn(2_000_00n);
  await plan(client, null, '20.00');
  let { sessionId, round } = await opened(client);
  expect(round(50_00n)).toBe('PLAN_SHORT');
  let lost = 0n;
  // The highest stake that the plan allows: outcomes are drawn, and small stakes may outlast any number of rounds.
  const stakeFor = (remaining: bigint) => STAKES.CNY.findLast((stake) => stake <= remaining);
  for (let n = 0; ; n++) {
    const stake = stakeFor(20_00n - lost);
    if (stake === undefined) break;
    const played = round(stake);
    if (typeof played === 'string') throw new Error(played);
    lost += BigInt(played.stake) - BigInt(played.payout);
    later(3_000);
    if (n === 0) ({ sessionId, round } = await opened(client));
  }
  expect(lost).toBeLessThanOrEqual(20_00n);
  expect(round(5_00n)).toBe('PLAN_OVER');
  expect((await confirm(client, sessionId)).plan).toMatchObject({ spend: 20_00n, isSpent: true });
  await client.call('venue.leave', { sessionId });
});

test('[P.28] a reminder appears after one hour of play at the latest', async () => {
  const client = await loggedIn(sandbox().origin, now, 'qinghe');
  const beat = async () =>
    v.parse(calls['realityCheck.beat'].response, (await client.call('realityCheck.beat', { currency })).data);
  expect((await beat()).every).toBe(60);
  for (let minute = 0; minute < 59; minute++) {
    later(MINUTE_MS);
    expect((await beat()).due).toBe(false);
  }
  later(MINUTE_MS);
  expect((await beat()).due).toBe(true);
  expect((await launch(client, SLOT)).code).toBe(PLATFORM_CODES.REALITY_CHECK_DUE);
});

test('[P.28] a time or a spend that is none is refused', async () => {
  const client = await member();
  expect((await plan(client, 0, null)).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect((await plan(client, null, '0')).code).toBe(PLATFORM_CODES.BAD_REQUEST);
  const unknown = { ...SLOT, gameId: 'none', minutes: null, spend: null };
  expect((await client.call('venue.plan', unknown)).code).toBe(PLATFORM_CODES.NOT_FOUND);
});
