import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  FEEDBACK_KINDS,
  FEEDBACK_STATES,
  type FeedbackKind,
  type FeedbackState,
} from '#contract/care/feedback/states.table.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { countQuery, idColumn, intColumn, query } from '#sandbox/db/query.ts';

const initialSchema = `
CREATE TABLE feedback (
  feedback_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  stars INTEGER,
  at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_of_member ON feedback (user_id, changed_at);
CREATE INDEX feedback_by_state ON feedback (state, changed_at);
CREATE TABLE feedback_part (
  part_id INTEGER PRIMARY KEY AUTOINCREMENT,
  feedback_id INTEGER NOT NULL REFERENCES feedback,
  author TEXT NOT NULL CHECK (author IN ('member', 'service')),
  request_id TEXT,
  text TEXT NOT NULL,
  /** Ids of pictures, one after another with a space between. */
  pictures TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (feedback_id, request_id)
) STRICT;
CREATE INDEX feedback_part_by_request ON feedback_part (request_id);
CREATE TABLE feedback_move (
  move_id INTEGER PRIMARY KEY AUTOINCREMENT,
  feedback_id INTEGER NOT NULL REFERENCES feedback,
  state TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_move_of ON feedback_move (feedback_id, move_id);
`;

export const feedbackMigrations: Migrations = { name: 'feedback', steps: [initialSchema] };

const FeedbackRow = v.object({
  feedback_id: idColumn,
  user_id: v.string(),
  kind: v.picklist(FEEDBACK_KINDS),
  state: v.picklist(FEEDBACK_STATES),
  stars: v.nullable(v.pipe(intColumn, v.picklist([1, 2, 3, 4, 5]))),
  at: intColumn,
  changed_at: intColumn,
});
export type FeedbackRow = v.InferOutput<typeof FeedbackRow>;

const PartRow = v.object({
  part_id: v.bigint(),
  author: v.picklist(['member', 'service']),
  text: v.string(),
  pictures: v.pipe(
    v.string(),
    v.transform((ids) => (ids === '' ? [] : ids.split(' '))),
  ),
  at: intColumn,
});
export type FeedbackPartRow = v.InferOutput<typeof PartRow>;

const MoveRow = v.object({ state: v.picklist(FEEDBACK_STATES), at: intColumn });

type NewPart = {
  readonly feedbackId: string;
  readonly author: 'member' | 'service';
  /** Of the member's request; null for an operator's words. */
  readonly requestId: string | null;
  readonly text: string;
  readonly pictures: readonly string[];
};

export type FeedbackStore = {
  /** @returns its id. */
  open(userId: string, kind: FeedbackKind, now: number): string;
  find(feedbackId: string): FeedbackRow | null;
  /** The feedback that a member's request has written in, or null. */
  writtenBy(userId: string, requestId: string): FeedbackRow | null;
  count(userId: string): number;
  /** Lists the latest changed first. */
  page(userId: string, page: number, size: number): FeedbackRow[];
  /** Lists entries that wait for an operator, then the others; oldest first. */
  forOperators(limit: number): FeedbackRow[];
  /** Lists entries that entered a state before a time, epoch ms. */
  inState(state: FeedbackState, before: number): FeedbackRow[];
  /** The oldest first. */
  parts(feedbackId: string): FeedbackPartRow[];
  moves(feedbackId: string): v.InferOutput<typeof MoveRow>[];
  write(part: NewPart, now: number): void;
  /** A repeat of the state is no move. */
  setState(feedbackId: string, state: FeedbackState, now: number): void;
  rate(feedbackId: string, stars: number): void;
};

function createReading(db: DatabaseSync): Omit<FeedbackStore, 'open' | 'write' | 'setState' | 'rate'> {
  const byId = query(db, FeedbackRow, 'SELECT * FROM feedback WHERE feedback_id = ?');
  const written = query(
    db,
    FeedbackRow,
    `SELECT feedback.* FROM feedback_part JOIN feedback USING (feedback_id)
     WHERE request_id = ? AND user_id = ?`,
  );
  const count = countQuery(db, 'SELECT count(*) AS n FROM feedback WHERE user_id = ?');
  const some = query(
    db,
    FeedbackRow,
    `SELECT * FROM feedback WHERE user_id = ? ORDER BY changed_at DESC, feedback_id DESC LIMIT ? OFFSET ?`,
  );
  const waiting = query(
    db,
    FeedbackRow,
    `SELECT * FROM feedback WHERE state <> 'closed'
     ORDER BY state NOT IN ('submitted', 'processing'), changed_at LIMIT ?`,
  );
  const inState = query(db, FeedbackRow, 'SELECT * FROM feedback WHERE state = ? AND changed_at <= ?');
  const parts = query(db, PartRow, 'SELECT * FROM feedback_part WHERE feedback_id = ? ORDER BY part_id');
  const moves = query(db, MoveRow, 'SELECT * FROM feedback_move WHERE feedback_id = ? ORDER BY move_id');
  return {
    find: (feedbackId) => byId.get(BigInt(feedbackId)) ?? null,
    writtenBy: (userId, requestId) => written.get(requestId, userId) ?? null,
    count: (userId) => count(userId),
    page: (userId, page, size) => some.all(userId, size, (page - 1) * size),
    forOperators: (limit) => waiting.all(limit),
    inState: (state, before) => inState.readable(state, before),
    parts: (feedbackId) => parts.all(BigInt(feedbackId)),
    moves: (feedbackId) => moves.all(BigInt(feedbackId)),
  };
}

/** what members reported, and what was answered. Times are epoch ms. */
export function createFeedbackStore(db: DatabaseSync): FeedbackStore {
  const insert = db.prepare(
    `INSERT INTO feedback (user_id, kind, state, at, changed_at) VALUES (?1, ?2, 'submitted', ?3, ?3)`,
  );
  const insertPart = db.prepare(
    `INSERT INTO feedback_part (feedback_id, author, request_id, text, pictures, at) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const touch = db.prepare('UPDATE feedback SET changed_at = ? WHERE feedback_id = ?');
  const insertMove = db.prepare('INSERT INTO feedback_move (feedback_id, state, at) VALUES (?, ?, ?)');
  const move = db.prepare('UPDATE feedback SET state = ? WHERE feedback_id = ?');
  const rate = db.prepare('UPDATE feedback SET stars = ? WHERE feedback_id = ?');
  const reading = createReading(db);
  return {
    ...reading,
    open(userId, kind, now) {
      const feedbackId = insert.run(userId, kind, now).lastInsertRowid.toString();
      insertMove.run(BigInt(feedbackId), 'submitted', now);
      return feedbackId;
    },
    write({ feedbackId, author, requestId, text, pictures }, now) {
      insertPart.run(BigInt(feedbackId), author, requestId, text, pictures.join(' '), now);
      touch.run(now, BigInt(feedbackId));
    },
    setState(feedbackId, state, now) {
      touch.run(now, BigInt(feedbackId));
      if (reading.find(feedbackId)?.state === state) return;
      move.run(state, BigInt(feedbackId));
      insertMove.run(BigInt(feedbackId), state, now);
    },
    rate: (feedbackId, stars) => void rate.run(stars, BigInt(feedbackId)),
  };
}
