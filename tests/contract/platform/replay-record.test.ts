import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { ChatRoomNo } from '#contract/fields/ids.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { recordRooms } from '#replay/recording/record-rooms.ts';
import { coreInitOf } from '#replay/target/target.ts';
import { allOf, freshPath, sharedBet } from '#tests/fixtures/replay/recorded-chat.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { startCore } from '#worker/core/start-core.ts';
import { betExamples, betSceneOf } from '../examples/bet-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile({ world: 'live' });
/** Interval between attempts to send a message, ms. */
const TRY_EVERY_MS = 200;

const senderOf = (userId: string) => ({
  userId,
  username: `名字 ${userId}`,
  avatar: '',
  level: 3,
  type: 0 as const,
});
const order = sharedBet('o-4711');
const gift = { giftId: 'g-1', name: '掌声', url: '', svgaUrl: '', price: '1', comboId: 'c-1', to: '本场' };

async function recordingOf(rooms: readonly string[]) {
  const { origin } = sandbox();
  const core = await startCore(inProcessPorts(), coreInitOf({ origin, siteId: 5_000 }));
  onTestFinished(core.stop);
  const ending = new AbortController();
  const out = freshPath('room.ndjson');
  const numbers = rooms.map((room) => v.parse(ChatRoomNo, room));
  const done = recordRooms(core.context.send, {
    origin,
    rooms: numbers,
    out,
    key: 'k',
    signal: ending.signal,
  });
  done.catch(() => undefined);
  const end = () => {
    ending.abort();
    return done;
  };
  return { out, done, end };
}

test('the messages of a room are recorded unchanged, with pseudonyms', async () => {
  const { rooms, matches } = sandbox().world;
  const room = `m-${matches.list(1)[0]?.matchId}`;
  const { out, end } = await recordingOf([room]);
  await until(() => {
    rooms.append(room, { ...senderOf('u-0'), content: { msgType: 'text', text: '试音' } });
    expect(readFileSync(out, 'utf8')).toContain('试音');
  }, TRY_EVERY_MS);
  const appended = [
    rooms.append(room, { ...senderOf('u-1'), content: { msgType: 'text', text: '好球 @小舟 👍' } }),
    rooms.append(room, { ...senderOf('u-2'), content: { msgType: 'giftPush', ...gift, count: 3 } }),
    rooms.append(room, { ...senderOf('u-1'), content: { msgType: 'orderPush', order } }),
    rooms.append(room, {
      ...senderOf('u-1'),
      content: { msgType: 'revertOrderPush', orderId: order.orderId },
    }),
    rooms.append(room, { ...senderOf('u-3'), content: { msgType: 'welcome' } }),
  ];
  await until(() => expect(readFileSync(out, 'utf8')).toContain('"join"'));
  const counts = await end();

  const recording = await openRecording(out);
  const events = (await allOf(recording.events())).filter(
    (event) => !('text' in event && event.text === '试音'),
  );
  expect(events).toMatchObject([
    { kind: 'say', room, level: 3, text: expect.stringMatching(/^好球 @[0-9a-f]{8} 👍$/) },
    { kind: 'gift', giftId: 'g-1', count: 3 },
    { kind: 'order', order: { itemName: '大 2.5', odds: '1.88' } },
    { kind: 'join' },
  ]);
  const { startedAt } = recording.header;
  const recordable = appended.filter(({ content }) => content.msgType !== 'revertOrderPush');
  expect(events.map(({ at }) => at + (startedAt ?? 0))).toEqual(recordable.map(({ at }) => at));
  expect(events[0]?.user).toBe(events[2]?.user);
  expect(counts).toMatchObject({ skipped: 1, missed: 0 });
  expect(readFileSync(out, 'utf8')).not.toMatch(/名字|小舟|"u-[0-3]"|o-4711/);
});

test('[C.04] one room serves a viewer, gift sender, bettor and load test', async () => {
  const { origin, world } = sandbox();
  const now = () => world.clock.now();
  const scene = betSceneOf(sandbox(), '');
  // Latest to begin: it does not end within the test.
  const [match] = world.matches
    .list(1)
    .filter(({ clockPhase }) => clockPhase !== 'upcoming' && clockPhase !== 'ended')
    .toSorted((one, other) => other.startAt - one.startAt);
  const matchId = match?.matchId;
  if (!matchId) throw new Error('no football is being played');
  const roomNo = v.parse(ChatRoomNo, `m-${matchId}`);
  const { out, end } = await recordingOf([roomNo]);
  await until(() => {
    world.rooms.append(roomNo, { ...senderOf('u-0'), content: { msgType: 'text', text: '试音' } });
    expect(readFileSync(out, 'utf8')).toContain('试音');
  }, TRY_EVERY_MS);
  const viewer = createWireClient(origin, now);
  const member = await loggedIn(origin, now, 'beian');
  const message = { roomNo, clientMsgId: 'c04-say', text: '这脚远射有了', mentions: [] };
  const giftRequest = { roomNo, giftId: 'g01', count: 1, clientRequestId: 'c04-gift' };
  const requests = [
    viewer.call('live.popular', { page: 1, size: 200, ballClassId: 0 }),
    viewer.call('live.playingVideo', { matchId, anchorRoomId: null }),
    member.call('chat.send', message),
    member.call('gift.reward', giftRequest),
    member.call('bet.place', betExamples(scene)['bet.place']),
    member.call('wallet.assets', {}),
  ];
  expect((await Promise.all(requests)).map(({ code }) => code)).toEqual(
    requests.map(() => PLATFORM_CODES.SUCCESS),
  );
  const { data } = await viewer.call('chat.history', { roomNo, beforeSeq: null, size: 50 });
  expect(JSON.stringify(data)).toContain(message.text);
  await until(() => expect(readFileSync(out, 'utf8')).toContain('"gift"'));
  await end();
  const recording = await openRecording(out);
  const kinds = (await allOf(recording.events())).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['say', 'gift']));
});

test('an unknown room ends the recording of all rooms', async () => {
  const room = `m-${sandbox().world.matches.list(1)[0]?.matchId}`;
  const { done } = await recordingOf([room, 'm-0']);
  await expect(done).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
