import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { REBATE_STATES, type RebateState } from '#contract/rewards/rebate/states.table.ts';
import { REBATE_KINDS } from '#contract/rewards/vip/vip-rules.ts';
import { DayText } from '#contract/units/day-text.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';

const days = `
CREATE TABLE rebate_day (
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  day TEXT NOT NULL,
  grade INTEGER NOT NULL,
  valid INTEGER NOT NULL,
  carried INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  left_over INTEGER NOT NULL,
  state TEXT NOT NULL,
  paid_at INTEGER,
  PRIMARY KEY (user_id, currency, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX rebate_by_state ON rebate_day (state, day);
CREATE TABLE rebate_part (
  user_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  valid INTEGER NOT NULL,
  rate INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (user_id, currency, day, kind)
) STRICT, WITHOUT ROWID;
`;

/** Rebates of members, one per day. */
export const rebateMigrations: Migrations = { name: 'rebate', steps: [days] };

const DayRow = v.object({
  day: DayText,
  grade: intColumn,
  valid: v.bigint(),
  carried: v.bigint(),
  amount: v.bigint(),
  left_over: v.bigint(),
  state: v.picklist(REBATE_STATES),
  paid_at: v.nullable(intColumn),
});
export type RebateDayRow = v.InferOutput<typeof DayRow>;
const PartRow = v.object({
  kind: v.picklist(REBATE_KINDS),
  valid: v.bigint(),
  rate: intColumn,
  amount: v.bigint(),
});
export type RebatePartRow = v.InferOutput<typeof PartRow>;
const Sums = v.object({ total: intColumn, valid: v.bigint(), paid: v.bigint(), ready: v.bigint() });
const Waiting = v.object({ user_id: v.string(), currency: currencyField });

/** Range of days of a member’s rebates; both ends included. */
export type RebateChoice = Holder & {
  readonly from: DayText;
  readonly to: DayText;
  readonly state: 'all' | RebateState;
};

const COLUMNS = 'day, grade, valid, carried, amount, left_over, state, paid_at';
const CHOSEN = `FROM rebate_day WHERE user_id = ?1 AND currency = ?2 AND day BETWEEN ?3 AND ?4 AND (?5 = 'all' OR state = ?5)`;
const parametersOf = ({ userId, currency, from, to, state }: RebateChoice) =>
  [userId, currency, from, to, state] as const;

export type RebateStore = ReturnType<typeof createRebateStore>;

function rebateReads(db: DatabaseSync) {
  const byDay = query(
    db,
    DayRow,
    `SELECT ${COLUMNS} FROM rebate_day WHERE user_id = ? AND currency = ? AND day = ?`,
  );
  const last = query(
    db,
    v.object({ left: v.bigint() }),
    'SELECT left_over AS left FROM rebate_day WHERE user_id = ? AND currency = ? ORDER BY day DESC LIMIT 1',
  );
  const parts = query(
    db,
    PartRow,
    `SELECT kind, valid, rate, amount FROM rebate_part WHERE user_id = ? AND currency = ? AND day = ?
     ORDER BY amount DESC, kind`,
  );
  const list = query(db, DayRow, `SELECT ${COLUMNS} ${CHOSEN} ORDER BY day DESC LIMIT ?6 OFFSET ?7`);
  const sums = query(
    db,
    Sums,
    `SELECT count(*) AS total, coalesce(sum(valid), 0) AS valid,
       coalesce(sum(CASE WHEN state IN ('claimed', 'credited') THEN amount END), 0) AS paid,
       coalesce(sum(CASE WHEN state = 'ready' THEN amount END), 0) AS ready ${CHOSEN}`,
  );
  return {
    has: ({ userId, currency }: Holder, day: DayText) => byDay.get(userId, currency, day) !== undefined,
    /** Remainder of the last calculated day, carried to the next; may be negative. */
    carriedOf: ({ userId, currency }: Holder) => last.get(userId, currency)?.left ?? 0n,
    partsOf: ({ userId, currency }: Holder, day: DayText) => parts.all(userId, currency, day),
    list: (choice: RebateChoice, limit: number, skip: number) =>
      list.all(...parametersOf(choice), limit, skip),
    sums: (choice: RebateChoice) =>
      sums.get(...parametersOf(choice)) ?? { total: 0, valid: 0n, paid: 0n, ready: 0n },
  };
}

/** Queries for unclaimed days. */
function rebatesReady(db: DatabaseSync) {
  const ready = query(
    db,
    DayRow,
    `SELECT ${COLUMNS} FROM rebate_day WHERE user_id = ? AND currency = ? AND state = 'ready' AND day <= ?
     ORDER BY day DESC`,
  );
  const waiting = query(
    db,
    Waiting,
    `SELECT DISTINCT user_id, currency FROM rebate_day WHERE state = 'ready' AND day <= ?
     ORDER BY user_id, currency`,
  );
  return {
    /** A member's, up to one of them, the newest first. */
    readyOf: ({ userId, currency }: Holder, until: DayText) => ready.all(userId, currency, until),
    /** Members with unclaimed rebates up to a day. */
    waiting: (until: DayText): Holder[] =>
      waiting.readable(until).map(({ user_id, currency }) => ({ userId: user_id, currency })),
  };
}

/** Store of all members’ rebate days, with the amounts by kind of venue. Minor units. */
export function createRebateStore(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO rebate_day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)');
  const insertPart = db.prepare('INSERT INTO rebate_part VALUES (?, ?, ?, ?, ?, ?, ?)');
  const paid = db.prepare(
    'UPDATE rebate_day SET state = ?, paid_at = ? WHERE user_id = ? AND currency = ? AND day = ?',
  );
  return {
    ...rebateReads(db),
    ...rebatesReady(db),
    add({ userId, currency }: Holder, row: Omit<RebateDayRow, 'paid_at'>, of: readonly RebatePartRow[]) {
      const { day, grade, valid, carried, amount, left_over, state } = row;
      insert.run(userId, currency, day, grade, valid, carried, amount, left_over, state);
      for (const { kind, valid: played, rate, amount: rebate } of of)
        insertPart.run(userId, currency, day, kind, played, rate, rebate);
    },
    pay: ({ userId, currency }: Holder, day: DayText, state: RebateState, at: number) =>
      void paid.run(state, at, userId, currency, day),
  };
}
