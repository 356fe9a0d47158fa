import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cupPoints } from '#contract/activity/rules/prediction-points.ts';
import { UserId } from '#contract/fields/ids.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { engineMigrations } from '#sandbox/domains/activity/engine/engine-migrations.ts';
import { createResults } from '#sandbox/domains/activity/engine/results.ts';
import { cupRanks, cupStandings } from './cup-board.ts';
import { FINAL, feedersOf, kickOffOf, MATCHES, roundOf } from './cup-calendar.ts';
import { cupCourse } from './cup-play.ts';
import { euroCupRules } from './euro-cup.ts';
import { cupMigrations, type PickRow } from './pick-store.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const OPEN = Date.parse('2026-10-31T16:00:00Z');
const course = cupCourse(SECRET, OPEN);

function cup() {
  const db = new DatabaseSync(':memory:');
  const member = 'CREATE TABLE member (user_id TEXT PRIMARY KEY, nickname TEXT, avatar TEXT)';
  migrate(db, [{ name: 'members', steps: [member] }, engineMigrations, cupMigrations]);
  db.exec("INSERT INTO member VALUES ('u', '北岸的风', '')");
  const endAt = OPEN + 12 * DAY_MS;
  db.exec(
    `INSERT INTO activity_edition VALUES ('c', 'euroCup', '', ${OPEN}, ${OPEN}, NULL, ${endAt}, ${endAt}, NULL, '')`,
  );
  const results = createResults(db);
  const paid: string[] = [];
  const settlement = {
    claim: (id: string) => paid.push(id),
    end: () => undefined,
    settled: () => undefined,
    expire: () => undefined,
  };
  const rules = euroCupRules({
    db,
    results,
    settlement: { ...settlement, claim: (id) => void paid.push(id) },
  });
  const times = { preheatAt: OPEN, openAt: OPEN, drawAt: null, endAt, claimUntil: endAt };
  const edition = {
    activityId: 'c',
    kind: 'euroCup',
    title: '',
    times,
    settledAt: null,
    secret: SECRET,
  } as const;
  const who = { userId: v.parse(UserId, 'u'), siteId: 5000, currency: 'CNY', level: 3 } as const;
  const pick = (match: number, home: number, away: number, now: number) =>
    rules.act(who, { does: 'cupPick', match, home, away, through: 'home' }, edition, now);
  return {
    paid,
    pick,
    part: (now: number) => rules.detail(who, edition, now),
    settle: (now: number) => rules.duty?.(edition, now),
  };
}
const refused = (code: string) => expect.objectContaining({ code });

test('[1.03] winners meet next, and matches begin after both previous ones ended', () => {
  const rounds = Array.from({ length: MATCHES }, (_, index) => roundOf(index + 1));
  expect([0, 1, 2, 3].map((round) => rounds.filter((each) => each === round).length)).toEqual([8, 4, 2, 1]);
  for (let match = 9; match <= MATCHES; match++)
    for (const feeder of feedersOf(match) ?? []) {
      const { overAt, through } = course.played(feeder);
      expect(kickOffOf(OPEN, match)).toBeGreaterThan(overAt);
      expect(Object.values(course.sides(match))).toContain(course.sides(feeder)[through]);
    }
});

test('[1.03] a pick is accepted until the millisecond before kick-off', () => {
  const { pick, part } = cup();
  const kickOff = kickOffOf(OPEN, 1);
  pick(1, 1, 0, OPEN);
  pick(1, 2, 2, kickOff - 1);
  expect(() => pick(1, 3, 0, kickOff)).toThrow(refused('ACTIVITY_MOVED_ON'));
  expect(part(kickOff).matches[0]?.pick).toEqual({ home: 2, away: 2, through: 'home' });
  expect(() => pick(FINAL, 1, 0, OPEN)).toThrow(refused('ACTIVITY_NOT_OPEN'));
});

test('[1.03] sides and results are hidden until their time', () => {
  const { part } = cup();
  const before = part(course.played(1).overAt - 1);
  expect([before.matches[0]?.state, before.matches[0]?.result]).toEqual(['playing', null]);
  expect(before.matches[8]?.home).toBeNull();
  expect(part(course.played(1).overAt).matches[0]?.result).not.toBeNull();
});

test('[1.03] points bring their coins once, however often it is settled', () => {
  const { pick, part, settle, paid } = cup();
  for (let match = 1; match <= MATCHES; match++) {
    const { home, away } = course.played(match);
    pick(match, home, away, kickOffOf(OPEN, match) - HOUR_MS);
  }
  const end = course.played(FINAL).overAt;
  for (const now of [end, end, end + HOUR_MS]) settle(now);
  expect(part(end).points).toBeGreaterThanOrEqual(75);
  expect(paid).toHaveLength(4);
  expect(part(end).rank).toBe(1);
});

test('[1.03] a thousand boards match picks and results, with shared ranks', () => {
  const now = course.played(FINAL).overAt;
  for (let seed = 0; seed < 1_000; seed++) {
    const next = random(`cup ${seed}`);
    const goals = () => Math.floor(next() * 4);
    const picks: PickRow[] = Array.from({ length: 24 }, (_, index) => ({
      user_id: `m${index % 6}`,
      name: '',
      avatar: '',
      match: Math.floor(index / 6) + 1,
      home: goals(),
      away: goals(),
      through: next() < 0.5 ? 'home' : 'away',
    }));
    const standings = cupStandings(picks, course, now);
    const ranks = cupRanks(standings);
    for (const [index, { userId, points }] of standings.entries()) {
      const own = picks.filter((pick) => pick.user_id === userId);
      const worth = own.map((pick) => cupPoints(roundOf(pick.match), pick, course.played(pick.match)));
      expect(points).toBe(worth.reduce((sum, { score, bracket }) => sum + score + bracket, 0));
      const [above, rank = 0] = [standings[index - 1], ranks[index]];
      expect(above === undefined || above.points >= points).toBe(true);
      expect(rank).toBeLessThanOrEqual(index + 1);
    }
  }
});
