import { expect, test } from 'vitest';
import { type Migrations, migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { bookOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { betMigrations, bookMigrations } from './bet-migrations.ts';
import { createBetStore } from './bet-store.ts';

const BEFORE: Migrations = { ...betMigrations, steps: betMigrations.steps.slice(0, 3) };

/** A database of one bet and one book, from before venues had their own. */
function openOld() {
  const db = openDatabase(':memory:');
  migrate(db, [platformMigrations, BEFORE]);
  db.exec(`
    INSERT INTO member (user_id, name, nickname, avatar, level, salt, password, has_phone, room_admin)
      VALUES ('u-ann', 'ann', '安', '', 1, '', '', 0, 0);
    INSERT INTO bet VALUES ('b-1', 'B1', 'u-ann', 5000, 'r-1', 'CNY', 'single', NULL, 1, 'any', 1, 1000, 1000, 'open', 1, 0,
      1, NULL, NULL, 0, 2000, 0, NULL, 0, NULL, NULL, NULL, NULL);
  `);
  const ledger = createLedger(db);
  for (const account of ['platform:book:CNY', 'platform:book:USDT', 'outside'])
    ledger.open(account, account.endsWith('USDT') ? 'USDT' : 'CNY', true);
  const entries = [
    { account: 'outside', amount: -70n },
    { account: 'platform:book:CNY', amount: 70n },
  ];
  ledger.book({ kind: 'bet', at: 1, roomNo: null, note: '', entries });
  return { db, ledger };
}

test('bets and the book of before belong to the house’s own venue', () => {
  const { db, ledger } = openOld();
  migrate(db, [betMigrations, bookMigrations]);
  expect(createBetStore(db).find('b-1')).toMatchObject({ venue: 'YBTY', line_stake: 1000n, state: 'open' });
  expect(ledger.balance(bookOf('YBTY', 'CNY'))).toBe(70n);
  expect(ledger.has('platform:book:CNY')).toBe(false);
  expect(verifyLedger(db).sound).toBe(true);
  db.close();
});
