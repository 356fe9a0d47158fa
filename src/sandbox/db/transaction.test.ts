import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-db.ts';
import { transaction, whenRolledBack } from './transaction.ts';

function createFixture() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  db.exec('CREATE TABLE thing (id INTEGER PRIMARY KEY) STRICT');
  const add = db.prepare('INSERT INTO thing VALUES (?)');
  const undone: number[] = [];
  const insert = (id: number) => {
    add.run(id);
    whenRolledBack(db, () => undone.push(id));
  };
  const stored = () =>
    db
      .prepare('SELECT id FROM thing')
      .all()
      .map(({ id }) => id);
  return { db, put: insert, undone, stored };
}

test('a rollback undoes changes in memory, newest first', () => {
  const { db, put, undone, stored } = createFixture();
  const work = () => {
    put(1);
    transaction(db, () => put(2));
    throw new Error('no');
  };
  expect(() => transaction(db, work)).toThrow('no');
  expect([undone, stored()]).toEqual([[2, 1], []]);
});

test('an inner step that fails undoes only itself', () => {
  const { db, put, undone, stored } = createFixture();
  transaction(db, () => {
    put(1);
    const inner = () => {
      put(2);
      throw new Error('no');
    };
    expect(() => transaction(db, inner)).toThrow('no');
  });
  expect([undone, stored()]).toEqual([[2], [1]]);
});

test('a committed change is never undone by a later transaction', () => {
  const { db, put, undone } = createFixture();
  transaction(db, () => put(1));
  expect(() => transaction(db, () => put(1))).toThrow('UNIQUE');
  expect(undone).toEqual([]);
});
