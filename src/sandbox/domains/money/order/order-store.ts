import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { OrderKind } from '#contract/money/order/machines.table.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import { OrderRow } from './order-row.ts';

const StepRow = v.object({ state: v.string(), at: intColumn, note: v.string() });
const Proof = v.object({ type: v.string(), content: v.instance(Uint8Array) });

export type OrderChange = Pick<
  OrderRow,
  | 'state'
  | 'cls'
  | 'updated_at'
  | 'deadline_at'
  | 'next_at'
  | 'next_event'
  | 'counterparty'
  | 'reason'
  | 'reminders'
  | 'reminded_at'
  | 'money'
  | 'remaining_ms'
>;

type OrderInsert = Omit<
  OrderRow,
  | 'cls'
  | 'version'
  | 'deadline_at'
  | 'next_at'
  | 'next_event'
  | 'reason'
  | 'reminders'
  | 'reminded_at'
  | 'money'
  | 'remaining_ms'
>;

export type OrderStore = ReturnType<typeof createOrderStore>;

function orderReads(db: DatabaseSync) {
  const byId = query(db, OrderRow, 'SELECT * FROM money_order WHERE order_id = ? AND user_id = ?');
  const anyById = query(db, OrderRow, 'SELECT * FROM money_order WHERE order_id = ?');
  const lastDeposit = query(
    db,
    OrderRow,
    `SELECT * FROM money_order WHERE user_id = ? AND kind IN ('deposit', 'fastDeposit') AND cls = 'success'
     AND order_id NOT IN (SELECT order_id FROM recalled_deposit) ORDER BY updated_at DESC, order_id DESC LIMIT 1`,
  );
  const byRequest = query(db, OrderRow, 'SELECT * FROM money_order WHERE user_id = ? AND request_id = ?');
  const open = query(
    db,
    OrderRow,
    `SELECT * FROM money_order WHERE user_id = ? AND cls = 'open' ORDER BY created_at DESC, order_id`,
  );
  const newestOpen = query(
    db,
    OrderRow,
    `SELECT * FROM money_order WHERE cls = 'open' ORDER BY created_at DESC, order_id LIMIT ?`,
  );
  const due = query(
    db,
    OrderRow,
    `SELECT * FROM money_order WHERE cls = 'open' AND (next_at <= ?1 OR deadline_at <= ?1)
     ORDER BY min(coalesce(next_at, deadline_at), coalesce(deadline_at, next_at)), order_id`,
  );
  return {
    byId: (orderId: string, userId: string) => byId.get(orderId, userId),
    /** The deposit of a member that arrived last and was not recalled. */
    lastDepositOf: (userId: string) => lastDeposit.get(userId) ?? null,
    anyById: (orderId: string) => anyById.get(orderId),
    byRequest: (userId: string, requestId: string) => byRequest.get(userId, requestId),
    openOf: (userId: string) => open.all(userId),
    newestOpen: (limit: number) => newestOpen.all(limit),
    due: (now: number) => due.readable(now),
  };
}

function orderCounts(db: DatabaseSync) {
  const cancelled = countQuery(
    db,
    `SELECT count(*) AS n FROM money_order JOIN money_order_step AS step USING (order_id)
     WHERE user_id = ? AND kind = ? AND step.state = 'cancelled' AND at >= ?`,
  );
  const withdrawnCount = countQuery(
    db,
    `SELECT count(*) AS n FROM money_order
     WHERE user_id = ? AND kind IN ('withdrawal', 'fastDraw') AND currency = ? AND created_at >= ?
     AND cls IN ('open', 'success')`,
  );
  const steps = query(
    db,
    StepRow,
    'SELECT state, at, note FROM money_order_step WHERE order_id = ? ORDER BY n',
  );
  const proofs = countQuery(db, 'SELECT count(*) AS n FROM money_proof WHERE order_id = ?');
  const proof = query(db, Proof, 'SELECT type, content FROM money_proof WHERE order_id = ? AND n = ?');
  /** Timestamps at which an operator forgave members’ cancellations; earlier ones no longer count. */
  const forgiven = new Map<string, number>();
  return {
    forgiveCancels: (userId: string, now: number) => void forgiven.set(userId, now + 1),
    proof: (orderId: string, n: number) => proof.get(orderId, n),
    cancelledSince: (userId: string, kind: OrderKind, since: number) =>
      cancelled(userId, kind, Math.max(since, forgiven.get(userId) ?? 0)),
    withdrawnSince: (userId: string, currency: string, since: number) =>
      withdrawnCount(userId, currency, since),
    stepsOf: (orderId: string) => steps.all(orderId),
    proofsOf: (orderId: string) => proofs(orderId),
  };
}

/** Values in the order of the table’s columns, without those that begin empty. */
const insertedValues = (row: OrderInsert) => [
  row.order_id,
  row.user_id,
  row.site_id,
  row.kind,
  row.state,
  row.currency,
  row.amount,
  row.fee,
  row.created_at,
  row.updated_at,
  row.counterparty,
  row.request_id,
  row.promotion_id,
  row.order_no,
  row.method,
];

function orderWrites(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO money_order VALUES (?, ?, ?, ?, ?, 'open', 1, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?, '', 0, NULL, 'none', ?, ?, ?, ?, NULL)`,
  );
  const update = db.prepare(
    `UPDATE money_order SET state = ?, cls = ?, version = version + 1, updated_at = ?, deadline_at = ?, next_at = ?,
     next_event = ?, counterparty = ?, reason = ?, reminders = ?, reminded_at = ?, money = ?, remaining_ms = ? WHERE order_id = ?`,
  );
  return {
    insert: (row: OrderInsert) => void insert.run(...insertedValues(row)),
    update: (orderId: string, to: OrderChange) =>
      void update.run(
        to.state,
        to.cls,
        to.updated_at,
        to.deadline_at,
        to.next_at,
        to.next_event,
        to.counterparty,
        to.reason,
        to.reminders,
        to.reminded_at,
        to.money,
        to.remaining_ms,
        orderId,
      ),
  };
}

function stepWrites(db: DatabaseSync) {
  const note = db.prepare(
    `INSERT INTO money_order_step SELECT ?1, count(*), ?2, ?3, ?4 FROM money_order_step WHERE order_id = ?1`,
  );
  const insertProof = db.prepare(
    'INSERT INTO money_proof SELECT ?1, count(*), ?2, ?3 FROM money_proof WHERE order_id = ?1',
  );
  return {
    noteStep: (orderId: string, state: string, at: number, text: string) =>
      void note.run(orderId, state, at, text),
    saveProof: (orderId: string, { type, bytes }: UploadedImage) =>
      void insertProof.run(orderId, type, bytes),
  };
}

function orderLines(db: DatabaseSync) {
  const rename = db.prepare('UPDATE money_record SET note = ? WHERE order_id = ?');
  const lineOf = query(
    db,
    v.object({ record_id: v.bigint(), order_no: v.string() }),
    'SELECT record_id, order_no FROM money_record WHERE order_id = ?',
  );
  return {
    /** Sets the note once an order’s route is known. */
    renameLine: (orderId: string, note: string) => void rename.run(note, orderId),
    /** The line of the statement an order is behind. */
    lineOf(orderId: string) {
      const { record_id: recordId = 0n, order_no: orderNo = '' } = lineOf.get(orderId) ?? {};
      return { orderNo, recordId: recordId.toString() };
    },
  };
}

/** Store of money orders with their steps and images. */
export const createOrderStore = (db: DatabaseSync) => ({
  ...orderReads(db),
  ...orderCounts(db),
  ...orderWrites(db),
  ...stepWrites(db),
  ...orderLines(db),
});
