import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { CouponWire } from '#contract/rewards/coupon/schema.ts';
import { COUPON_KINDS, COUPON_STATES } from '#contract/rewards/coupon/states.table.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';

const CouponRow = v.object({
  coupon_id: v.string(),
  user_id: v.string(),
  kind: v.picklist(COUPON_KINDS),
  title: v.string(),
  state: v.picklist(COUPON_STATES),
  coins: v.bigint(),
  amount: v.bigint(),
  rate: intColumn,
  min_amount: v.bigint(),
  times: intColumn,
  term_days: intColumn,
  promotion_id: v.string(),
  given_at: intColumn,
  expires_at: intColumn,
  used_at: v.nullable(intColumn),
  order_id: v.nullable(v.string()),
});
export type CouponRow = v.InferOutput<typeof CouponRow>;

export type CouponGroup = 'available' | 'past';
/** A coupon held by a deposit is listed as usable: it is returned when the deposit fails. */
const USABLE = `state IN ('available', 'held')`;

function listing(db: DatabaseSync, group: CouponGroup) {
  const where = `user_id = ? AND ${group === 'available' ? USABLE : `NOT ${USABLE}`}`;
  const order =
    group === 'available' ? 'expires_at, coupon_n' : 'coalesce(used_at, expires_at) DESC, coupon_n DESC';
  const list = query(db, CouponRow, `SELECT * FROM coupon WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`);
  const count = countQuery(db, `SELECT count(*) AS n FROM coupon WHERE ${where}`);
  return (userId: string, page: number, size: number) => ({
    total: count(userId),
    list: list.all(userId, size, (page - 1) * size),
  });
}

export type CouponStore = ReturnType<typeof createCouponStore>;

/** Store of members’ coupons. Amounts in minor units of yuan, coins whole, times epoch ms. */
export function createCouponStore(db: DatabaseSync) {
  const byId = query(db, CouponRow, 'SELECT * FROM coupon WHERE coupon_id = ?');
  const heldBy = query(db, CouponRow, `SELECT * FROM coupon WHERE order_id = ? AND state = 'held'`);
  const due = query(db, CouponRow, `SELECT * FROM coupon WHERE state = 'available' AND expires_at <= ?`);
  const ofPromotion = query(
    db,
    CouponRow,
    'SELECT * FROM coupon WHERE user_id = ? AND promotion_id = ? AND given_at >= ? LIMIT 1',
  );
  const forDeposit = query(
    db,
    CouponRow,
    `SELECT * FROM coupon WHERE user_id = ? AND kind = 'deposit' AND state = 'available' AND expires_at > ?
     ORDER BY expires_at, coupon_n`,
  );
  const soon = countQuery(
    db,
    `SELECT count(*) AS n FROM coupon WHERE user_id = ? AND ${USABLE} AND expires_at <= ?`,
  );
  const insert = db.prepare(
    `INSERT INTO coupon (coupon_id, user_id, kind, title, state, coins, amount, rate, min_amount, times, term_days,
       promotion_id, given_at, expires_at) VALUES (?, ?, ?, ?, 'available', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = db.prepare('UPDATE coupon SET state = ?, used_at = ?, order_id = ? WHERE coupon_id = ?');
  return {
    insert({ coupon_id, user_id, kind, title, coins, amount, rate, min_amount, ...row }: CouponRow) {
      const { times, term_days, promotion_id, given_at, expires_at } = row;
      const values = [coupon_id, user_id, kind, title, coins, amount, rate, min_amount];
      insert.run(...values, times, term_days, promotion_id, given_at, expires_at);
    },
    update({ coupon_id, state, used_at, order_id }: CouponRow) {
      update.run(state, used_at, order_id, coupon_id);
    },
    byId: (couponId: string) => byId.get(couponId) ?? null,
    heldBy: (orderId: string) => heldBy.get(orderId) ?? null,
    due: (at: number) => due.readable(at),
    /** One that a promotion gave since a time. */
    ofPromotion: (userId: string, promotionId: string, since: number) =>
      ofPromotion.get(userId, promotionId, since) ?? null,
    forDeposit: (userId: string, at: number) => forDeposit.all(userId, at),
    available: listing(db, 'available'),
    past: listing(db, 'past'),
    expiringBy: (userId: string, at: number) => soon(userId, at),
  };
}

/** A coupon as the wire has it. */
export const couponWire = (row: CouponRow): CouponWire => ({
  couponId: row.coupon_id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  coins: row.coins.toString(),
  amount: minorText(row.amount),
  rate: row.rate,
  minAmount: minorText(row.min_amount),
  times: row.times,
  termDays: row.term_days,
  givenAt: row.given_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});
