import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

const Lot = v.object({
  lot_id: v.bigint(),
  user_id: v.string(),
  left_over: v.bigint(),
  earned_at: intColumn,
  expires_at: intColumn,
});
const Used = v.object({ user_id: v.string(), amount: v.bigint(), expires_at: intColumn });
/** Points of a member that end at the same moment. */
const Ending = v.object({ user_id: v.string(), expires_at: intColumn, points: v.bigint() });

/** Amounts taken from each lot under a key, and not given back. */
function createUses(db: DatabaseSync) {
  const of = query(
    db,
    Used,
    `SELECT user_id, activity_point_use.amount AS amount, expires_at
     FROM activity_point_use JOIN activity_point_lot USING (lot_id)
     WHERE use_key = ? AND given_back_at IS NULL ORDER BY expires_at, lot_id`,
  );
  const insert = db.prepare('INSERT INTO activity_point_use VALUES (?, ?, ?, NULL)');
  const giveBack = db.prepare('UPDATE activity_point_use SET given_back_at = ? WHERE use_key = ?');
  return {
    usesOf: (key: string) => of.all(key),
    use: (key: string, lotId: bigint, amount: bigint) => void insert.run(key, lotId, amount),
    gaveBack: (key: string, at: number) => void giveBack.run(at, key),
  };
}

/** Points that expire soon, and whether a message about them was sent. */
function createEndings(db: DatabaseSync) {
  const soon = query(
    db,
    Ending,
    `SELECT user_id, expires_at, sum(left_over) AS points FROM activity_point_lot
     WHERE told = 0 AND left_over > 0 AND expires_at > ? AND expires_at <= ?
     GROUP BY user_id, expires_at ORDER BY expires_at, user_id`,
  );
  const told = db.prepare('UPDATE activity_point_lot SET told = 1 WHERE user_id = ? AND expires_at = ?');
  return {
    /** Returns those that expire after `now` and by `before`, without a message sent about them. */
    endingBy: (now: number, before: number) => soon.readable(now, before),
    toldOf: (userId: string, expiresAt: number) => void told.run(userId, expiresAt),
  };
}

/** Creates the store of point lots; times epoch ms. */
export function createLots(db: DatabaseSync) {
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
    ...createUses(db),
    ...createEndings(db),
    of: (userId: string) => of.all(userId),
    due: (at: number) => due.readable(at),
    insert: (userId: string, amount: bigint, at: number, expiresAt: number) =>
      void insert.run(userId, amount, at, expiresAt),
    lower: (lotId: bigint, by: bigint) => void lower.run(by, lotId),
  };
}
