import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { GUESS_STATES, GUESS_TOPICS } from '#contract/activity/constants/guess.ts';
import { GUESS_REFUNDS, guessAnswerField } from '#contract/activity/schema/kinds/guess.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const questions = `
CREATE TABLE guess_question (
  question_id TEXT PRIMARY KEY,
  match_id TEXT NOT NULL,
  topic TEXT NOT NULL,
  league TEXT NOT NULL,
  home TEXT NOT NULL,
  home_logo TEXT NOT NULL,
  away TEXT NOT NULL,
  away_logo TEXT NOT NULL,
  start_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  outcome TEXT,
  refund TEXT,
  settled_at INTEGER,
  crowd_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX guess_question_by_state ON guess_question (state, start_at);
CREATE TABLE guess_stake (
  question_id TEXT NOT NULL REFERENCES guess_question,
  person TEXT NOT NULL,
  answer TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  returned INTEGER,
  PRIMARY KEY (question_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX guess_stake_by_person ON guess_stake (person, at);
`;

/** Questions about matches, and what was put on their answers. */
export const guessMigrations: Migrations = { name: 'guess', steps: [questions] };

const QuestionRow = v.object({
  question_id: v.string(),
  match_id: v.string(),
  topic: v.picklist(GUESS_TOPICS),
  league: v.string(),
  home: v.string(),
  home_logo: v.string(),
  away: v.string(),
  away_logo: v.string(),
  start_at: intColumn,
  state: v.picklist(GUESS_STATES),
  /** Right answer. */
  outcome: v.nullable(guessAnswerField),
  refund: v.nullable(v.picklist(GUESS_REFUNDS)),
  settled_at: v.nullable(intColumn),
  /** Up to when the crowd has put in coins. */
  crowd_at: intColumn,
});
export type QuestionRow = v.InferOutput<typeof QuestionRow>;

const StakeRow = v.object({
  question_id: v.string(),
  /** A member's number, or `crowd:` and an answer for all of the crowd that is of that mind. */
  person: v.string(),
  answer: guessAnswerField,
  amount: v.bigint(),
  at: intColumn,
  returned: v.nullable(v.bigint()),
});
export type StakeRow = v.InferOutput<typeof StakeRow>;

export type GuessStore = ReturnType<typeof createGuessStore>;

function questionReads(db: DatabaseSync) {
  const byId = query(db, QuestionRow, 'SELECT * FROM guess_question WHERE question_id = ?');
  const undecided = query(
    db,
    QuestionRow,
    `SELECT * FROM guess_question WHERE state IN ('open', 'locked') ORDER BY start_at, question_id`,
  );
  const decided = query(
    db,
    QuestionRow,
    `SELECT * FROM guess_question WHERE state IN ('settled', 'refunded')
     ORDER BY settled_at DESC, question_id LIMIT ?`,
  );
  return {
    byId: (questionId: string) => byId.get(questionId) ?? null,
    /** Open and locked ones, by kick-off. */
    undecided: () => undecided.all(),
    /** The newest first. */
    decided: (limit: number) => decided.all(limit),
  };
}

function stakeReads(db: DatabaseSync) {
  const every = query(db, StakeRow, 'SELECT * FROM guess_stake WHERE question_id = ? ORDER BY at, person');
  const stake = query(db, StakeRow, 'SELECT * FROM guess_stake WHERE question_id = ? AND person = ?');
  const decided = query(
    db,
    StakeRow,
    `SELECT guess_stake.* FROM guess_stake JOIN guess_question USING (question_id)
     WHERE person = ? AND settled_at >= ? ORDER BY settled_at DESC`,
  );
  return {
    /** The earliest first. */
    stakes: (questionId: string) => every.all(questionId),
    stake: (questionId: string, person: string) => stake.get(questionId, person) ?? null,
    /** Stakes of questions that were decided since a time, the newest first. */
    decidedOf: (person: string, since: number) => decided.all(person, since),
  };
}

/** Rows of questions and stakes. */
export function createGuessStore(db: DatabaseSync) {
  const insert = db.prepare(
    `INSERT INTO guess_question VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', NULL, NULL, NULL, 0)
     ON CONFLICT DO NOTHING`,
  );
  const update = db.prepare(
    'UPDATE guess_question SET state = ?, outcome = ?, refund = ?, settled_at = ?, crowd_at = ? WHERE question_id = ?',
  );
  const upsertStake = db.prepare(
    `INSERT INTO guess_stake VALUES (?, ?, ?, ?, ?, NULL)
     ON CONFLICT (question_id, person) DO UPDATE SET amount = amount + excluded.amount`,
  );
  const pay = db.prepare('UPDATE guess_stake SET returned = ? WHERE question_id = ? AND person = ?');
  return {
    ...questionReads(db),
    ...stakeReads(db),
    add(row: Omit<QuestionRow, 'state' | 'outcome' | 'refund' | 'settled_at' | 'crowd_at'>) {
      const { question_id, match_id, topic, league, home, home_logo, away, away_logo, start_at } = row;
      insert.run(question_id, match_id, topic, league, home, home_logo, away, away_logo, start_at);
    },
    update(row: QuestionRow): QuestionRow {
      const { state, outcome, refund, settled_at, crowd_at, question_id } = row;
      update.run(state, outcome, refund, settled_at, crowd_at, question_id);
      return row;
    },
    addStake({ question_id, person, answer, amount, at }: Omit<StakeRow, 'returned'>) {
      upsertStake.run(question_id, person, answer, amount, at);
    },
    pay: (questionId: string, person: string, returned: bigint) => void pay.run(returned, questionId, person),
  };
}
