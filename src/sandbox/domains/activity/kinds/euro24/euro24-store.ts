import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DayText } from '#contract/units/day-text.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { flagColumn, intColumn, query } from '#sandbox/db/query.ts';

const served = `
CREATE TABLE euro24_question (
  activity_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  day TEXT NOT NULL,
  n INTEGER NOT NULL,
  question_id TEXT NOT NULL,
  served_at INTEGER NOT NULL,
  /** Null while it is out. */
  answered_at INTEGER,
  /** As it was shown; -1 where none came in time. */
  option INTEGER NOT NULL DEFAULT -1,
  is_right INTEGER NOT NULL DEFAULT 0,
  coins INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (activity_id, user_id, day, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX euro24_by_day ON euro24_question (activity_id, day);
`;

/** The words of the option, whose place is another one for each member; blank for none in time. */
const choice = `
ALTER TABLE euro24_question ADD COLUMN choice TEXT NOT NULL DEFAULT '';
CREATE INDEX euro24_by_choice ON euro24_question (activity_id, question_id, choice);
`;

export const euro24Migrations: Migrations = { name: 'euro24', steps: [served, choice] };

const ServedRow = v.object({
  day: DayText,
  n: intColumn,
  question_id: v.string(),
  served_at: intColumn,
  answered_at: v.nullable(intColumn),
  option: intColumn,
  is_right: flagColumn,
  coins: intColumn,
  choice: v.string(),
});
/** A question that was put to a member. */
export type ServedRow = v.InferOutput<typeof ServedRow>;

const BoardRow = v.object({
  user_id: v.string(),
  name: v.string(),
  avatar: v.string(),
  right: intColumn,
  took: intColumn,
});
export type BoardRow = v.InferOutput<typeof BoardRow>;

export type Euro24Store = ReturnType<typeof createEuro24Store>;

const INSERT = `
INSERT INTO euro24_question (activity_id, user_id, day, n, question_id, served_at) VALUES (?, ?, ?, ?, ?, ?)`;
const ANSWER = `
UPDATE euro24_question SET answered_at = ?, option = ?, is_right = ?, coins = ?, choice = ?
WHERE activity_id = ? AND user_id = ? AND day = ? AND n = ? AND answered_at IS NULL`;

function euro24Reads(db: DatabaseSync) {
  const own = query(
    db,
    ServedRow,
    'SELECT * FROM euro24_question WHERE activity_id = ? AND user_id = ? ORDER BY day, n',
  );
  const board = query(
    db,
    BoardRow,
    `SELECT user_id, nickname AS name, avatar, sum(is_right) AS "right", sum(answered_at - served_at) AS took
     FROM euro24_question JOIN member USING (user_id)
     WHERE activity_id = ? AND day = ? AND answered_at IS NOT NULL
     GROUP BY user_id HAVING count(*) = ?`,
  );
  const chosen = query(
    db,
    v.object({ choice: v.string(), n: intColumn }),
    `SELECT choice, count(*) AS n FROM euro24_question
     WHERE activity_id = ? AND question_id = ? AND choice <> '' GROUP BY choice`,
  );
  return {
    /** All of a member in an edition, the oldest first. */
    own: (activityId: string, userId: string) => own.all(activityId, userId),
    /** Counts the members who chose each option of a question, by its text. */
    chosen: (activityId: string, questionId: string) => chosen.all(activityId, questionId),
    /** Members who have finished the round of a day. */
    finished: (activityId: string, day: string, questions: number) => board.all(activityId, day, questions),
  };
}

/** Questions that were put to members; times epoch ms, days of Beijing. */
export function createEuro24Store(db: DatabaseSync) {
  const insert = db.prepare(INSERT);
  const answer = db.prepare(ANSWER);
  return {
    ...euro24Reads(db),
    serve: (
      activityId: string,
      userId: string,
      row: Pick<ServedRow, 'day' | 'n' | 'question_id'>,
      now: number,
    ) => void insert.run(activityId, userId, row.day, row.n, row.question_id, now),
    /** @returns whether it was still out. */
    answer(activityId: string, userId: string, row: ServedRow, at: number): boolean {
      const { option, is_right: isRight, coins, choice, day, n } = row;
      const values = [at, option, isRight ? 1 : 0, coins, choice];
      return answer.run(...values, activityId, userId, day, n).changes === 1;
    },
  };
}
