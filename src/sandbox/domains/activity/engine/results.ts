import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { RESULT_STATES, type ResultState } from '#contract/activity/member-states.table.ts';
import { type ActivityKind, activityKindField } from '#contract/activity/schema/kind.ts';
import { ActivityPrize, type ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { ActivityReceipt, type ActivityRecordWire } from '#contract/activity/schema/record.ts';
import { countQuery, intColumn, jsonColumn, query } from '#sandbox/db/query.ts';

type ReceiptWire = v.InferInput<typeof ActivityReceipt>;
const parsed = <Wire>(schema: v.GenericSchema<unknown, unknown>) =>
  v.custom<Wire>((value) => v.safeParse(schema, value).success);
/** Prize and receipt as stored: the text of the wire format. */
const prizeColumn = jsonColumn(parsed<ActivityPrizeWire>(ActivityPrize));
const receiptColumn = jsonColumn(parsed<ReceiptWire>(ActivityReceipt));

const ResultRow = v.object({
  result_id: v.string(),
  activity_id: v.string(),
  kind: activityKindField,
  period: v.string(),
  user_id: v.string(),
  n: intColumn,
  did: v.string(),
  slot: v.nullable(intColumn),
  state: v.picklist(RESULT_STATES),
  prize: prizeColumn,
  stock: v.nullable(v.string()),
  at: intColumn,
  claim_until: v.nullable(intColumn),
  receipt: v.nullable(receiptColumn),
});
/** Result of one act of a member. `stock` names the stock it was taken from, which is restocked when the result expires. */
export type ResultRow = v.InferOutput<typeof ResultRow>;

export type NewResult = Omit<ResultRow, 'result_id' | 'kind' | 'receipt'>;

const FROM = `SELECT result_id, activity_id, kind, period, user_id, n, did, slot, state, prize, stock, at,
  activity_result.claim_until AS claim_until, receipt FROM activity_result JOIN activity_edition USING (activity_id)`;

/** A result as the wire has it. */
export const resultWire = (row: ResultRow): ActivityRecordWire => ({
  resultId: row.result_id,
  activityId: row.activity_id,
  kind: row.kind,
  did: row.did,
  period: row.period,
  n: row.n,
  slot: row.slot,
  state: row.state,
  prize: row.prize,
  at: row.at,
  claimUntil: row.state === 'won' ? row.claim_until : null,
  receipt: row.receipt,
});

/** A member's results of all activities, or of one kind, the newest first. */
function resultPages(db: DatabaseSync) {
  const page = query(
    db,
    ResultRow,
    `${FROM} WHERE user_id = ?1 AND (?2 IS NULL OR kind = ?2) ORDER BY running DESC LIMIT ?3 OFFSET ?4`,
  );
  const total = countQuery(
    db,
    `SELECT count(*) AS n FROM activity_result JOIN activity_edition USING (activity_id)
     WHERE user_id = ?1 AND (?2 IS NULL OR kind = ?2)`,
  );
  return {
    page: (userId: string, kind: ActivityKind | null, size: number, skip: number) => ({
      total: total(userId, kind),
      list: page.all(userId, kind, size, skip),
    }),
  };
}

function resultReads(db: DatabaseSync) {
  const byId = query(db, ResultRow, `${FROM} WHERE result_id = ?`);
  const nth = query(db, ResultRow, `${FROM} WHERE activity_id = ? AND period = ? AND user_id = ? AND n = ?`);
  const highestN = countQuery(
    db,
    'SELECT coalesce(max(n), 0) AS n FROM activity_result WHERE activity_id = ? AND period = ? AND user_id = ?',
  );
  const done = countQuery(
    db,
    'SELECT count(*) AS n FROM activity_result WHERE activity_id = ? AND period = ? AND user_id = ? AND did = ?',
  );
  const own = query(db, ResultRow, `${FROM} WHERE activity_id = ? AND user_id = ? ORDER BY running DESC`);
  const waiting = query(
    db,
    ResultRow,
    `${FROM} WHERE activity_id = ? AND user_id = ? AND state = 'won' ORDER BY running LIMIT 1`,
  );
  const last = query(
    db,
    ResultRow,
    `${FROM} WHERE activity_id = ? AND user_id = ? ORDER BY running DESC LIMIT 1`,
  );
  return {
    byId: (resultId: string) => byId.get(resultId) ?? null,
    /** The n-th of a member in a period of an activity. */
    nth: (activityId: string, period: string, userId: string, n: number) =>
      nth.get(activityId, period, userId, n) ?? null,
    /** Returns the number of a member's results in a period. */
    count: (activityId: string, period: string, userId: string) => highestN(activityId, period, userId),
    /** Number of a member's results in a period whose act is `did`. */
    countDid: (activityId: string, period: string, userId: string, did: string) =>
      done(activityId, period, userId, did),
    /** All of a member in an activity, newest first. */
    own: (activityId: string, userId: string) => own.all(activityId, userId),
    /** The oldest that waits to be claimed. */
    waiting: (activityId: string, userId: string) => waiting.get(activityId, userId) ?? null,
    last: (activityId: string, userId: string) => last.get(activityId, userId) ?? null,
    ...resultPages(db),
  };
}

export type Results = ReturnType<typeof createResults>;

/** Creates the store of members' results: one for each n of a member in a period of an activity, and never a second. */
export function createResults(db: DatabaseSync) {
  const reads = resultReads(db);
  const insert = db.prepare(
    `INSERT INTO activity_result (result_id, activity_id, period, user_id, n, did, slot, state, prize, stock, at,
       claim_until)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = db.prepare(
    'UPDATE activity_result SET state = ?, prize = ?, claim_until = ?, receipt = ? WHERE result_id = ?',
  );
  const figures = query(
    db,
    v.object({ n: intColumn, waiting: intColumn }),
    `SELECT count(*) AS n, count(*) FILTER (WHERE state = 'won') AS waiting FROM activity_result WHERE activity_id = ?`,
  );
  const due = query(db, ResultRow, `${FROM} WHERE state = 'won' AND activity_result.claim_until <= ?`);
  const soon = query(
    db,
    ResultRow,
    `${FROM} WHERE state = 'won' AND told_at IS NULL AND activity_result.claim_until <= ?`,
  );
  const markNotified = db.prepare('UPDATE activity_result SET told_at = ? WHERE result_id = ?');
  return {
    ...reads,
    insert(row: NewResult): string {
      const resultId = randomUUID();
      const { activity_id, period, user_id, n, did, slot, state, prize, stock, at, claim_until } = row;
      const whose = [resultId, activity_id, period, user_id, n, did, slot] as const;
      insert.run(...whose, state, JSON.stringify(prize), stock, at, claim_until);
      return resultId;
    },
    update(
      resultId: string,
      state: ResultState,
      prize: ActivityPrizeWire,
      claimUntil: number | null,
      receipt: ReceiptWire | null,
    ) {
      const paper = receipt === null ? null : JSON.stringify(receipt);
      update.run(state, JSON.stringify(prize), claimUntil, paper, resultId);
    },
    /** Returns the number of results of an edition, and of those that wait to be claimed. */
    figures: (activityId: string) => figures.get(activityId) ?? { n: 0, waiting: 0 },
    /** Results that were not claimed in time. */
    due: (now: number) => due.readable(now),
    /** Results whose time ends by `before`, without a message sent about it. */
    endingBy: (before: number) => soon.readable(before),
    markNotified: (resultId: string, at: number) => void markNotified.run(at, resultId),
  };
}
