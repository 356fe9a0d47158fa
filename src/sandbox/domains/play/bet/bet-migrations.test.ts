import { expect, test } from 'vitest';
import { type Migrations, migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { betsOf, bookOf, debtOf, venueDebtOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
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

/** Debts and stakes of one member at two venues, from before each venue had its own accounts. */
function openUnsplit() {
  const { db, ledger } = openOld();
  const isFirst = { ...bookMigrations, steps: bookMigrations.steps.slice(0, 1) };
  migrate(db, [betMigrations, isFirst]);
  db.exec(`INSERT INTO bet SELECT 'b-2', 'B2', user_id, site_id, 'r-2', currency, kind, size, lines, policy, placed_at, line_stake,
    open_stake, state, version, offers_taken, updated_at, due_at, waits_from, delay_ms, highest, cashed_out, paid, valid_stake,
    offer, reason, cash_out, cash_out_due, 'LJTY', NULL FROM bet WHERE bet_id = 'b-1'`);
  const [stakes, debts] = ['bets:u-ann:CNY', 'owed:u-ann:CNY'];
  ledger.open(stakes, 'CNY', false);
  ledger.open(debts, 'CNY', true);
  const book = (kind: 'bet' | 'bonus', note: string, account: string, amount: bigint) =>
    ledger.book({
      ...{ kind, at: 2, roomNo: null, note },
      entries: [
        { account: 'outside', amount: -amount },
        { account, amount },
      ],
    });
  book('bet', 'stake:b-1', stakes, 10_00n);
  book('bet', 'stake:b-2', stakes, 4_00n);
  book('bet', 'release:b-2', stakes, -1_00n);
  book('bet', 'resettle-1:b-1', debts, -9_00n);
  book('bonus', 'bonus-1', debts, -5_00n);
  book('bet', 'resettle-1:b-2', debts, -3_00n);
  book('bet', 'settle:b-2', debts, 7_00n);
  return { db, ledger };
}

test('stakes set aside belong to the venues of their bets', () => {
  const { db, ledger } = openUnsplit();
  migrate(db, [betMigrations, bookMigrations]);
  expect(ledger.balance(betsOf('u-ann', 'YBTY', 'CNY'))).toBe(10_00n);
  expect(ledger.balance(betsOf('u-ann', 'LJTY', 'CNY'))).toBe(3_00n);
  expect(ledger.has('bets:u-ann:CNY')).toBe(false);
  expect(verifyLedger(db).sound).toBe(true);
  db.close();
});

test('[4.05] debts of corrections move to venues, those of bonuses stay', () => {
  const { db, ledger } = openUnsplit();
  migrate(db, [betMigrations, bookMigrations]);
  expect(ledger.balance(venueDebtOf('u-ann', 'LJTY', 'CNY'))).toBe(-3_00n);
  expect(ledger.balance(venueDebtOf('u-ann', 'YBTY', 'CNY'))).toBe(-2_00n);
  expect(ledger.balance(debtOf('u-ann', 'CNY'))).toBe(-5_00n);
  expect(verifyLedger(db).sound).toBe(true);
  db.close();
});
