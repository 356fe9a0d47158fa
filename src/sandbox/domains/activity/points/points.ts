import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { smaller } from '#sandbox/base/smaller.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ledger/ledger.ts';
import { lotEnd } from './lot-end.ts';

const Lot = v.object({
  lot_id: v.bigint(),
  user_id: v.string(),
  left_over: v.bigint(),
  earned_at: intColumn,
  expires_at: intColumn,
});

const own = (userId: string) => memberWallet(userId, 'POINT');
const ISSUE = issueOf('POINT');

/** Lots as they are kept. */
function createLots(db: DatabaseSync) {
  const of = query(
    db,
    Lot,
    'SELECT * FROM activity_point_lot WHERE user_id = ? AND left_over > 0 ORDER BY expires_at, lot_id',
  );
  const due = query(
    db,
    Lot,
    'SELECT * FROM activity_point_lot WHERE expires_at <= ? AND left_over > 0 ORDER BY expires_at, lot_id',
  );
  const insert = db.prepare(
    'INSERT INTO activity_point_lot (user_id, amount, left_over, earned_at, expires_at) VALUES (?1, ?2, ?2, ?3, ?4)',
  );
  const lower = db.prepare('UPDATE activity_point_lot SET left_over = left_over - ? WHERE lot_id = ?');
  return {
    of: (userId: string) => of.all(userId),
    due: (at: number) => due.all(at),
    insert: (userId: string, amount: bigint, at: number) => void insert.run(userId, amount, at, lotEnd(at)),
    lower: (lotId: bigint, by: bigint) => void lower.run(by, lotId),
  };
}

export type Points = ReturnType<typeof createPoints>;

/** Points of members: an account in the ledger, and lots that say until when each part of it is good. */
export function createPoints(db: DatabaseSync, ledger: Ledger) {
  const lots = createLots(db);
  const book = (userId: string, amount: bigint, note: string, at: number) => {
    ledger.open(ISSUE, 'POINT', true);
    ledger.open(own(userId), 'POINT', false);
    const entries = [
      { account: ISSUE, amount: -amount },
      { account: own(userId), amount },
    ];
    ledger.book({ kind: 'activity', at, roomNo: null, note, entries });
  };
  /** What is past its time is not the member's any more. */
  const endDue = (at: number) =>
    transaction(db, () => {
      for (const { lot_id, user_id, left_over } of lots.due(at)) {
        lots.lower(lot_id, left_over);
        book(user_id, -left_over, '积分到期', at);
      }
    });
  return {
    endDue,
    balance: (userId: string): bigint => ledger.balance(own(userId)),
    /** Lots of a member that have something left, the first to expire first. */
    lots: lots.of,
    credit(userId: string, amount: bigint, note: string, at: number) {
      lots.insert(userId, amount, at);
      book(userId, amount, note, at);
    },
    /** Spends the lots that expire first. @throws Refusal POINTS_SHORT, with nothing spent. */
    spend(userId: string, amount: bigint, note: string, at: number) {
      endDue(at);
      if (ledger.balance(own(userId)) < amount) refuse('POINTS_SHORT');
      let still = amount;
      for (const { lot_id, left_over } of lots.of(userId)) {
        const part = smaller(still, left_over);
        if (part > 0n) lots.lower(lot_id, part);
        still -= part;
      }
      book(userId, -amount, note, at);
    },
  };
}
