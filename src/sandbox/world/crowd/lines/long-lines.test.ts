import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { personas } from '../personas.ts';
import { roomCrowd } from '../room/room-crowd.ts';
import { longLineKey, longLines } from './long-lines.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-21T12:30:00Z');

test('long lines with the same wording share a key', () => {
  const plain = longLineKey('看数据，最近十分钟对抗成功率掉了五个点');
  expect(longLineKey('@北岸的风 看数据，最近十分钟对抗成功率掉了五个点hh')).toBe(plain);
  expect(longLineKey('说实话，看数据，最近十分钟对抗成功率掉了五个点')).toBe(plain);
  expect(longLineKey('好球，666！')).toBeNull();
});

test('a line is fresh again after ten minutes', () => {
  const lines = longLines();
  lines.note('这脚传球真是看得人心旷神怡', 0);
  expect(lines.isFresh('这脚传球真是看得人心旷神怡啊', 10 * MINUTE - 1)).toBe(false);
  expect(lines.isFresh('这脚传球真是看得人心旷神怡', 10 * MINUTE)).toBe(true);
});

test.each([1, 2, 3])('no long line is repeated in a room within ten minutes, seed %i', (seed) => {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const life = matchLife({ seed, pace: 1, now: () => EVENING, db });
  const match = life.around().find(({ phase }) => phase === 'first' || phase === 'second');
  const people = personas(seed);
  const pickPersona = (next: () => number) => people[Math.floor(next() * people.length)];
  const host = { userId: 'anchor-1', nickname: '阿泽说球', avatar: '' };
  const crowd = roomCrowd({ seed, roomNo: 'm-1', pickPersona, gifts: GIFTS, oddsOf: () => null }, EVENING);
  const lastSentAt = new Map<string, number>();
  let sentCount = 0;
  for (let from = EVENING; from < EVENING + 25 * MINUTE; from += 1_000) {
    const now = match ? life.view(match.fixture.matchId, from + 1_000) : null;
    const scene = { roomNo: 'm-1', kind: 'football', match: now, host, interrupted: false, rate: 3 } as const;
    for (const { type, at, content } of crowd.step(scene, from, from + 1_000)) {
      const key = type === 0 && content.msgType === 'text' ? longLineKey(content.text) : null;
      if (key === null) continue;
      sentCount++;
      expect(at - (lastSentAt.get(key) ?? Number.NEGATIVE_INFINITY), key).toBeGreaterThanOrEqual(10 * MINUTE);
      lastSentAt.set(key, at);
    }
  }
  expect(sentCount).toBeGreaterThan(400);
});
