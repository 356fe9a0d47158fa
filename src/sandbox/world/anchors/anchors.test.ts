import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Anchor } from '#contract/community/live/anchor-schema.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { createAnchorStore } from './anchor-store.ts';

const HOUR = 3_600_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');

function open(at = EVENING, db = openDatabase(':memory:')) {
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(at);
  const life = matchLife({ seed: 1, pace: 1, now: clock.now, db });
  return { db, clock, life, anchors: createAnchorStore({ db, life, now: clock.now }) };
}

test.each([0, 2, 5, 9, 14, 19, 23])('[4.01] anchors in all three states are there, hour %i', (hour) => {
  const list = open(EVENING + hour * HOUR).anchors.list();
  expect(list.length).toBeGreaterThanOrEqual(20);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  expect(list.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(8);
  for (const anchor of list) expect(v.safeParse(Anchor, anchor).issues).toBeUndefined();
});

test('an anchor on air has a live or imminent match', () => {
  const { anchors, life, clock } = open();
  const casting = anchors.list().filter(({ status, matchId }) => status === 1 && matchId !== null);
  expect(casting.length).toBeGreaterThan(4);
  for (const { matchId } of casting) {
    const view = life.view(matchId ?? '');
    expect(view?.fixture.startAt).toBeLessThan(clock.now() + 11 * 60_000);
  }
});

test('the list begins with those on air, the most watched first', () => {
  const list = open().anchors.list();
  const onAir = list.filter(({ status }) => status === 1);
  expect(list.slice(0, onAir.length)).toEqual(onAir);
  expect(onAir.map(({ viewers }) => viewers)).toEqual(
    onAir.map(({ viewers }) => viewers).sort((one, other) => other - one),
  );
});

test('[4.01] a manually held state survives a restart until it is lifted', () => {
  const { anchors, db } = open();
  expect(anchors.holdStatus('1001', 2)).toBe(true);
  expect(anchors.holdStatus('9999', 2)).toBe(false);
  const again = open(EVENING, db).anchors;
  expect(again.find('1001')?.status).toBe(2);
  again.holdStatus('1001', null);
  expect(again.find('1001')?.status).toBe(open().anchors.find('1001')?.status);
});
