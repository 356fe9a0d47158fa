import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { VIP_CHANGES } from '#contract/rewards/vip/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { type MonthText, monthOf, monthsLater } from './calendar.ts';

const StandingRow = v.object({
  user_id: v.string(),
  grade: intColumn,
  /** Totals, yuan. */
  deposits: v.bigint(),
  turnover: v.bigint(),
  /** First whole month in the grade: the keep amount counts from there. */
  measured_from: v.string(),
  /** An operator gave the grade until then. */
  held_until: v.nullable(intColumn),
  /** The highest grade there was. */
  best: intColumn,
  /** Total valid stake when a grade was last lost. */
  fell_at_turnover: v.nullable(v.bigint()),
});
export type GradeStatus = v.InferOutput<typeof StandingRow>;

const ChangeRow = v.object({
  change_id: intColumn,
  from_grade: intColumn,
  to_grade: intColumn,
  why: v.picklist(VIP_CHANGES),
  at: intColumn,
  deposits: v.bigint(),
  turnover: v.bigint(),
  kept: v.nullable(v.bigint()),
  until: v.nullable(intColumn),
});
export type ChangeRow = v.InferOutput<typeof ChangeRow>;

/** Details of a change of grade. */
export type NewChange = {
  readonly to: number;
  readonly why: ChangeRow['why'];
  readonly at: number;
  readonly measuredFrom: MonthText;
  /** Valid stake in the months checked, for a fall, yuan. */
  readonly kept?: bigint;
  /** End of a grade given by an operator, epoch ms. */
  readonly until?: number;
};

const Grade = v.object({ grade: intColumn });
const Id = v.object({ user_id: v.string() });

/** The first month that begins after a moment, epoch ms. */
export const monthAfter = (at: number): MonthText => monthsLater(monthOf(siteDayOf(at)), 1);

export type Standings = ReturnType<typeof createStandings>;

function standingReads(db: DatabaseSync) {
  const byUser = query(
    db,
    StandingRow,
    `SELECT user_id, level AS grade, deposits, turnover, measured_from, held_until, best, fell_at_turnover
     FROM vip_standing JOIN member USING (user_id) WHERE user_id = ?`,
  );
  const level = query(db, Grade, 'SELECT level AS grade FROM member WHERE user_id = ?');
  const graded = query(db, Id, 'SELECT user_id FROM member WHERE level > 0 ORDER BY user_id');
  const changes = query(
    db,
    ChangeRow,
    `SELECT change_id, from_grade, to_grade, why, at, deposits, turnover, kept, until FROM vip_change
     WHERE user_id = ? ORDER BY change_id DESC LIMIT ? OFFSET ?`,
  );
  const count = countQuery(db, 'SELECT count(*) AS n FROM vip_change WHERE user_id = ?');
  const before = query(
    db,
    Grade,
    'SELECT to_grade AS grade FROM vip_change WHERE user_id = ? AND at < ? ORDER BY at DESC, change_id DESC LIMIT 1',
  );
  const first = query(
    db,
    Grade,
    'SELECT from_grade AS grade FROM vip_change WHERE user_id = ? ORDER BY at, change_id LIMIT 1',
  );
  const gradeNow = (userId: string) => level.get(userId)?.grade ?? 0;
  return {
    find: (userId: string) => byUser.get(userId) ?? null,
    gradeNow,
    /** Members who have a grade to lose. */
    graded: () => graded.readable().map(({ user_id }) => user_id),
    changes: (userId: string, limit: number, skip: number) => changes.all(userId, limit, skip),
    changeCount: (userId: string) => count(userId),
    /** The grade a member had just before a moment, epoch ms. */
    gradeBefore: (userId: string, at: number): number =>
      (before.get(userId, at) ?? first.get(userId))?.grade ?? gradeNow(userId),
  };
}

/** The grades of members: the figures that lead to them, and every change. A grade itself is the member's level. */
export function createStandings(db: DatabaseSync) {
  const reads = standingReads(db);
  const open = db.prepare(
    `INSERT INTO vip_standing (user_id, measured_from, best) SELECT user_id, ?, level FROM member WHERE user_id = ?
     ON CONFLICT DO NOTHING`,
  );
  const paid = db.prepare('UPDATE vip_standing SET deposits = deposits + ? WHERE user_id = ?');
  const played = db.prepare('UPDATE vip_standing SET turnover = turnover + ? WHERE user_id = ?');
  const setLevel = db.prepare('UPDATE member SET level = ? WHERE user_id = ?');
  const move = db.prepare(
    `UPDATE vip_standing SET measured_from = ?, held_until = ?, best = max(best, ?), fell_at_turnover = ?
     WHERE user_id = ?`,
  );
  const note = db.prepare(
    `INSERT INTO vip_change (user_id, from_grade, to_grade, why, at, deposits, turnover, kept, until)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const warn = db.prepare('INSERT INTO vip_warning VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  return {
    ...reads,
    /** A member's standing, begun at a moment where there was none. */
    of(userId: string, at: number): GradeStatus | null {
      open.run(monthAfter(at), userId);
      return reads.find(userId);
    },
    addDeposit: (userId: string, yuan: bigint) => void paid.run(yuan, userId),
    addTurnover: (userId: string, yuan: bigint) => void played.run(yuan, userId),
    /** Moves a member to another grade and records the reason. */
    change(standing: GradeStatus, { to, why, at, measuredFrom, kept, until }: NewChange): void {
      const { user_id: userId, grade, deposits, turnover, fell_at_turnover: before } = standing;
      const fellAt = why === 'fall' ? turnover : before;
      setLevel.run(to, userId);
      move.run(measuredFrom, until ?? null, Math.max(grade, to), fellAt, userId);
      note.run(userId, grade, to, why, at, deposits, turnover, kept ?? null, until ?? null);
    },
    /** @returns whether this is the member’s first warning for a month with that number of days left */
    warn: (userId: string, month: MonthText, days: number) => warn.run(userId, month, days).changes === 1,
  };
}
