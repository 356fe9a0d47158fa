import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BOOK_CODES } from '#sandbox/base/tables/books.table.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { createCommands } from '#sandbox/domains/ground/command/commands.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { anchorWallet, GIFT_REVENUE, giverWallet, issueOf, memberWallet, salesOf } from './account-names.ts';
import { createLedger, type Transfer } from './ledger.ts';
import {
  betsOf,
  bonusOf,
  bookOf,
  costsOf,
  debtOf,
  exchangeOf,
  feesOf,
  gamesOf,
  grantCoins,
  heldOf,
  openMemberCash,
  openPlatformCash,
  outsideOf,
  stakedOf,
  treasuryOf,
  venueDebtOf,
  venueOf,
} from './platform-accounts.ts';
import { verifyLedger } from './verify-ledger.ts';

function openBooks() {
  const db = openDatabase(':memory:');
  migrate(db, [platformMigrations]);
  const ledger = createLedger(db);
  ledger.open('issue', 'COIN', true);
  ledger.open('issue-cash', 'CNY', true);
  for (const account of ['ann', 'bo', 'house']) ledger.open(account, 'COIN', false);
  return { db, ledger, commands: createCommands(db) };
}

const move = (from: string, to: string, amount: bigint): Transfer => ({
  kind: 'gift',
  at: 1,
  roomNo: null,
  note: '',
  entries: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
});

test('a balance is the exact sum of its entries beyond float precision', () => {
  const { db, ledger } = openBooks();
  ledger.book(move('issue', 'ann', 9_007_199_254_740_993n));
  ledger.book(move('ann', 'house', 2n));
  expect(ledger.balance('ann')).toBe(9_007_199_254_740_991n);
  expect(ledger.balance('nobody')).toBe(0n);
  db.close();
});

test('a transfer that would leave a debt is refused whole', () => {
  const { db, ledger } = openBooks();
  ledger.book(move('issue', 'ann', 10n));
  expect(() => ledger.book(move('ann', 'house', 11n))).toThrow(
    expect.objectContaining({ code: 'COINS_SHORT' }),
  );
  expect([ledger.balance('ann'), ledger.balance('house')]).toEqual([10n, 0n]);
  expect(verifyLedger(db)).toMatchObject({ sound: true, transfers: 1 });
  db.close();
});

test.each([
  ['COIN', 'COINS_SHORT'],
  ['POINT', 'POINTS_SHORT'],
  ['ITEM:makeUpCard', 'ACTIVITY_USED_UP'],
  ['CNY', 'BALANCE_SHORT'],
  ['USDT', 'BALANCE_SHORT'],
] as const)('a debt of %s is refused as %s', (currency, code) => {
  const { db, ledger } = openBooks();
  for (const account of ['cy', 'di']) ledger.open(account, currency, false);
  expect(() => ledger.book(move('cy', 'di', 1n))).toThrow(expect.objectContaining({ code }));
  db.close();
});

test('an account exists once opened, and its settings stay unchanged', () => {
  const { db, ledger } = openBooks();
  expect([ledger.has('ann'), ledger.has('cy')]).toEqual([true, false]);
  ledger.open('ann', 'COIN', true);
  expect(() => ledger.book(move('ann', 'house', 1n))).toThrow();
  db.close();
});

test('an account that may owe becomes negative, and debt is partly repaid', () => {
  const { db, ledger } = openBooks();
  ledger.book(move('issue', 'ann', 10n));
  expect(ledger.balance('issue')).toBe(-10n);
  ledger.book(move('ann', 'issue', 4n));
  expect(ledger.balance('issue')).toBe(-6n);
  db.close();
});

test('granted coins come from the issue of coins', () => {
  const { db, ledger } = openBooks();
  ledger.open(issueOf('COIN'), 'COIN', true);
  ledger.open(memberWallet('u-ann', 'COIN'), 'COIN', false);
  grantCoins(ledger, 'u-ann', 60n, 5);
  expect([ledger.balance(issueOf('COIN')), ledger.balance(memberWallet('u-ann', 'COIN'))]).toEqual([
    -60n,
    60n,
  ]);
  expect(db.prepare('SELECT kind, at, note FROM ledger_transfer').all()).toEqual([
    { kind: 'opening', at: 5, note: '60 金币' },
  ]);
  db.close();
});

test('no cash account of a member may owe', () => {
  const { db, ledger } = openBooks();
  openMemberCash(ledger, 'u-ann', 'CNY');
  for (const of of [memberWallet, heldOf, treasuryOf])
    expect(() => ledger.book(move(of('u-ann', 'CNY'), 'issue-cash', 1n))).toThrow(
      expect.objectContaining({ code: 'BALANCE_SHORT' }),
    );
  db.close();
});

test('no two purposes, members, venues or currencies share an account', () => {
  const names = (['CNY', 'USDT'] as const).flatMap((currency) => [
    ...[outsideOf, feesOf, exchangeOf, costsOf, gamesOf, issueOf, salesOf].map((of) => of(currency)),
    ...['u-1', 'u-2'].flatMap((userId) => [
      ...[heldOf, debtOf, bonusOf, treasuryOf, memberWallet].map((of) => of(userId, currency)),
      ...['YBTY', 'FLQP'].flatMap((venue) => [venueOf, stakedOf].map((of) => of(userId, venue, currency))),
      ...BOOK_CODES.flatMap((venue) => [betsOf, venueDebtOf].map((of) => of(userId, venue, currency))),
    ]),
    ...BOOK_CODES.map((venue) => bookOf(venue, currency)),
  ]);
  const coins = [GIFT_REVENUE, ...['u-1', 'u-2'].flatMap((id) => [anchorWallet(id), giverWallet(id)])];
  const all = [...names, ...coins];
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('');
});

test('a transfer that does not balance within each currency is a defect', () => {
  const { db, ledger } = openBooks();
  const entries = [
    { account: 'issue-cash', amount: -5n },
    { account: 'ann', amount: 5n },
  ];
  expect(() => ledger.book({ ...move('issue', 'ann', 1n), entries })).toThrow('do not sum to zero');
  expect(() => ledger.book(move('issue', 'stranger', 1n))).toThrow('no account stranger');
  db.close();
});

test('one currency that cancels out excuses no other that does not', () => {
  const { db, ledger } = openBooks();
  const entries = [...move('issue', 'ann', 5n).entries, { account: 'issue-cash', amount: -5n }];
  expect(() => ledger.book({ ...move('issue', 'ann', 1n), entries })).toThrow('do not sum to zero');
  expect(ledger.balance('ann')).toBe(0n);
  db.close();
});

test('only the platform’s paying accounts may owe', () => {
  const { db, ledger } = openBooks();
  openPlatformCash(ledger);
  for (const currency of ['CNY', 'USDT'] as const) {
    for (const of of [outsideOf, exchangeOf, costsOf]) ledger.book(move(of(currency), feesOf(currency), 1n));
    expect(() => ledger.book(move(feesOf(currency), outsideOf(currency), 4n))).toThrow(
      expect.objectContaining({ code: 'BALANCE_SHORT' }),
    );
    expect([outsideOf, feesOf].map((of) => ledger.balance(of(currency)))).toEqual([-1n, 3n]);
  }
  db.close();
});

test('the proof finds what was booked past the ledger', () => {
  const { db, ledger } = openBooks();
  ledger.book(move('issue', 'ann', 10n));
  db.exec(`UPDATE ledger_entry SET amount = 11 WHERE account = 'ann'`);
  expect(verifyLedger(db)).toMatchObject({ sound: false, unbalanced: [1] });
  db.exec(`UPDATE ledger_entry SET amount = -10 WHERE account = 'ann'`);
  expect(verifyLedger(db).overdrawn).toEqual(['ann']);
  db.close();
});

test('each fault alone makes the proof unsound, and names where it is', () => {
  const faults = [
    [`INSERT INTO ledger_transfer (kind, at, note) VALUES ('gift', 1, '')`, { unbalanced: [2] }],
    [`UPDATE ledger_account SET may_owe = 0 WHERE account = 'issue'`, { overdrawn: ['issue'] }],
    [`UPDATE ledger_account SET balance = balance + 1 WHERE account = 'ann'`, { drifted: ['ann'] }],
  ] as const;
  for (const [fault, found] of faults) {
    const { db, ledger } = openBooks();
    ledger.book(move('issue', 'ann', 10n));
    db.exec('PRAGMA ignore_check_constraints = 1');
    expect(verifyLedger(db)).toMatchObject({ sound: true, transfers: 1, entries: 2 });
    db.exec(fault);
    expect(verifyLedger(db)).toMatchObject({ sound: false, ...found });
    db.close();
  }
});

test('books without a transfer are sound', () => {
  const { db } = openBooks();
  expect(verifyLedger(db)).toMatchObject({ sound: true, transfers: 0, entries: 0 });
  db.close();
});

test('inside another transaction a refusal undoes its own part only', () => {
  const { db, ledger } = openBooks();
  transaction(db, () => {
    ledger.book(move('issue', 'ann', 10n));
    expect(() => ledger.book(move('ann', 'bo', 20n))).toThrow();
    ledger.book(move('ann', 'bo', 4n));
  });
  expect([ledger.balance('ann'), ledger.balance('bo')]).toEqual([6n, 4n]);
  db.close();
});

type Intent = { readonly owner: 'ann' | 'bo'; readonly id: number; readonly price: number };

test('[7.14] no intent is paid twice in any order, without any debt', () => {
  const intent = fc.record({
    owner: fc.constantFrom('ann' as const, 'bo' as const),
    id: fc.integer({ min: 1, max: 8 }),
    price: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(intent, { maxLength: 60 }), (intents: readonly Intent[]) => {
      const { db, ledger, commands } = openBooks();
      for (const owner of ['ann', 'bo']) ledger.book(move('issue', owner, 100n));
      const paid = new Map<string, { readonly price: number; readonly answer: string }>();
      for (const { owner, id, price } of intents) {
        const key = `${owner} ${id}`;
        const before = ledger.balance(owner);
        const pay = () => {
          ledger.book(move(owner, 'house', BigInt(price)));
          return String(ledger.balance(owner));
        };
        const command = { owner, call: 'give', requestId: String(id), input: String(price), at: 1 };
        try {
          const { answer, repeated } = commands.once(command, v.string(), pay);
          const known = paid.get(key);
          expect(repeated).toBe(known !== undefined);
          if (known) expect({ answer, price }).toEqual(known);
          else paid.set(key, { answer, price });
        } catch (refusal) {
          const code = paid.has(key) ? 'BAD_REQUEST' : 'COINS_SHORT';
          expect(refusal).toMatchObject({ code });
          expect(ledger.balance(owner)).toBe(before);
        }
      }
      const spent = [...paid.values()].reduce((sum, { price }) => sum + BigInt(price), 0n);
      expect(ledger.balance('house')).toBe(spent);
      expect(ledger.balance('ann') + ledger.balance('bo') + spent).toBe(200n);
      expect(verifyLedger(db)).toMatchObject({ sound: true, transfers: 2 + paid.size });
      db.close();
    }),
    { numRuns: 60 },
  );
});
