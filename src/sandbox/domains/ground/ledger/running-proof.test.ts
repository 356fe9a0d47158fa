import { expect, test } from 'vitest';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { issueOf, memberWallet } from './account-names.ts';
import { createRunningProof } from './running-proof.ts';

function booked(transfers: number) {
  const books = activityBooks();
  books.member('zhou');
  const accounts = { from: issueOf('COIN'), to: memberWallet('u-zhou', 'COIN') };
  const book = (times: number) => {
    for (let n = 0; n < times; n += 1)
      books.ledger.book({
        kind: 'opening',
        at: BOOKS_START,
        roomNo: null,
        note: '',
        entries: [
          { account: accounts.from, amount: -1n },
          { account: accounts.to, amount: 1n },
        ],
      });
  };
  book(transfers);
  return { ...books, book, proof: createRunningProof(books.db) };
}

test('a long ledger is proven in steps, and later only its additions', () => {
  const { proof, book } = booked(3_000);
  const first = proof();
  expect(first.proven).toBeLessThan(first.transfers);
  expect(first).toMatchObject({ sound: true, astray: [] });
  expect(proof()).toMatchObject({ sound: true, proven: first.transfers });
  book(2);
  expect(proof()).toMatchObject({ sound: true, proven: first.transfers + 2 });
});

test('an entry that was changed and a balance that drifted are found', () => {
  const { proof, db, book } = booked(10);
  proof();
  book(1);
  db.exec(
    'UPDATE ledger_entry SET amount = 2 WHERE amount = 1 AND transfer_id = (SELECT max(transfer_id) FROM ledger_transfer)',
  );
  const found = proof();
  expect(found.sound).toBe(false);
  expect(found.unbalanced).toHaveLength(1);
  expect(found.astray).toEqual([memberWallet('u-zhou', 'COIN')]);
});

test('transfers that cancel each other out are both found', () => {
  const { proof, db } = booked(2);
  const last = proof().transfers;
  const fresh = createRunningProof(db);
  db.exec(`UPDATE ledger_entry SET amount = 2 WHERE amount = 1 AND transfer_id = ${last - 1}`);
  db.exec(`UPDATE ledger_entry SET amount = -2 WHERE amount = -1 AND transfer_id = ${last}`);
  expect(fresh()).toMatchObject({ sound: false, unbalanced: [last - 1, last] });
});

test('an account with forbidden debt is found though its entries add up', () => {
  const { proof, db } = booked(3);
  const issue = issueOf('COIN');
  db.exec('PRAGMA ignore_check_constraints = 1');
  db.prepare('UPDATE ledger_account SET may_owe = 0 WHERE account = ?').run(issue);
  expect(proof()).toMatchObject({ sound: false, unbalanced: [], astray: [issue] });
});

test('a balance that is not the sum of its entries is found', () => {
  const { proof, db } = booked(3);
  const wallet = memberWallet('u-zhou', 'COIN');
  db.prepare('UPDATE ledger_account SET balance = balance + 1 WHERE account = ?').run(wallet);
  expect(proof()).toMatchObject({ sound: false, unbalanced: [], astray: [wallet] });
});

test('a ledger whose numbers have a gap is proven whole', () => {
  const { proof, db } = booked(2);
  const last = '(SELECT max(transfer_id) FROM ledger_transfer)';
  db.exec('PRAGMA foreign_keys = 0');
  db.exec(`UPDATE ledger_entry SET transfer_id = transfer_id + 7 WHERE transfer_id = ${last}`);
  db.exec(`UPDATE ledger_transfer SET transfer_id = transfer_id + 7 WHERE transfer_id = ${last}`);
  const { sound, proven, transfers } = proof();
  expect([sound, proven]).toEqual([true, transfers]);
});
