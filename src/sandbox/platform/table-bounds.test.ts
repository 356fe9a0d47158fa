import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { fixtureOf, latestIndexAt, seasonLength } from '#sandbox/world/matches/calendar/fixture.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { platformDomains } from './platform.ts';
import { agedDeletion, TIDIED, TIDY_EVERY_MS } from './tidy-tables.ts';

const TABLE_BOUNDS = platformDomains.bounds;
const SEED = 7;
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: SEED, crowd: 0, world: 'driven' });
});
afterAll(() => sandbox.close());

const AGED = Object.entries(TABLE_BOUNDS).flatMap(([table, bound]) =>
  bound.is === 'aged' ? [[table, bound] as const] : [],
);
const OF_ROOM = Object.entries(TABLE_BOUNDS).flatMap(([table, { is }]) => (is === 'ofRoom' ? [[table]] : []));

/** Inserts a row of any shape into a table, with some columns given; references and checks are disabled. */
function plant(
  db: DatabaseSync,
  table: string,
  n: number,
  overrides: Readonly<Record<string, string | number>>,
) {
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;');
  const columns = db.prepare('SELECT name, type FROM pragma_table_info(?)').all(table);
  const values = columns.map(
    ({ name, type }) => overrides[String(name)] ?? (type === 'INTEGER' ? n : `${n}`),
  );
  db.prepare(`INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`).run(...values);
  db.exec('PRAGMA foreign_keys = ON; PRAGMA ignore_check_constraints = OFF;');
}

const count = ({ db }: Sandbox, table: string) =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);

test('every table has a bound, and every bound a table', () => {
  const tables = sandbox.db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));
  expect(Object.keys(TABLE_BOUNDS).toSorted()).toEqual(tables.toSorted());
});

test.each(AGED)('old rows of %s go in steps, young ones stay', (table, { column, retentionMs }) => {
  const { db, world } = sandbox;
  const old = world.clock.now() - retentionMs - MINUTE_MS;
  const before = count(sandbox, table);
  const inOrder = table === 'gift_goal_reached' ? { anchor_room_id: '1' } : {};
  for (let n = 0; n <= TIDIED.rows; n++) plant(db, table, n + 1_000, { ...inOrder, [column]: old });
  plant(db, table, 9_000, { ...inOrder, [column]: world.clock.now() });
  world.clock.advance(TIDY_EVERY_MS);
  expect(count(sandbox, table)).toBe(before + 2);
  world.clock.advance(TIDY_EVERY_MS);
  expect(count(sandbox, table)).toBe(before + 1);
});

test.each(AGED)('finding old rows of %s reads no whole table', (table, bound) => {
  const plan = sandbox.db.prepare(`EXPLAIN QUERY PLAN ${agedDeletion(sandbox.db, table, bound)}`).all(0);
  expect(plan.filter(({ detail }) => String(detail).startsWith(`SCAN ${table}`))).toEqual([]);
});

test.each(OF_ROOM)('rows of %s go with their room', (table) => {
  const { db, world } = sandbox;
  const roomNo = `a-${world.anchors.list()[0]?.anchorRoomId}`;
  plant(db, table, 1, { room_no: 'm-of-last-year', message_id: 'm-of-last-year:3' });
  plant(db, table, 2, { room_no: roomNo, message_id: `${roomNo}:3` });
  world.clock.advance(TIDY_EVERY_MS);
  expect(db.prepare(`SELECT room_no FROM ${table}`).all()).toEqual([{ room_no: roomNo }]);
});

test('likes go with the messages that a room forgets', () => {
  const { db, world } = sandbox;
  db.exec('DELETE FROM chat_like');
  const roomNo = `a-${world.anchors.list()[0]?.anchorRoomId}`;
  for (const seq of [8, 9, 10])
    plant(db, 'chat_like', seq, { room_no: roomNo, message_id: `${roomNo}:${seq}` });
  plant(db, 'world_chat_message', 9, { room_no: roomNo, seq: 9 });
  world.clock.advance(TIDY_EVERY_MS);
  expect(db.prepare('SELECT message_id FROM chat_like ORDER BY user_id').all()).toHaveLength(2);
});

test('edits of matches outlive two seasons of every league', () => {
  const now = sandbox.world.clock.now();
  const bound = TABLE_BOUNDS.world_match_edit;
  const retentionMs = bound?.is === 'aged' ? bound.retentionMs : 0;
  for (const league of LEAGUES) {
    const latest = latestIndexAt(league, now, 1);
    const first = fixtureOf(league, latest - 2 * seasonLength(league), SEED, 1);
    expect(now - first.startAt, league.leagueId).toBeLessThan(retentionMs);
  }
});
