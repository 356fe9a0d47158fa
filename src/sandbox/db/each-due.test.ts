import { expect, onTestFinished, test } from 'vitest';
import { eachDue, eachWork, seedOnce } from './each-due.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-db.ts';
import { reportTo } from './reporting.ts';

function createFixture() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [{ name: 'shop', steps: ['CREATE TABLE thing (id INTEGER PRIMARY KEY) STRICT'] }]);
  const add = db.prepare('INSERT INTO thing VALUES (?)');
  const broken = { id: 2, message: 'broken' };
  const insert = (id: number) => {
    add.run(id);
    if (id === broken.id) throw new Error(broken.message);
  };
  const stored = () =>
    db
      .prepare('SELECT id FROM thing ORDER BY id')
      .all()
      .map(({ id }) => id);
  return { db, put: insert, broken, stored };
}

test('a due row that fails leaves nothing and stops no other', () => {
  const { db, put, stored } = createFixture();
  expect(eachDue(db, 'things', [1, 2, 3], put)).toBe(1);
  expect(stored()).toEqual([1, 3]);
});

test('repeated failures are reported once, also those before a listener exists', () => {
  const { db, put, broken } = createFixture();
  const defects: string[] = [];
  eachDue(db, 'things', [2], put);
  reportTo(db, { notice: () => {}, defect: ({ message }) => defects.push(message) });
  eachDue(db, 'things', [2], put);
  broken.message = 'worse';
  eachDue(db, 'things', [2], put);
  broken.id = 0;
  eachDue(db, 'things', [2], put);
  broken.id = 4;
  eachDue(db, 'things', [4], put);
  expect(defects).toEqual(['broken', 'worse', 'worse']);
});

test('a piece of work that fails stops no later one', () => {
  const { db, put, stored } = createFixture();
  eachWork(db, 'shop', { first: () => put(2), second: () => put(5) });
  expect(stored()).toEqual([5]);
});

test('a seed is whole or tried again, and never planted twice', () => {
  const { db, put, broken, stored } = createFixture();
  const plant = () => [1, 2].forEach((id) => void put(id));
  seedOnce(db, 'shop', plant);
  expect(stored()).toEqual([]);
  broken.id = 0;
  seedOnce(db, 'shop', plant);
  db.exec('DELETE FROM thing WHERE id = 1');
  seedOnce(db, 'shop', plant);
  expect(stored()).toEqual([2]);
});

test('the remaining rows wait while another program locks the database', () => {
  const { db, stored } = createFixture();
  const tried: number[] = [];
  const held = Object.assign(new Error('database is locked'), { errcode: 5 });
  const insert = (id: number) => {
    tried.push(id);
    throw held;
  };
  expect(eachDue(db, 'things', [1, 2, 3], insert)).toBe(3);
  expect(tried).toEqual([1]);
  expect(stored()).toEqual([]);
});
