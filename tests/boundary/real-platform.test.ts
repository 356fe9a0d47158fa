import { filter, firstValueFrom, mergeMap } from 'rxjs';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import { ClientRequestId, MatchId } from '#contract/fields/ids.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { cryptoJsEngine } from '#contract/wire/crypto/crypto-js-engine.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { Topic, Topics } from '#worker/topics.ts';
import { platformAdmin } from './platform-admin.ts';

const sandbox = sandboxForFile({ world: 'live' });

async function startedCore(change: Partial<CorePorts> = {}) {
  const { api, close } = createCore({ ...inProcessPorts(), ...change });
  onTestFinished(close);
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: sandbox().origin, hidden: false });
  return api;
}

const MINUTE = 60_000;

describe.each([10 * MINUTE, -10 * MINUTE, 7 * 60 * MINUTE, -7 * 60 * MINUTE])(
  '[9.02] on a device whose clock is %i ms off',
  (wrongBy) => {
    const wallClock = () => inProcessPorts().wallClock() + wrongBy;

    test('a member logs in and reads the coins', async () => {
      const core = await startedCore({ wallClock });
      await core.session.login('xuexian', 'court2026');
      const { coins } = await core.call('member.info', {}, 1);
      expect(coins).toBeGreaterThan(0n);
    });

    test('the page receives the server’s time', async () => {
      const core = await startedCore({ wallClock });
      await core.call('live.popular', { page: 1, size: 1, sport: null }, 1);
      const { now, errorMs } = await core.ping();
      expect(Math.abs(now - inProcessPorts().wallClock())).toBeLessThan(1_000);
      expect(errorMs).toBeLessThan(1_000);
    });
  },
);

test('[7.03] a core without WebCrypto speaks the same wire', async () => {
  const core = await startedCore({ engine: cryptoJsEngine });
  await core.session.login('xuexian', 'court2026');
  expect(await core.call('member.info', {}, 1)).toMatchObject({ name: 'xuexian' });
});

test('page and core of different versions refuse each other', async () => {
  const { api } = createCore(inProcessPorts());
  const other = { version: CORE_VERSION + 1, siteId: 5000, apiOrigin: sandbox().origin, hidden: false };
  await expect(api.hello(other)).rejects.toMatchObject({ code: 'CORE_VERSION' });
});

test('[7.05] the token the verify gateway sends is carried from then on', async () => {
  const path = '/api/game/live/v1/popularLive';
  const carried: string[] = [];
  const listening: typeof fetch = (input, init) => {
    if (String(input).endsWith(path)) carried.push(new Headers(init?.headers).get('risk-token') ?? '');
    return fetch(input, init);
  };
  await platformAdmin(sandbox().consoleOrigin).addFault({
    path,
    kind: 'riskToken',
    token: 'passed',
    times: 1,
  });
  const core = await startedCore({ fetch: listening });
  const list = { page: 1, size: 50, sport: null } as const;
  for (const callId of [1, 2, 3]) await core.call('live.popular', list, callId);
  expect(carried).toEqual(['', 'passed', 'passed']);
});

const memberOf = async (core: CoreApi) => {
  const session = await firstOf(core, 'session', null, ({ is }) => is === 'member');
  if (session.is !== 'member') throw new Error('nobody is logged in');
  return session.member.userId;
};

async function roomOf(core: CoreApi): Promise<RoomRef> {
  const { list } = await core.call('live.popular', { page: 1, size: 50, sport: null }, 1);
  const match = list.map((row) => row.match).find(({ started, hasVideo }) => started && hasVideo);
  if (!match) throw new Error('no match with a picture');
  return { kind: 'match', matchId: match.matchId };
}

/** The first item of a topic that is as wanted. */
const firstOf = <Name extends Topic>(
  core: CoreApi,
  topic: Name,
  params: Topics[Name]['params'],
  wanted: (item: Topics[Name]['item']) => boolean,
): Promise<Topics[Name]['item']> =>
  firstValueFrom(
    remoteStream(core, topic, params, async () => undefined).pipe(
      mergeMap(({ items }) => items),
      filter(wanted),
    ),
  );

test('[7.14] a member gets a signed video without sending its token', async () => {
  const sentHeaders: Headers[] = [];
  const listening: typeof fetch = (input, init) => {
    if (String(input).includes('/video/v1/source')) sentHeaders.push(new Headers(init?.headers));
    return fetch(input, init);
  };
  const core = await startedCore({ fetch: listening });
  await core.session.login('xuexian', 'court2026');
  const room = await roomOf(core);
  const view = await firstOf(core, 'video', { room, prefer: 'hls', cannot: [] }, ({ is }) => is === 'ready');
  expect(view).toMatchObject({ is: 'ready', type: 'hls' });
  expect(sentHeaders.map((headers) => [...headers.keys()])).toEqual([[]]);
  expect(sandbox().video.leaks()).toBe(0);
});

test('[7.14] a repeated gift costs its coins once', async () => {
  const core = await startedCore();
  await core.session.login('xuexian', 'court2026');
  const room = await roomOf(core);
  const { list } = await core.call('gift.config', {}, 2);
  const [gift] = list;
  if (!gift) throw new Error('no gifts');
  const before = await firstOf(core, 'coins', null, (coins) => coins !== null);
  const onStage = firstOf(core, 'gift.stage', { room }, ({ banners }) => banners.length > 0);
  await firstOf(core, 'chat.room', { room }, ({ is }) => is === 'open');
  const requestId = v.parse(ClientRequestId, 'one-gift-of-xuexian');
  const owner = await memberOf(core);
  const command = { is: 'gift', roomNo: chatRoomNoOf(room), giftId: gift.giftId, count: 2 } as const;
  const sendGift = async () =>
    outcomeOf(await core.commands.run({ owner, requestId, command, isRepeat: false }), 'gift').coins;
  const remaining = await sendGift();
  expect(await sendGift()).toBe(remaining);
  expect(remaining).toBe((before ?? 0n) - 2n * gift.price);
  expect(await firstOf(core, 'coins', null, () => true)).toBe(remaining);
  expect((await onStage).banners[0]).toMatchObject({ giftId: gift.giftId, count: 2, own: true });
});

test('a room that does not exist is unknown, in chat and video', async () => {
  const core = await startedCore();
  const room = { kind: 'match', matchId: v.parse(MatchId, 'no-such-match') } as const;
  const settled = ({ is }: { is: string }) => is !== 'loading';
  expect(await firstOf(core, 'chat.room', { room }, settled)).toEqual({ is: 'unknown' });
  expect(await firstOf(core, 'video', { room, prefer: null, cannot: [] }, settled)).toEqual({
    is: 'unknown',
  });
  expect(await firstOf(core, 'match', { matchId: room.matchId }, () => true)).toEqual({
    is: 'failed',
    error: 'NOT_FOUND',
    last: null,
  });
});
