import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'courtside-data-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const OPTIONS = { port: 0, dataDir, seed: 7, crowd: 0, world: 'driven' } as const;
const open = () => createSandbox(OPTIONS);
const restarted = async (sandbox: Sandbox) => {
  await sandbox.close();
  return open();
};

test('a restart preserves sessions, coins, intents, chat, mutes and shared orders', async () => {
  const first = await open();
  const { roomNo, orderId } = sceneOf(first);
  const now = first.world.clock.now;
  const [beian, admin] = [
    await loggedIn(first.origin, now, 'beian'),
    await loggedIn(first.origin, now, 'fangguan'),
  ];
  const giftRequest = { roomNo, giftId: 'g03', count: 1, clientRequestId: 'once' };
  const giftResponse = await beian.call('gift.reward', giftRequest);
  const push = { roomNo, clientMsgId: 'push', orderId };
  const pushed = await beian.call('chat.pushOrder', push);
  await admin.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 5 });

  const second = await restarted(first);
  const [again, adminAgain] = [beian, admin].map(({ token }) => createWireClient(second.origin, now, token));
  expect(await again?.call('gift.reward', giftRequest)).toEqual(giftResponse);
  expect(await again?.call('chat.pushOrder', push)).toEqual(pushed);
  expect((await again?.call('coin.balance', {}))?.data).toEqual({ coins: '12414' });
  expect((await adminAgain?.call('chat.muteList', { roomNo }))?.data).toMatchObject({
    list: [{ userId: 'u-qinghe' }],
  });
  const revert = { roomNo, clientMsgId: 'revert', orderId };
  expect((await again?.call('chat.revertOrder', revert))?.code).toBe(0);
  const history = second.world.rooms.before(roomNo, null, 10).list.map(({ content }) => content.msgType);
  expect(history).toEqual(['giftPush', 'orderPush', 'changes', 'text', 'revertOrderPush']);
  await second.close();
});

test('[7.05] recorded requests and verifications are invalid after a restart', async () => {
  const first = await open();
  const now = first.world.clock.now();
  const beian = await loggedIn(first.origin, () => now, 'beian');
  const [match] = first.world.matches.list(0);
  const follow = { kind: 'match', id: match?.matchId ?? '', on: true } as const;
  const recorded = await beian.prepare('follow.set', follow);
  expect((await beian.post(recorded)).code).toBe(0);
  expect((await beian.post(recorded)).code).toBe(PLATFORM_CODES.NONCE_SEEN);
  const ticket = first.challenges.register('afs', 'device', now);
  await first.close();

  const second = await createSandbox({ ...OPTIONS, startAt: now + 1_000 });
  const replayed = { ...recorded, url: recorded.url.replace(first.origin, second.origin) };
  expect((await beian.post(replayed)).code).toBe(PLATFORM_CODES.STALE_TIMESTAMP);
  const { token } = beian;
  const client = createWireClient(second.origin, second.world.clock.now, token);
  expect((await client.call('follow.set', follow)).code).toBe(0);
  const attempt = { by: 'question', answer: '1' } as const;
  expect(second.challenges.check(ticket, 'device', attempt, now + 1_000)).toEqual({ is: 'gone' });
  await second.close();
});
