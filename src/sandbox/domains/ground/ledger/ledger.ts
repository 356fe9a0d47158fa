import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { query } from '#sandbox/db/query.ts';
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
    | 'bet'
    | 'activity';
  readonly at: number;
  readonly roomNo: string | null;
  readonly note: string;
  /** Sum to zero within each currency. */
  readonly entries: readonly Entry[];
};

export type Ledger = {
  /** Opens an account, or leaves an existing one unchanged. One that may not owe never becomes negative. */
  open(account: string, currency: LedgerCurrency, mayOwe: boolean): void;
  has(account: string): boolean;
  /** Returns the balance of the account, which is the sum of its entries; 0 for a missing one. */
  balance(account: string): bigint;
  /**
   * Books all entries or none. @throws Refusal COINS_SHORT, BALANCE_SHORT, POINTS_SHORT or ACTIVITY_USED_UP (of items) when
   * an account that may not owe would.
   */
  book(transfer: Transfer): void;
};

const AccountRow = v.object({ currency: v.string() });
const BalanceRow = v.object({ balance: v.bigint() });

/** A transfer that does not balance is a defect of the caller. */
class Unbalanced extends Error {
  override readonly name = 'Unbalanced';
}

function refuseDebt(currency: string): never {
  if (currency === 'COIN') return refuse('COINS_SHORT');
  if (currency === 'POINT') return refuse('POINTS_SHORT');
  return refuse(currency.startsWith('ITEM:') ? 'ACTIVITY_USED_UP' : 'BALANCE_SHORT');
}

/**
 * The double-entry ledger; amounts are minor units as bigint. Each account has its balance in a row that changes in the
 * transaction of its entries, so that a pot with many entries costs what an empty one does; verifyLedger proves it.
 */
export function createLedger(db: DatabaseSync): Ledger {
  const account = query(db, AccountRow, 'SELECT currency FROM ledger_account WHERE account = ?');
  const held = query(db, BalanceRow, 'SELECT balance FROM ledger_account WHERE account = ?');
  const open = db.prepare(
    'INSERT INTO ledger_account (account, currency, may_owe) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const transfer = db.prepare('INSERT INTO ledger_transfer (kind, at, room_no, note) VALUES (?, ?, ?, ?)');
  const entry = db.prepare('INSERT INTO ledger_entry (transfer_id, account, amount) VALUES (?, ?, ?)');
  const move = db.prepare(
    `UPDATE ledger_account SET balance = balance + ?1
     WHERE account = ?2 AND (?1 > 0 OR may_owe = 1 OR balance + ?1 >= 0)`,
  );

  const currenciesOf = (entries: readonly Entry[]) => {
    const sums = new Map<string, bigint>();
    const currencies = entries.map(({ account: name, amount }) => {
      const currency = account.get(name)?.currency;
      if (currency === undefined) throw new Unbalanced(`no account ${name}`);
      sums.set(currency, (sums.get(currency) ?? 0n) + amount);
      return currency;
    });
    if ([...sums.values()].some((total) => total !== 0n)) throw new Unbalanced('entries do not sum to zero');
    return currencies;
  };

  return {
    open: (name, currency, mayOwe) => void open.run(name, currency, Number(mayOwe)),
    has: (name) => account.get(name) !== undefined,
    balance: (name) => held.get(name)?.balance ?? 0n,
    book: ({ kind, at, roomNo, note, entries }) =>
      transaction(db, () => {
        const currencies = currenciesOf(entries);
        const { lastInsertRowid } = transfer.run(kind, at, roomNo, note);
        entries.forEach(({ account: name, amount }, index) => {
          entry.run(lastInsertRowid, name, amount);
          if (move.run(amount, name).changes === 0) refuseDebt(currencies[index] ?? '');
        });
      }),
  };
}
