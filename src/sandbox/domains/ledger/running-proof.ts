import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

/** Transfers proven in one step: some tens of milliseconds of the only thread. */
const STEP = 2_500;

export type RunningProof = {
  /** True while no fault is found in the transfers proven so far. */
  readonly sound: boolean;
  readonly proven: number;
  readonly transfers: number;
  /** Transfers whose entries do not cancel out within each currency. */
  readonly unbalanced: readonly number[];
  /** Accounts below zero that may not owe, and those whose balance is not the sum of their entries. */
  readonly astray: readonly string[];
};

const Entry = v.object({ id: intColumn, account: v.string(), currency: v.string(), amount: v.bigint() });
const Account = v.object({ account: v.string(), balance: v.bigint(), owes: intColumn });
const Extent = v.object({ last: intColumn, transfers: intColumn });
type Entry = v.InferOutput<typeof Entry>;

/** Transfers of a run of entries that do not come to zero in some currency. */
function unbalancedIn(entries: readonly Entry[]): number[] {
  const sums = new Map<string, bigint>();
  for (const { id, currency, amount } of entries) {
    const key = `${id} ${currency}`;
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  return [...sums].flatMap(([key, sum]) => (sum === 0n ? [] : [Number.parseInt(key, 10)]));
}

/**
 * Proves the ledger step by step from the last proven transfer on, so that looking at it costs what has been added since.
 * Entries that were proven once are not read again; verifyLedger reads all of them.
 */
export function createRunningProof(db: DatabaseSync): () => RunningProof {
  const extent = query(
    db,
    Extent,
    'SELECT coalesce(max(transfer_id), 0) AS last, count(*) AS transfers FROM ledger_transfer',
  );
  const entriesOf = query(
    db,
    Entry,
    `SELECT transfer_id AS id, account, currency, amount FROM ledger_entry JOIN ledger_account USING (account)
     WHERE transfer_id > ? AND transfer_id <= ?`,
  );
  const accounts = query(
    db,
    Account,
    'SELECT account, balance, balance < 0 AND may_owe = 0 AS owes FROM ledger_account',
  );
  const sums = new Map<string, bigint>();
  const unbalanced: number[] = [];
  let provenTo = 0;
  let astray: readonly string[] = [];

  return () => {
    const { last = 0, transfers = 0 } = extent.get() ?? {};
    const to = Math.min(last, provenTo + STEP);
    const entries = entriesOf.all(provenTo, to);
    unbalanced.push(...unbalancedIn(entries));
    for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0n) + amount);
    provenTo = to;
    if (to === last)
      astray = accounts
        .all()
        .filter(({ account, balance, owes }) => owes === 1 || balance !== (sums.get(account) ?? 0n))
        .map(({ account }) => account);
    const proven = to === last ? transfers : to;
    return { sound: unbalanced.length + astray.length === 0, proven, transfers, unbalanced, astray };
  };
}
