import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { GIFT_REVENUE, issueOf } from './account-names.ts';

/** Age from which gifts are folded, ms: the longest period of a board or a goal is a week. */
export const CROWD_GIFTS_RETENTION_MS = 8 * DAY_MS;
/** Gifts folded in one go: some milliseconds of the only thread. */
const STEP = 20;
/** The note of a purchase of the crowd, which is booked directly before its gift. */
export const CROWD_PURCHASE = 'coins bought';

const Fold = v.object({ transfer_id: v.nullable(intColumn), folded_to: intColumn });
const Gift = v.object({ transfer_id: intColumn, at: intColumn });
const Revenue = v.object({ amount: v.bigint() });

export const ledgerFold = `
CREATE TABLE ledger_fold (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  transfer_id INTEGER REFERENCES ledger_transfer,
  folded_to INTEGER NOT NULL
) STRICT;
INSERT INTO ledger_fold (one, transfer_id, folded_to) VALUES (1, NULL, 0);
`;

const statementsOf = (db: DatabaseSync) => ({
  fold: query(db, Fold, 'SELECT transfer_id, folded_to FROM ledger_fold'),
  next: query(
    db,
    Gift,
    `SELECT transfer_id, at FROM ledger_transfer WHERE transfer_id > ? AND kind = 'crowdGift'
     ORDER BY transfer_id LIMIT ${STEP}`,
  ),
  purchase: query(
    db,
    v.object({ transfer_id: intColumn }),
    `SELECT transfer_id FROM ledger_transfer WHERE transfer_id = ? AND kind = 'opening' AND note = '${CROWD_PURCHASE}'`,
  ),
  revenue: query(db, Revenue, 'SELECT amount FROM ledger_entry WHERE transfer_id = ? AND account = ?'),
  forgetEntries: db.prepare('DELETE FROM ledger_entry WHERE transfer_id = ?'),
  forgetTransfer: db.prepare('DELETE FROM ledger_transfer WHERE transfer_id = ?'),
  makeFold: db.prepare(
    `UPDATE ledger_transfer SET room_no = NULL, note = 'gifts folded' WHERE transfer_id = ?`,
  ),
  add: db.prepare(
    `INSERT INTO ledger_entry (transfer_id, account, amount) VALUES (?1, ?2, ?3)
     ON CONFLICT DO UPDATE SET amount = amount + ?3`,
  ),
  note: db.prepare('UPDATE ledger_fold SET transfer_id = ?, folded_to = ?'),
});

/**
 * Replaces the crowd's old gifts, with the purchases before them, by one transfer of their sum. What a giver bought and gave
 * cancels out, so that every account is still the sum of its entries, and the ledger does not grow without end.
 */
export function createCrowdGiftFold(db: DatabaseSync) {
  const { fold, next, purchase, revenue, ...change } = statementsOf(db);
  /** @returns the transfer that contains the sum from now on */
  const foldOne = (giftId: number, intoId: number | null): number | null => {
    const bought = purchase.get(giftId - 1);
    const coins = revenue.get(giftId, GIFT_REVENUE)?.amount;
    if (!bought || coins === undefined) return intoId;
    const foldId = intoId ?? giftId;
    for (const id of [giftId - 1, giftId]) change.forgetEntries.run(id);
    for (const id of [giftId - 1, giftId]) if (id !== foldId) change.forgetTransfer.run(id);
    if (intoId === null) change.makeFold.run(foldId);
    change.add.run(foldId, issueOf('COIN'), -coins);
    change.add.run(foldId, GIFT_REVENUE, coins);
    return foldId;
  };

  /** Folds the oldest gifts, some at a time. `now`: epoch ms. */
  return (now: number): void =>
    transaction(db, () => {
      const was = fold.get();
      if (!was) return;
      const gifts = next.all(was.folded_to);
      const firstYoung = gifts.findIndex(({ at }) => at >= now - CROWD_GIFTS_RETENTION_MS);
      const old = firstYoung < 0 ? gifts : gifts.slice(0, firstYoung);
      const foldId = old.reduce((into, { transfer_id }) => foldOne(transfer_id, into), was.transfer_id);
      const last = old.at(-1);
      if (last) change.note.run(foldId, last.transfer_id);
    });
}
