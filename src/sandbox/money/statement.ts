import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/models/fields.ts';
import { type MoneyRecord, RECORD_TYPES, type RecordType } from '#contract/models/money-record.ts';
import { ORDER_CLASSES, type OrderClass } from '#contract/orders/order-machine.ts';
import { type Currency, minor, minorToText } from '#contract/units/money.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

type RecordWire = v.InferInput<typeof MoneyRecord>;

const RecordRow = v.object({
  record_id: v.bigint(),
  type: v.picklist(RECORD_TYPES),
  title: v.string(),
  note: v.string(),
  currency: currencyField,
  amount: v.bigint(),
  fee: v.bigint(),
  cls: v.picklist(ORDER_CLASSES),
  at: intColumn,
  order_id: v.nullable(v.string()),
});
const Sums = v.object({ n: intColumn, came: v.bigint(), went: v.bigint() });
const Net = v.object({ net: v.bigint() });

export type Line = {
  readonly userId: string;
  readonly currency: Currency;
  readonly type: RecordType;
  readonly title: string;
  readonly note: string;
  /** Signed minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly cls: OrderClass;
  readonly at: number;
  readonly orderId: string | null;
};

export type Period = {
  readonly userId: string;
  readonly currency: Currency;
  readonly type: string;
  readonly from: number;
  readonly to: number;
};

export type Statement = ReturnType<typeof createStatement>;

const wireOf = (row: v.InferOutput<typeof RecordRow>): RecordWire => ({
  recordId: row.record_id.toString(),
  type: row.type,
  title: row.title,
  note: row.note,
  currency: row.currency,
  amount: minorToText(minor(row.amount)),
  fee: minorToText(minor(row.fee)),
  cls: row.cls,
  at: row.at,
  orderId: row.order_id,
});

const chosen = `FROM money_record WHERE user_id = ?1 AND currency = ?2 AND (?3 = 'all' OR type = ?3) AND at BETWEEN ?4 AND ?5`;
const counted = `cls = 'success' OR (cls = 'open' AND amount < 0)`;

/** A member's statement: one line for every movement, and for every order from its first moment on. */
export function createStatement(db: DatabaseSync) {
  const page = query(db, RecordRow, `SELECT * ${chosen} ORDER BY at DESC, record_id DESC LIMIT ?6 OFFSET ?7`);
  const byId = query(db, RecordRow, 'SELECT * FROM money_record WHERE user_id = ? AND record_id = ?');
  const sums = query(
    db,
    Sums,
    `SELECT count(*) AS n,
       coalesce(sum(CASE WHEN amount > 0 AND (${counted}) THEN amount END), 0) AS came,
       coalesce(sum(CASE WHEN amount < 0 AND (${counted}) THEN amount END), 0) AS went ${chosen}`,
  );
  const net = query(
    db,
    Net,
    `SELECT coalesce(sum(amount), 0) AS net FROM money_record
     WHERE user_id = ? AND currency = ? AND type IN ('deposit', 'withdrawal') AND (${counted})`,
  );
  const deposited = db.prepare(
    `SELECT 1 FROM money_record WHERE user_id = ? AND type = 'deposit' AND cls = 'success' LIMIT 1`,
  );
  const insert = db.prepare(
    `INSERT INTO money_record (user_id, currency, type, title, note, amount, fee, cls, at, order_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const settle = db.prepare('UPDATE money_record SET cls = ? WHERE order_id = ?');
  return {
    add: ({ userId, currency, type, title, note, amount, fee, cls, at, orderId }: Line) =>
      void insert.run(userId, currency, type, title, note, amount, fee, cls, at, orderId),
    hasDeposited: (userId: string) => deposited.get(userId) !== undefined,
    settle: (orderId: string, cls: OrderClass) => void settle.run(cls, orderId),
    /** A member's own line; null for anybody else's. */
    one(userId: string, recordId: string) {
      const row = byId.get(userId, recordId);
      return row ? wireOf(row) : null;
    },
    /** One page of a period, with sums over all of it and the member's deposits less withdrawals of all time. */
    page({ userId, currency, type, from, to }: Period, pageNo: number, size: number) {
      const chosenBy = [userId, currency, type, from, to];
      const { n = 0, came = 0n, went = 0n } = sums.get(...chosenBy) ?? {};
      const text = (amount: bigint) => minorToText(minor(amount));
      return {
        total: n,
        totals: { in: text(came), out: text(went), netDeposit: text(net.get(userId, currency)?.net ?? 0n) },
        list: page.all(...chosenBy, size, (pageNo - 1) * size).map(wireOf),
      };
    },
  };
}
