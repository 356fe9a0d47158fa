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
  /** Accounts that are negative and may not owe, and those whose balance is not the sum of their entries. */
  readonly astray: readonly string[];
};

const Entry = v.object({ id: intColumn, account: v.string(), currency: v.string(), amount: v.bigint() });
const Account = v.object({ account: v.string(), balance: v.bigint(), owes: intColumn });
const Extent = v.object({ last: intColumn, transfers: intColumn, folded_to: intColumn });
const Step = v.object({ to: v.nullable(intColumn), count: intColumn });
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

const statementsOf = (db: DatabaseSync) => ({
  extent: query(
    db,
    Extent,
    `SELECT coalesce(max(transfer_id), 0) AS last, count(*) AS transfers,
       coalesce((SELECT folded_to FROM ledger_fold), 0) AS folded_to FROM ledger_transfer`,
  ),
  nextStep: query(
    db,
    Step,
    `SELECT max(transfer_id) AS "to", count(*) AS count FROM
       (SELECT transfer_id FROM ledger_transfer WHERE transfer_id > ? ORDER BY transfer_id LIMIT ${STEP})`,
  ),
  entriesOf: query(
    db,
    Entry,
    `SELECT transfer_id AS id, account, currency, amount FROM ledger_entry JOIN ledger_account USING (account)
     WHERE transfer_id > ? AND transfer_id <= ?`,
  ),
  accounts: query(
    db,
    Account,
    'SELECT account, balance, balance < 0 AND may_owe = 0 AS owes FROM ledger_account',
  ),
});

/**
 * Proves the ledger step by step from the last proven transfer on, so that looking at it costs what has been added since.
 * Entries that were proven once are not read again; verifyLedger reads all of them. It begins again when transfers that
 * were not proven yet were folded into one that was.
 */
export function createRunningProof(db: DatabaseSync): () => RunningProof {
  const { extent, nextStep, entriesOf, accounts } = statementsOf(db);
  const sums = new Map<string, bigint>();
  const unbalanced: number[] = [];
  let provenTo = 0;
  let foldedTo = 0;
  let count = 0;
  let astray: readonly string[] = [];
  const beginAgain = () => {
    sums.clear();
    unbalanced.length = 0;
    provenTo = 0;
    count = 0;
  };

  return () => {
    const { last = 0, transfers = 0, folded_to = 0 } = extent.get() ?? {};
    if (folded_to !== foldedTo && folded_to > provenTo) beginAgain();
    foldedTo = folded_to;
    const step = nextStep.get(provenTo);
    const to = step?.to ?? provenTo;
    count += step?.count ?? 0;
    const entries = entriesOf.all(provenTo, to);
    unbalanced.push(...unbalancedIn(entries));
    for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0n) + amount);
    provenTo = to;
    if (to === last)
      astray = accounts
        .all()
        .filter(({ account, balance, owes }) => owes === 1 || balance !== (sums.get(account) ?? 0n))
        .map(({ account }) => account);
    const proven = to === last ? transfers : count;
    return { sound: unbalanced.length + astray.length === 0, proven, transfers, unbalanced, astray };
  };
}
