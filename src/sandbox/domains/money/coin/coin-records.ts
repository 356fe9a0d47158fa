import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { CoinRecord } from '#contract/money/coin/schema.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';

type CoinRecordWire = v.InferInput<typeof CoinRecord>;

const RecordRow = v.object({
  transfer_id: v.bigint(),
  kind: v.picklist(['opening', 'purchase', 'gift', 'activity']),
  note: v.string(),
  amount: v.bigint(),
  after: v.bigint(),
  at: intColumn,
});

/** Movements of one wallet with the balance after each, newest first. */
export function createCoinRecords(db: DatabaseSync) {
  const total = countQuery(db, 'SELECT count(*) AS n FROM ledger_entry WHERE account = ?');
  const page = query(
    db,
    RecordRow,
    `SELECT transfer_id, kind, note, amount, at, sum(amount) OVER (ORDER BY transfer_id) AS after
     FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
     WHERE account = ? ORDER BY transfer_id DESC LIMIT ? OFFSET ?`,
  );
  const wireOf = ({
    transfer_id,
    kind,
    note,
    amount,
    after,
    at,
  }: v.InferOutput<typeof RecordRow>): CoinRecordWire => ({
    recordId: transfer_id.toString(),
    kind,
    note,
    delta: amount.toString(),
    after: after.toString(),
    at,
  });
  return (wallet: string, pageNo: number, size: number) => ({
    total: total(wallet),
    list: page.all(wallet, size, (pageNo - 1) * size).map(wireOf),
  });
}
