import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '#sandbox/sandbox.ts';
import { IN_MEMORY, openDatabase } from './open-db.ts';
import { repeatedWork } from './repeated-work.ts';
import { transaction } from './transaction.ts';

function database(): DatabaseSync {
  const db = openDatabase(IN_MEMORY);
  onTestFinished(() => db.close());
  db.exec('CREATE TABLE thing (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT');
  return db;
}

const rowsOf = (db: DatabaseSync) => db.prepare('SELECT id, name FROM thing ORDER BY id').all();

/** Adds two rows and changes one; counts its runs. */
function workOn(db: DatabaseSync) {
  const done = { times: 0 };
  const work = () => {
    done.times += 1;
    db.exec(`INSERT INTO thing (name) VALUES ('a'), ('b'); UPDATE thing SET name = 'c' WHERE name = 'a'`);
  };
  return { done, work };
}

test('repeated work is replayed with the same changes', () => {
  const one = database();
  const first = workOn(one);
  repeatedWork(one, 'twice', first.work);
  const other = database();
  const second = workOn(other);
  transaction(other, () => repeatedWork(other, 'twice', second.work));
  expect([first.done.times, second.done.times]).toEqual([1, 0]);
  expect(rowsOf(other)).toEqual(rowsOf(one));
  other.exec(`INSERT INTO thing (name) VALUES ('next')`);
  expect(rowsOf(other).at(-1)).toEqual({ id: 3, name: 'next' });
});

test('work on a database with another history or name is done again', () => {
  const one = database();
  repeatedWork(one, 'basis', workOn(one).work);
  const other = database();
  other.exec(`INSERT INTO thing (name) VALUES ('before')`);
  const { done, work } = workOn(other);
  repeatedWork(other, 'basis', work);
  expect(done.times).toBe(1);
  expect(rowsOf(other).map(({ name }) => name)).toEqual(['before', 'c', 'b']);
  const named = database();
  const again = workOn(named);
  repeatedWork(named, 'another basis', again.work);
  expect(again.done.times).toBe(1);
});

/** Returns all rows in the tables of bets and money, except for random ids. */
async function pastOf(startAt: number) {
  const sandbox = await createSandbox({
    port: 0,
    dataDir: IN_MEMORY,
    seed: 7,
    crowd: 0,
    world: 'driven',
    startAt,
  });
  onTestFinished(sandbox.close);
  const tables = ['bet', 'bet_leg', 'bet_settlement', 'ledger_entry', 'ledger_account', 'order_number'];
  const more = ['member_act', 'turnover_day', 'vip_change', 'match_fact', 'sqlite_sequence'];
  return [...tables, ...more].map((table) => sandbox.db.prepare(`SELECT * FROM ${table}`).all());
}

test('a second platform of a process has the same past', async () => {
  const startAt = Date.parse('2026-03-04T11:00:00Z');
  const first = await pastOf(startAt);
  const second = await pastOf(startAt);
  expect(first[0]?.length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
