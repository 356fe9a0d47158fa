import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { createAnchorSupport } from './anchor-support.ts';

function open() {
  const db = openDatabase(':memory:');
  migrate(db, [platformMigrations]);
  return { db, support: createAnchorSupport(db) };
}

test('gifts to an anchor add up to a persistent level there', () => {
  const { db, support } = open();
  expect([support.isNew(), support.levelOf('1001', 'u-1')]).toEqual([true, 0]);
  support.add('1001', 'u-1', 60n);
  expect(support.levelOf('1001', 'u-1')).toBe(0);
  support.add('1001', 'u-1', 6n);
  expect([support.isNew(), support.levelOf('1001', 'u-1')]).toEqual([false, 1]);
  expect(createAnchorSupport(db).levelOf('1001', 'u-1')).toBe(1);
  expect([support.levelOf('1002', 'u-1'), support.levelOf('1001', 'u-2')]).toEqual([0, 0]);
});

test('a gift that is rolled back gives no level', () => {
  const { db, support } = open();
  expect(support.levelOf('1001', 'u-1')).toBe(0);
  const failed = () =>
    transaction(db, () => {
      support.add('1001', 'u-1', 5_000n);
      expect(support.levelOf('1001', 'u-1')).toBe(5);
      throw new Error('the purse is empty');
    });
  expect(failed).toThrow('the purse is empty');
  expect(support.levelOf('1001', 'u-1')).toBe(0);
});
