import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { createRoomStore } from '#sandbox/world/rooms/create-room-store.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { playChatFile } from './chat-file.ts';

const ROOM = 'm-1';

function play(lines: readonly string[]) {
  const path = join(mkdtempSync(join(tmpdir(), 'chat-')), 'chat.ndjson');
  writeFileSync(path, lines.join('\n'));
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(10_000);
  const rooms = createRoomStore({ db, clock, placeOf: () => null });
  const running = playChatFile({ path, roomNo: ROOM, rooms, clock });
  const texts = () => rooms.after(ROOM, 0, 5_000).list.map(({ content, at }) => [at, content]);
  return { clock, rooms, running, texts };
}

const line = (t: number, text: string) => JSON.stringify({ t, user: '三号看台', text });

test('lines are said at their times, in the room named', async () => {
  const { clock, running, texts } = play([line(0, '开了'), line(500, '好球'), line(500, '再来')]);
  await vi.waitFor(() => expect(texts().length).toBe(1));
  clock.advance(499);
  expect(texts().length).toBe(1);
  clock.advance(1);
  await running.done;
  expect(texts()).toEqual([
    [10_000, { msgType: 'text', text: '开了' }],
    [10_500, { msgType: 'text', text: '好球' }],
    [10_500, { msgType: 'text', text: '再来' }],
  ]);
});

test('absolute times count from the first line', async () => {
  const at = (time: number) => JSON.stringify({ at: time, user: '小舟', text: String(time) });
  const { clock, running, texts } = play([at(1_700_000_000_000), at(1_700_000_002_000)]);
  await vi.waitFor(() => expect(texts().length).toBe(1));
  clock.advance(2_000);
  await running.done;
  expect(texts().map(([time]) => time)).toEqual([10_000, 12_000]);
});

test('lines that are no message are counted and left out', async () => {
  const { running, texts } = play(['{', '{"t":0}', '{"user":"a","text":"b"}', '', line(0, '好')]);
  await running.done;
  expect([running.played, running.bad, texts().length]).toEqual([1, 3, 1]);
});

test('a recording of 20 000 lines is said whole', async () => {
  const { running, rooms } = play(Array.from({ length: 20_000 }, (_, index) => line(0, `${index}`)));
  await running.done;
  expect([running.played, rooms.before(ROOM, null, 1).latestSeq]).toEqual([20_000, 20_000]);
});

test('a recording that is stopped says no more', async () => {
  const { clock, running, texts } = play([line(0, '开了'), line(60_000, '完场')]);
  await vi.waitFor(() => expect(texts().length).toBe(1));
  running.stop();
  await running.done;
  clock.advance(120_000);
  expect(texts().length).toBe(1);
});

test('a file that is not there is told', async () => {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(0);
  const rooms = createRoomStore({ db, clock, placeOf: () => null });
  const { done } = playChatFile({ path: '/nowhere/chat.ndjson', roomNo: ROOM, rooms, clock });
  await expect(done).rejects.toThrow('ENOENT');
});
