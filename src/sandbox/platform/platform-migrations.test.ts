import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createCommands } from '#sandbox/domains/ground/command/commands.ts';
import { platformMigrations } from './platform-migrations.ts';

test('a purchase of coins is found after its call got another name', () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [{ ...platformMigrations, steps: platformMigrations.steps.slice(0, 6) }]);
  db.prepare(
    'INSERT INTO command (owner, call, request_id, input, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
  ).run('u-one', 'gift.buyCoins', 'purchase-1', '5000 c60', '{"coins":"60","balance":"1.00"}', 1);
  migrate(db, [platformMigrations]);
  expect(createCommands(db).answered('u-one', 'purchase-1')?.call).toBe('coin.buy');
});
