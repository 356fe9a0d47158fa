import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { reportTo } from '#sandbox/db/reporting.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { createRoomStore } from './create-room-store.ts';
import type { ChatDraft, LiveRoomState } from './room-store.ts';

const ROOM = 'm-1';
const OPEN: LiveRoomState = { status: 1, gameStatus: 1, online: 900 };
const START = 1_000_000;
const never = new AbortController().signal;

const draftOf = (text: string, clientMsgId?: string): ChatDraft => ({
  userId: 'u-1',
  username: '三号看台',
  avatar: '',
  level: 4,
  type: 0,
  content: { msgType: 'text', text },
  ...(clientMsgId ? { clientMsgId } : {}),
});

function store(db = openDatabase(':memory:'), startAt = START, state: LiveRoomState = OPEN) {
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(startAt);
  const rooms = createRoomStore({ db, clock, roomStateOf: (roomNo) => (roomNo === ROOM ? state : null) });
  return { db, clock, rooms };
}

const seqs = (page: { readonly list: readonly { readonly seq: number }[] }) =>
  page.list.map(({ seq }) => seq);
const fill = (rooms: ReturnType<typeof store>['rooms'], count: number) =>
  rooms.appendMany(
    ROOM,
    Array.from({ length: count }, (_, index) => draftOf(`第 ${index + 1} 句`)),
  );

test('[3.09] seq rises by one per room and messages carry the server time', () => {
  const { rooms, clock } = store();
  const first = rooms.append(ROOM, draftOf('开球了'));
  clock.advance(250);
  const second = rooms.append(ROOM, draftOf('来了来了'));
  expect([first.seq, second.seq]).toEqual([1, 2]);
  expect(second).toMatchObject({ id: 'm-1:2', roomNo: ROOM, at: 1_000_250, username: '三号看台' });
});

test('pages reach backwards from the newest and from a seq', () => {
  const { rooms } = store();
  fill(rooms, 10);
  expect(seqs(rooms.before(ROOM, null, 3))).toEqual([8, 9, 10]);
  expect(seqs(rooms.before(ROOM, 8, 3))).toEqual([5, 6, 7]);
  expect(seqs(rooms.before(ROOM, 1, 3))).toEqual([]);
});

test('messages after a seq are read oldest first up to the size', () => {
  const { rooms } = store();
  fill(rooms, 10);
  expect(rooms.after(ROOM, 7, 2)).toMatchObject({ latestSeq: 10, floorSeq: 1 });
  expect(seqs(rooms.after(ROOM, 7, 2))).toEqual([8, 9]);
});

test('a room retains its newest 5 000 messages and reports the oldest', () => {
  const { rooms } = store();
  fill(rooms, 5_200);
  expect(rooms.after(ROOM, 0, 1)).toMatchObject({ latestSeq: 5_200, floorSeq: 201, list: [{ seq: 201 }] });
  expect(seqs(rooms.before(ROOM, 202, 50))).toEqual([201]);
});

test('a room continues unchanged after a restart', () => {
  const { db, rooms } = store();
  fill(rooms, 5_003);
  rooms.append(ROOM, draftOf('最后一句', 'c-1'));
  rooms.close();
  const again = store(db).rooms;
  expect(again.after(ROOM, 0, 1)).toMatchObject({ latestSeq: 5_004, floorSeq: 5 });
  expect(again.sentAs(ROOM, 'u-1', 'c-1')).toMatchObject({ seq: 5_004 });
  expect(again.append(ROOM, draftOf('接着说')).seq).toBe(5_005);
});

test('a single message is persisted at once, many within a second', () => {
  const { db, rooms, clock } = store();
  fill(rooms, 2);
  expect(seqs(store(db).rooms.before(ROOM, null, 9))).toEqual([]);
  clock.advance(1_000);
  expect(seqs(store(db).rooms.before(ROOM, null, 9))).toEqual([1, 2]);
  rooms.append(ROOM, draftOf('说好了'));
  expect(seqs(store(db, clock.now()).rooms.before(ROOM, null, 9))).toEqual([1, 2, 3]);
});

test('a sent seq is never reassigned, even after a crash', () => {
  const { db, rooms, clock } = store();
  fill(rooms, 5_100);
  clock.advance(1_000);
  fill(rooms, 40);
  expect(rooms.after(ROOM, 5_100, 50).list).toHaveLength(40);
  const again = store(db).rooms;
  expect(again.after(ROOM, 5_090, 100)).toMatchObject({ latestSeq: 5_140, floorSeq: 141 });
  expect(seqs(again.after(ROOM, 5_098, 100))).toEqual([5_099, 5_100]);
  expect(again.append(ROOM, draftOf('接着说')).seq).toBe(5_141);
  expect(seqs(again.after(ROOM, 5_100, 100))).toEqual([5_141]);
});

test('a room opens at every later start after rows were lost', () => {
  const first = store();
  fill(first.rooms, 3);
  first.clock.advance(1_000);
  fill(first.rooms, 4);
  const second = store(first.db).rooms;
  fill(second, 2);
  second.close();
  for (const start of [1, 2]) {
    const { rooms } = store(first.db);
    expect(seqs(rooms.before(ROOM, null, 20)), `start ${start}`).toEqual([1, 2, 3, 8, 9]);
    rooms.close();
  }
});

test.each([
  ['is missing', 'DELETE FROM world_chat_message WHERE seq = 2', 0],
  ['has an older shape', `UPDATE world_chat_message SET body = '{"seq":2}' WHERE seq = 2`, 1],
  ['is no JSON', `UPDATE world_chat_message SET body = 'spoiled' WHERE seq = 2`, 1],
])('a room keeps its other messages when a row %s', (_what, spoil, lines) => {
  const { db, rooms } = store();
  fill(rooms, 3);
  rooms.close();
  db.exec(spoil);
  const notices: string[] = [];
  reportTo(db, { notice: (line) => notices.push(line), defect: () => {} });
  const again = store(db).rooms;
  expect(seqs(again.before(ROOM, null, 9))).toEqual([1, 3]);
  expect(again.append(ROOM, draftOf('接着说')).seq).toBe(4);
  expect(notices).toHaveLength(lines);
});

test('a room without its seq record continues after its newest row', () => {
  const { db, rooms } = store();
  fill(rooms, 3);
  rooms.close();
  db.exec(`DELETE FROM world_chat_room; UPDATE world_chat_message SET body = 'spoiled' WHERE seq = 3`);
  expect(store(db).rooms.append(ROOM, draftOf('接着说')).seq).toBe(4);
});

test('an idle room leaves memory and is restored completely', () => {
  const { rooms, clock } = store();
  fill(rooms, 3);
  clock.advance(3_600_000);
  expect(seqs(rooms.before(ROOM, null, 10))).toEqual([1, 2, 3]);
  expect(rooms.append(ROOM, draftOf('还在')).seq).toBe(4);
});

test('a room that no longer exists is removed within minutes', () => {
  const { db, rooms, clock } = store();
  rooms.append('m-old', draftOf('散了'));
  clock.advance(120_000);
  expect(db.prepare(`SELECT 1 FROM world_chat_message WHERE room_no = 'm-old'`).all()).toEqual([]);
  expect(db.prepare(`SELECT 1 FROM world_chat_room WHERE room_no = 'm-old'`).all()).toEqual([]);
});

test('a closed room retains its last 300 messages once it is idle', () => {
  const { db, clock, rooms } = store(undefined, START, { ...OPEN, gameStatus: 2 });
  fill(rooms, 1_000);
  clock.advance(3_600_000);
  expect(db.prepare('SELECT count(*) AS n, max(seq) AS last FROM world_chat_message').get()).toEqual({
    n: 300,
    last: 1_000,
  });
});

test('a clock set back leaves no messages from its former future', () => {
  const { db, rooms, clock } = store();
  rooms.append(ROOM, draftOf('今天'));
  clock.advance(600_000);
  rooms.append(ROOM, draftOf('明天'));
  clock.set(START);
  rooms.forgetAhead();
  expect(seqs(rooms.before(ROOM, null, 9))).toEqual([1]);
  expect(rooms.append(ROOM, draftOf('又是今天')).seq).toBe(3);
  rooms.close();
  expect(seqs(store(db).rooms.before(ROOM, null, 9))).toEqual([1, 3]);
});

test('a room with a waiting reader survives a clock jump in memory', async () => {
  const { rooms, clock } = store();
  rooms.append(ROOM, draftOf('等着'));
  const waiting = rooms.waitNewer(ROOM, 1, 10_000, never);
  clock.advance(3_600_000);
  rooms.append(ROOM, draftOf('来了'));
  expect(await waiting).toBe(true);
  rooms.close();
});

test('a repeated client message id returns the existing message', () => {
  const { rooms } = store();
  const sent = rooms.append(ROOM, draftOf('稳住', 'c-9'));
  expect(rooms.sentAs(ROOM, 'u-1', 'c-9')).toBe(sent);
  expect(rooms.sentAs(ROOM, 'u-2', 'c-9')).toBeNull();
  fill(rooms, 5_000);
  expect(rooms.sentAs(ROOM, 'u-1', 'c-9')).toBeNull();
});

test('a waiting reader wakes at the first message in that room only', async () => {
  const { rooms } = store();
  const waiting = rooms.waitNewer(ROOM, 0, 10_000, never);
  const elsewhere = rooms.waitNewer('m-2', 0, 0, never);
  rooms.append(ROOM, draftOf('进了'));
  expect(await waiting).toBe(true);
  expect(await elsewhere).toBe(false);
});

test('a reader who is behind does not wait', async () => {
  const { rooms } = store();
  fill(rooms, 2);
  expect(await rooms.waitNewer(ROOM, 1, 10_000, never)).toBe(true);
});

test('waiting ends empty on time-out, on abort and when the store closes', async () => {
  const { rooms } = store();
  const controller = new AbortController();
  const aborted = rooms.waitNewer(ROOM, 0, 10_000, controller.signal);
  const timed = rooms.waitNewer(ROOM, 0, 5, never);
  const closed = rooms.waitNewer(ROOM, 0, 10_000, never);
  controller.abort();
  expect(await aborted).toBe(false);
  expect(await timed).toBe(false);
  rooms.close();
  expect(await closed).toBe(false);
});

test('[3.11] an unknown room does not exist; a held status overrides its own', () => {
  const { rooms } = store();
  expect(rooms.status('m-404')).toEqual({ roomNo: 'm-404', status: 0, exist: 0, gameStatus: 0, online: 0 });
  expect(rooms.status(ROOM)).toEqual({ roomNo: ROOM, exist: 1, ...OPEN });
  rooms.holdStatus(ROOM, -1);
  expect(rooms.status(ROOM).status).toBe(-1);
  rooms.holdStatus(ROOM, null);
  expect(rooms.status(ROOM).status).toBe(1);
});

test('[6.02] mutes run out, can be lifted, and are listed by room', () => {
  const { rooms, clock } = store();
  const mute = { userId: 'u-7', username: '小舟', level: 2, until: clock.now() + 60_000 };
  rooms.mute(ROOM, mute);
  expect(rooms.muted(ROOM)).toEqual([mute]);
  expect(rooms.mutedUntil('m-2', 'u-7')).toBeNull();
  clock.advance(59_999);
  expect(rooms.mutedUntil(ROOM, 'u-7')).toBe(mute.until);
  clock.advance(1);
  expect([rooms.mutedUntil(ROOM, 'u-7'), rooms.unmute(ROOM, 'u-7')]).toEqual([null, false]);
});

test('[6.02] slow mode and notice change alone and survive a restart', () => {
  const { rooms, db } = store();
  rooms.change(ROOM, { slowModeMs: 5_000 });
  rooms.change(ROOM, { notice: { author: '场边房管', text: '理性看球', type: 2 } });
  rooms.close();
  const again = store(db).rooms;
  const notice = { author: '场边房管', text: '理性看球', type: 2 };
  expect(again.setup(ROOM)).toEqual({ slowModeMs: 5_000, notice });
  expect(again.setup('m-2')).toStrictEqual({ slowModeMs: 0 });
  again.change(ROOM, { notice: null });
  expect(again.setup(ROOM)).toStrictEqual({ slowModeMs: 5_000, notice: null });
  expect(again.before(ROOM, null, 1).list[0]?.content).toMatchObject({ msgType: 'changes', setup: true });
});
