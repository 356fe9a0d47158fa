import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-db.ts';

const create = 'CREATE TABLE thing (id INTEGER PRIMARY KEY) STRICT';
const fill = 'INSERT INTO thing VALUES (1)';
const noted = (db: ReturnType<typeof openDatabase>) =>
  db
    .prepare('SELECT id FROM migration ORDER BY id')
    .all()
    .map(({ id }) => id);

test('each step of each domain runs once and in order', () => {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'shop', steps: [create] }]);
  migrate(db, [{ name: 'shop', steps: [create, fill] }]);
  migrate(db, [{ name: 'shop', steps: [create, fill] }]);
  expect(noted(db)).toEqual(['shop-001', 'shop-002']);
  expect(db.prepare('SELECT count(*) AS n FROM thing').get()).toEqual({ n: 1 });
  db.close();
});

test('a step that fails leaves nothing of itself', () => {
  const db = openDatabase(':memory:');
  const broken = `${create}; ${fill}; ${fill}`;
  expect(() => migrate(db, [{ name: 'shop', steps: [broken] }])).toThrow('UNIQUE');
  expect(noted(db)).toEqual([]);
  migrate(db, [{ name: 'shop', steps: [create] }]);
  expect(noted(db)).toEqual(['shop-001']);
  db.close();
});
