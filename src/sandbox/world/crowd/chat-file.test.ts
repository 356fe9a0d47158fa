import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { createRoomStore } from '#sandbox/world/rooms/create-room-store.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import {
  recordedMessage,
  recordingHeader,
  sharedBet,
  writeLines,
} from '#tests/fixtures/replay/recorded-chat.ts';
import { until } from '#tests/fixtures/time/until.ts';
import { playChatFile } from './chat-file.ts';

const ROOM = 'm-1';

const here = { gifts: GIFTS, to: '本场' };

function play(lines: readonly string[], name = 'chat.ndjson') {
  const path = writeLines(lines, name);
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(10_000);
  const rooms = createRoomStore({ db, clock, roomStateOf: () => null });
  const running = playChatFile({ path, here, roomNo: ROOM, rooms, clock });
  const messages = () => rooms.after(ROOM, 0, 5_000).list;
  return { clock, rooms, running, messages, texts: () => messages().map(({ content, at }) => [at, content]) };
}

const header = JSON.stringify(recordingHeader());
const line = (at: number, text: string) => JSON.stringify(recordedMessage(at, text));

test.each(['chat.ndjson', 'chat.ndjson.gz'])(
  '%s: recorded messages are sent at their time in the named room',
  async (name) => {
    const { clock, running, texts } = play(
      [header, line(0, '开了'), line(500, '好球'), line(500, '再来')],
      name,
    );
    await until(() => expect(texts().length).toBe(1));
    clock.advance(499);
    expect(texts().length).toBe(1);
    clock.advance(1);
    await running.done;
    expect(texts()).toEqual([
      [10_000, { msgType: 'text', text: '开了' }],
      [10_500, { msgType: 'text', text: '好球' }],
      [10_500, { msgType: 'text', text: '再来' }],
    ]);
  },
);

test('recorded people speak under names of this place, each under one', async () => {
  const events = [
    recordedMessage(0, '一', 'u-1'),
    recordedMessage(0, '二', 'u-2'),
    recordedMessage(0, '三', 'u-1'),
  ];
  const { running, messages } = play([header, ...events.map((event) => JSON.stringify(event))]);
  await running.done;
  const [first, second, third] = messages().map(({ username }) => username);
  expect([first, first === second]).toEqual([third, false]);
  expect(first).not.toContain('u-1');
});

test('gifts, orders and joins are replayed, foreign gifts as local ones', async () => {
  const author = { at: 0, room: 'm-1', user: 'u-1' };
  const order = sharedBet();
  const events = [
    { ...author, kind: 'gift', giftId: GIFTS[1]?.giftId, count: 3 },
    { ...author, kind: 'gift', giftId: '辣条', count: 1 },
    { ...author, kind: 'order', order },
    { ...author, kind: 'join' },
    { ...author, kind: 'leave' },
  ];
  const { running, messages } = play([header, ...events.map((event) => JSON.stringify(event))]);
  await running.done;
  expect(messages().map(({ content }) => content)).toMatchObject([
    { msgType: 'giftPush', giftId: GIFTS[1]?.giftId, count: 3 },
    { msgType: 'giftPush', giftId: expect.toBeOneOf(GIFTS.map(({ giftId }) => giftId)), count: 1 },
    { msgType: 'orderPush', order },
    { msgType: 'welcome' },
  ]);
});

test('lines that are no event are counted and left out', async () => {
  const { running, texts } = play([header, '{', '{"at":0}', '{"user":"a","text":"b"}', line(0, '好')]);
  await running.done;
  expect([running.played, running.bad, texts().length]).toEqual([1, 3, 1]);
});

test('a file that is no recorded chat is reported', async () => {
  await expect(play([line(0, '好')]).running.done).rejects.toThrow('no courtside-replay header');
});

test('a recording of 20 000 lines is replayed completely', async () => {
  const { running, rooms } = play([
    header,
    ...Array.from({ length: 20_000 }, (_, index) => line(0, `${index}`)),
  ]);
  await running.done;
  expect([running.played, rooms.before(ROOM, null, 1).latestSeq]).toEqual([20_000, 20_000]);
});

test('a stopped recording sends no more messages', async () => {
  const { clock, running, texts } = play([header, line(0, '开了'), line(60_000, '完场')]);
  await until(() => expect(texts().length).toBe(1));
  running.stop();
  await running.done;
  clock.advance(120_000);
  expect(texts().length).toBe(1);
});

test('a missing file is reported', async () => {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(0);
  const rooms = createRoomStore({ db, clock, roomStateOf: () => null });
  const { done } = playChatFile({ path: '/nowhere/chat.ndjson', here, roomNo: ROOM, rooms, clock });
  await expect(done).rejects.toThrow('ENOENT');
});

test.each(['chat.ndjson', 'chat.ndjson.gz'])('%s: a line without end is refused, not read', async (name) => {
  const { running, texts } = play([header, line(0, '开了'), 'x'.repeat(2_000_000), line(0, '好球')], name);
  await expect(running.done).rejects.toThrow('longer than');
  expect(texts()).toEqual([]);
});
