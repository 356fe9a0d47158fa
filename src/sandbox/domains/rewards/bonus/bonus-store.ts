import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { BonusWire } from '#contract/rewards/bonus/schema.ts';
import { BONUS_CAUSES, BONUS_STATES } from '#contract/rewards/bonus/states.table.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';

const BonusRow = v.object({
  bonus_id: v.string(),
  user_id: v.string(),
  currency: currencyField,
  source: v.picklist(['promotion', 'coupon', 'operator']),
  promotion_id: v.string(),
  order_id: v.nullable(v.string()),
  title: v.string(),
  amount: v.bigint(),
  times: intColumn,
  wagering: v.bigint(),
  left_over: v.bigint(),
  term_days: intColumn,
  state: v.picklist(BONUS_STATES),
  cause: v.picklist(BONUS_CAUSES),
  offered_at: intColumn,
  accept_by: v.nullable(intColumn),
  accepted_at: v.nullable(intColumn),
  expires_at: v.nullable(intColumn),
  ended_at: v.nullable(intColumn),
});
export type BonusRow = v.InferOutput<typeof BonusRow>;

export type BonusGroup = 'open' | 'past';
const OPEN = `state IN ('offered', 'accepted', 'active')`;
/** The bonus in progress first, then waiting ones in their order, then those that can be accepted. */
const ORDERS = {
  open: `CASE state WHEN 'active' THEN 0 WHEN 'accepted' THEN 1 ELSE 2 END, accepted_at, bonus_n DESC`,
  past: 'ended_at DESC, bonus_n DESC',
} as const satisfies Record<BonusGroup, string>;

function listing(db: DatabaseSync, group: BonusGroup) {
  const where = `user_id = ? AND currency = ? AND ${group === 'open' ? OPEN : `NOT ${OPEN}`}`;
  const list = query(
    db,
    BonusRow,
    `SELECT * FROM bonus WHERE ${where} ORDER BY ${ORDERS[group]} LIMIT ? OFFSET ?`,
  );
  const count = countQuery(db, `SELECT count(*) AS n FROM bonus WHERE ${where}`);
  return (userId: string, currency: Currency, page: number, size: number) => ({
    total: count(userId, currency),
    list: list.all(userId, currency, size, (page - 1) * size),
  });
}

/** Writes a new bonus, and what became of one. */
function bonusWrites(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO bonus (bonus_id, user_id, currency, source, promotion_id, order_id, title, amount, times, wagering,
       left_over, term_days, state, cause, offered_at, accept_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = db.prepare(
    `UPDATE bonus SET state = ?, cause = ?, left_over = ?, accepted_at = ?, expires_at = ?, ended_at = ? WHERE bonus_id = ?`,
  );
  return {
    insert({ bonus_id, user_id, currency, source, promotion_id, order_id, title, ...row }: BonusRow) {
      const { amount, times, wagering, left_over, term_days, state, cause, offered_at, accept_by } = row;
      const whose = [bonus_id, user_id, currency, source, promotion_id, order_id, title];
      const terms = [amount, times, wagering, left_over, term_days, state, cause, offered_at, accept_by];
      insert.run(...whose, ...terms);
    },
    update({ bonus_id, state, cause, left_over, accepted_at, expires_at, ended_at }: BonusRow) {
      update.run(state, cause, left_over, accepted_at, expires_at, ended_at, bonus_id);
    },
  };
}

/** A member's bonuses in one currency, in the order of their turns. */
function bonusTurns(db: DatabaseSync) {
  const held = query(
    db,
    BonusRow,
    `SELECT * FROM bonus WHERE user_id = ? AND currency = ? AND state IN ('active', 'accepted')
     ORDER BY ${ORDERS.open}, bonus_n`,
  );
  const turns = query(
    db,
    BonusRow,
    `SELECT * FROM bonus WHERE user_id = ? AND currency = ? AND state IN ('released', 'active', 'accepted')
     ORDER BY accepted_at, bonus_n`,
  );
  return {
    /** Set aside and not yet wagered. */
    held: (userId: string, currency: Currency) => held.all(userId, currency),
    /** Released bonuses and those that can still be released, in order of acceptance. */
    turns: (userId: string, currency: Currency) => turns.all(userId, currency),
  };
}

/** Store of members’ bonuses. Amounts in minor units, times epoch ms. */
export function createBonusStore(db: DatabaseSync) {
  const byId = query(db, BonusRow, 'SELECT * FROM bonus WHERE bonus_id = ?');
  const ofOrder = query(db, BonusRow, 'SELECT * FROM bonus WHERE order_id = ?');
  const ofPromotion = query(
    db,
    BonusRow,
    'SELECT * FROM bonus WHERE user_id = ? AND promotion_id = ? ORDER BY bonus_n DESC LIMIT ?',
  );
  const due = query(
    db,
    BonusRow,
    `SELECT * FROM bonus WHERE (state = 'offered' AND accept_by <= ?) OR (state = 'active' AND expires_at <= ?)
     ORDER BY bonus_n`,
  );
  const newest = query(db, BonusRow, `SELECT * FROM bonus WHERE ${OPEN} ORDER BY bonus_n DESC LIMIT ?`);
  const received = query(
    db,
    v.object({ sum: v.bigint(), n: intColumn }),
    `SELECT coalesce(sum(amount), 0) AS sum, count(*) AS n FROM bonus
     WHERE user_id = ? AND currency = ? AND state = 'released' AND ended_at >= ?`,
  );
  return {
    ...bonusWrites(db),
    ...bonusTurns(db),
    byId: (bonusId: string) => byId.get(bonusId) ?? null,
    ofOrder: (orderId: string) => ofOrder.get(orderId) ?? null,
    ofPromotion: (userId: string, promotionId: string, limit: number) =>
      ofPromotion.all(userId, promotionId, limit),
    due: (at: number) => due.readable(at, at),
    /** Bonuses of all members, the newest first. */
    newest: (limit: number) => newest.all(limit),
    open: listing(db, 'open'),
    past: listing(db, 'past'),
    received: (userId: string, currency: Currency, since: number) =>
      received.get(userId, currency, since) ?? { sum: 0n, n: 0 },
  };
}

/** A bonus as the wire has it. */
export const bonusWire = (row: BonusRow): BonusWire => ({
  bonusId: row.bonus_id,
  title: row.title,
  source: row.source,
  promotionId: row.promotion_id,
  currency: row.currency,
  amount: minorText(row.amount),
  times: row.times,
  wagering: minorText(row.wagering),
  wageringLeft: minorText(row.left_over),
  termDays: row.term_days,
  state: row.state,
  cause: row.cause,
  offeredAt: row.offered_at,
  acceptBy: row.accept_by,
  acceptedAt: row.accepted_at,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
});
