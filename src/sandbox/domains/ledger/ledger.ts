import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { LedgerCurrency } from './account-names.ts';

/** Integer minor units, or whole coins. Positive: the account gets it. */
type Entry = { readonly account: string; readonly amount: bigint };

export type Transfer = {
  readonly kind:
    | 'opening'
    | 'purchase'
    | 'gift'
    | 'crowdGift'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'treasury'
    | 'earning'
    | 'exchange'
    | 'bonus'
    | 'rebate'
    | 'commission'
    | 'play'
    | 'bet';
  readonly at: number;
  readonly roomNo: string | null;
  readonly note: string;
  /** Sum to zero within each currency. */
  readonly entries: readonly Entry[];
};

export type Ledger = {
  /** Opens an account, or leaves it as it is. One that may not owe never falls below zero. */
  open(account: string, currency: LedgerCurrency, mayOwe: boolean): void;
  has(account: string): boolean;
  /** The sum of the account's entries; 0 for one that is not there. */
  balance(account: string): bigint;
  /** Books all entries or none. @throws Refusal COINS_SHORT or BALANCE_SHORT when an account would owe and may not. */
  book(transfer: Transfer): void;
};

const AccountRow = v.object({ currency: v.string(), may_owe: intColumn });
const SumRow = v.object({ sum: v.bigint() });

/** A transfer that does not balance is a defect of the caller. */
class Unbalanced extends Error {
  override readonly name = 'Unbalanced';
}

/** The double-entry ledger; amounts are minor units as bigint. */
export function createLedger(db: DatabaseSync): Ledger {
  const account = query(db, AccountRow, 'SELECT currency, may_owe FROM ledger_account WHERE account = ?');
  const sum = query(db, SumRow, 'SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry WHERE account = ?');
  const open = db.prepare('INSERT INTO ledger_account VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const transfer = db.prepare('INSERT INTO ledger_transfer (kind, at, room_no, note) VALUES (?, ?, ?, ?)');
  const entry = db.prepare('INSERT INTO ledger_entry (transfer_id, account, amount) VALUES (?, ?, ?)');
  const balance = (name: string) => sum.get(name)?.sum ?? 0n;

  const checkBalanced = (entries: readonly Entry[]) => {
    const sums = new Map<string, bigint>();
    for (const { account: name, amount } of entries) {
      const currency = account.get(name)?.currency;
      if (currency === undefined) throw new Unbalanced(`no account ${name}`);
      sums.set(currency, (sums.get(currency) ?? 0n) + amount);
    }
    if ([...sums.values()].some((total) => total !== 0n)) throw new Unbalanced('entries do not sum to zero');
  };
  const refuseDebt = (entries: readonly Entry[]) => {
    for (const { account: name, amount } of entries) {
      const row = account.get(name);
      const owes = amount < 0n && row?.may_owe === 0 && balance(name) < 0n;
      if (owes) refuse(row.currency === 'COIN' ? 'COINS_SHORT' : 'BALANCE_SHORT');
    }
  };

  return {
    open: (name, currency, mayOwe) => void open.run(name, currency, Number(mayOwe)),
    has: (name) => account.get(name) !== undefined,
    balance,
    book: ({ kind, at, roomNo, note, entries }) =>
      transaction(db, () => {
        checkBalanced(entries);
        const { lastInsertRowid } = transfer.run(kind, at, roomNo, note);
        for (const { account: name, amount } of entries) entry.run(lastInsertRowid, name, amount);
        refuseDebt(entries);
      }),
  };
}
