import type { DatabaseSync } from 'node:sqlite';
import type { OrderOutcome } from '#contract/money/order/order-machine.ts';
import type { RecordType } from '#contract/money/statement/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import type { OrderNumbers } from './order-numbers.ts';
import { type BalanceOf, statementReads } from './read-statement.ts';

export type StatementLine = {
  readonly userId: string;
  readonly currency: Currency;
  readonly type: RecordType;
  readonly title: string;
  readonly note: string;
  /** Signed minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly cls: OrderOutcome;
  readonly at: number;
  readonly orderId: string | null;
  /** Existing order number, where there is one; otherwise the line gets its own. */
  readonly orderNo?: string;
};

/** Identifiers of a line: the number shown to members, and the id used in addresses. */
export type Added = { readonly orderNo: string; readonly recordId: string };

export type Statement = ReturnType<typeof createStatement>;

/** A member's statement: one line for every movement, and for every order from its first moment on. */
export function createStatement(db: DatabaseSync, numbers: OrderNumbers, balanceOf: BalanceOf) {
  const deposited = db.prepare(
    `SELECT 1 FROM money_record WHERE user_id = ? AND type = 'deposit' AND cls = 'success' AND amount > 0
     AND (order_id IS NULL OR order_id NOT IN (SELECT order_id FROM recalled_deposit)) LIMIT 1`,
  );
  const recalled = db.prepare('SELECT 1 FROM recalled_deposit WHERE order_id = ?');
  const recall = db.prepare('INSERT INTO recalled_deposit VALUES (?, ?)');
  const insert = db.prepare(
    `INSERT INTO money_record (user_id, currency, type, title, note, amount, fee, cls, at, order_id, order_no)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const settle = db.prepare('UPDATE money_record SET cls = ? WHERE order_id = ?');
  return {
    add({
      userId,
      currency,
      type,
      title,
      note,
      amount,
      fee,
      cls,
      at,
      orderId,
      ...line
    }: StatementLine): Added {
      const orderNo = line.orderNo ?? numbers.next(type, at);
      const row = [userId, currency, type, title, note, amount, fee, cls, at, orderId, orderNo];
      return { orderNo, recordId: insert.run(...row).lastInsertRowid.toString() };
    },
    /** True if a deposit of the member succeeded and was not recalled. */
    hasDeposited: (userId: string) => deposited.get(userId) !== undefined,
    isRecalled: (orderId: string) => recalled.get(orderId) !== undefined,
    /** Notes that a deposit was recalled; its own lines are added apart. */
    recall: (orderId: string, at: number) => void recall.run(orderId, at),
    settle: (orderId: string, cls: OrderOutcome) => void settle.run(cls, orderId),
    ...statementReads(db, balanceOf),
  };
}
