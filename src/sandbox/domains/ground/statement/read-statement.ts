import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { ORDER_KINDS } from '#contract/money/order/machines.table.ts';
import { ORDER_OUTCOMES } from '#contract/money/order/order-machine.ts';
import { OWN_WALLET_TYPES } from '#contract/money/payee/payee-rules.ts';
import { type MoneyRecord, RECORD_TYPES } from '#contract/money/statement/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
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
  cls: v.picklist(ORDER_OUTCOMES),
  at: intColumn,
  order_id: v.nullable(v.string()),
  order_no: v.string(),
});
/** A line with the order behind it, and how much moved after it, minor units. */
const ListedRow = v.object({
  ...RecordRow.entries,
  order_kind: v.nullable(v.picklist(ORDER_KINDS)),
  order_state: v.nullable(v.string()),
  later: v.bigint(),
});
type ListedRow = v.InferOutput<typeof ListedRow>;
const Sums = v.object({ n: intColumn, came: v.bigint(), went: v.bigint(), moved: v.bigint() });
const Net = v.object({ net: v.bigint() });

/** Requested part of a statement. */
export type StatementQuery = {
  readonly userId: string;
  readonly currency: Currency | 'all';
  readonly type: string;
  readonly state: string;
  /** A part of a number; blank for every line. */
  readonly number: string;
  readonly from: number;
  readonly to: number;
};

/** Returns the current balance of a centre wallet. */
export type BalanceOf = (userId: string, currency: Currency) => bigint;

/** Currencies, in the order in which their sums are listed. */
export const CURRENCIES: readonly Currency[] = ['CNY', 'USDT'];
const OWN_WALLETS = OWN_WALLET_TYPES.map((type) => `'${type}'`).join(', ');

/** Condition for a line that has moved money or already holds it. */
const countsOf = (line: string) =>
  `(${line}.cls = 'success' OR (${line}.cls = 'open' AND ${line}.amount < 0))`;
const counts = countsOf('money_record');
const isOwn = `type IN (${OWN_WALLETS})`;
/**
 * A member's lines; what moved after each is beside it, so that balances follow from the present one. Interest stays
 * in the treasury and moves no centre wallet.
 */
const lines = `(
  SELECT record.*, kind AS order_kind, money_order.state AS order_state,
    sum(CASE WHEN ${countsOf('record')} AND record.type <> 'interest' THEN record.amount ELSE 0 END) OVER (
      PARTITION BY record.currency ORDER BY at DESC, record_id DESC
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS later
  FROM money_record AS record LEFT JOIN money_order USING (order_id) WHERE record.user_id = ?1)`;
const chosen = `WHERE (?2 = 'all' OR currency = ?2) AND (?3 = 'all' OR type = ?3) AND (?4 = 'all' OR cls = ?4)
  AND instr(upper(order_no), upper(?5)) > 0 AND at BETWEEN ?6 AND ?7`;

const moved = ({ cls, amount }: ListedRow) => cls === 'success' || (cls === 'open' && amount < 0n);

function wireOf(row: ListedRow, now: bigint): RecordWire {
  const { order_kind: kind, order_state: state } = row;
  return {
    recordId: row.record_id.toString(),
    orderNo: row.order_no,
    type: row.type,
    title: row.title,
    note: row.note,
    currency: row.currency,
    amount: minorText(row.amount),
    fee: minorText(row.fee),
    balance: moved(row) ? minorText(now - row.later) : null,
    cls: row.cls,
    at: row.at,
    orderId: row.order_id,
    order: kind === null || state === null ? null : { kind, state, actions: [] },
  };
}

const sumsWire = ({ n: count, came, went, moved: turned }: v.InferOutput<typeof Sums>) => ({
  count,
  in: minorText(came),
  out: minorText(went),
  moved: minorText(turned),
});

/** Reads members’ statements; `balanceOf` returns the current balance of a centre wallet. */
export function statementReads(db: DatabaseSync, balanceOf: BalanceOf) {
  const listed = `SELECT *, coalesce(later, 0) AS later FROM ${lines}`;
  const page = query(
    db,
    ListedRow,
    `${listed} ${chosen} ORDER BY at DESC, record_id DESC LIMIT ?8 OFFSET ?9`,
  );
  const byId = query(db, ListedRow, `${listed} WHERE record_id = ?2`);
  const sums = query(
    db,
    Sums,
    `SELECT count(*) AS n,
       coalesce(sum(CASE WHEN amount > 0 AND ${counts} AND NOT ${isOwn} THEN amount END), 0) AS came,
       coalesce(sum(CASE WHEN amount < 0 AND ${counts} AND NOT ${isOwn} THEN amount END), 0) AS went,
       coalesce(sum(CASE WHEN ${counts} AND ${isOwn} THEN abs(amount) END), 0) AS moved
     FROM money_record ${chosen} AND user_id = ?1`,
  );
  const net = query(
    db,
    Net,
    `SELECT coalesce(sum(amount), 0) AS net FROM money_record
     WHERE user_id = ? AND currency = ? AND type IN ('deposit', 'withdrawal') AND ${counts}`,
  );
  const wire = (row: ListedRow, userId: string) => wireOf(row, balanceOf(userId, row.currency));

  const sumsOf = (currency: Currency, { userId, type, state, number, from, to }: StatementQuery) => {
    const row = sums.get(userId, currency, type, state, number, from, to);
    const netDeposit = minorText(net.get(userId, currency)?.net ?? 0n);
    return { currency, ...sumsWire(row ?? { n: 0, came: 0n, went: 0n, moved: 0n }), netDeposit };
  };
  return {
    /** A member's own line; null for anybody else's. */
    find(userId: string, recordId: string) {
      const row = byId.get(userId, recordId);
      return row ? wire(row, userId) : null;
    },
    /**
     * Returns one page of the matching lines, with sums over all matches and net deposits (deposits less withdrawals) of
     * all time.
     */
    page(filter: StatementQuery, pageNo: number, size: number) {
      const { userId, currency, type, state, number, from, to } = filter;
      const totals = CURRENCIES.filter((code) => currency === 'all' || code === currency).map((code) =>
        sumsOf(code, filter),
      );
      const rows = page.all(userId, currency, type, state, number, from, to, size, (pageNo - 1) * size);
      return {
        total: totals.reduce((sum, { count }) => sum + count, 0),
        totals,
        list: rows.map((row) => wire(row, userId)),
      };
    },
  };
}
