import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  IDENTITY_REASONS,
  type IdentityState,
  type IdentityStep,
  identityAfter,
} from '#contract/people/identity/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { type FieldSeal, fieldPathOf } from './sealed-fields.ts';

/** The number itself is nowhere: a hash under the key of persons, and its last four digits, sealed like the birthday. */
const identity = `
CREATE TABLE identity (
  user_id TEXT PRIMARY KEY REFERENCES member,
  state TEXT NOT NULL CHECK (state IN ('none', 'pending', 'verified', 'rejected')),
  name TEXT NOT NULL DEFAULT '',
  id_hash TEXT NOT NULL DEFAULT '',
  id_tail TEXT NOT NULL DEFAULT '',
  birthday TEXT NOT NULL DEFAULT '',
  valid_to TEXT NOT NULL DEFAULT '',
  asked_at INTEGER,
  decided_at INTEGER,
  reason TEXT,
  words TEXT NOT NULL DEFAULT '',
  good_hash TEXT NOT NULL DEFAULT '',
  good_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX identity_by_number ON identity (id_hash);
CREATE INDEX identity_by_good_number ON identity (good_hash);
CREATE TABLE identity_picture (
  user_id TEXT NOT NULL REFERENCES member,
  side TEXT NOT NULL CHECK (side IN ('front', 'back')),
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, side)
) STRICT, WITHOUT ROWID;
`;

/** Contains a row while texts of an earlier version are not yet sealed. */
const toSeal = `
CREATE TABLE identity_to_seal (once INTEGER PRIMARY KEY) STRICT;
INSERT INTO identity_to_seal SELECT 1 WHERE EXISTS (SELECT 1 FROM identity WHERE id_tail <> '' OR birthday <> '');
`;

/** Identities of members as checked by an operator, and the images pending review. */
export const identityMigrations: Migrations = { name: 'identity', steps: [identity, toSeal] };

const Row = v.object({
  user_id: v.string(),
  state: v.picklist(['none', 'pending', 'verified', 'rejected']),
  name: v.string(),
  id_hash: v.string(),
  id_tail: v.string(),
  birthday: v.string(),
  valid_to: v.string(),
  asked_at: v.nullable(intColumn),
  decided_at: v.nullable(intColumn),
  reason: v.nullable(v.picklist(IDENTITY_REASONS)),
  words: v.string(),
  good_hash: v.string(),
  good_until: intColumn,
});
/** `good_hash` and `good_until` are of the document that was accepted last; the rest of the one handed in last. Epoch ms. */
export type IdentityRow = Omit<v.InferOutput<typeof Row>, 'state'> & { readonly state: IdentityState };

type Change = Partial<Omit<IdentityRow, 'user_id' | 'state'>>;

export type IdentityStore = {
  /** Returns the identity at a timestamp: a document past its end by the clock has expired. */
  at(userId: string, now: number): IdentityRow;
  /** @throws Refusal ORDER_STEP_REFUSED when the current state does not allow the step. */
  step(userId: string, step: Exclude<IdentityStep, 'expire'>, change: Change, now: number): IdentityRow;
  /** Returns documents pending review, the oldest first. */
  pending(limit: number): readonly IdentityRow[];
  /** Reports whether another account has a document of that number, accepted or waiting. */
  isUsedElsewhere(hash: string, userId: string): boolean;
};

const EMPTY = {
  state: 'none',
  name: '',
  id_hash: '',
  id_tail: '',
  birthday: '',
  valid_to: '',
  asked_at: null,
  decided_at: null,
  reason: null,
  words: '',
  good_hash: '',
  good_until: 0,
} as const;

/** The clock's own step, when the document has ended. */
function expired(row: IdentityRow, now: number): IdentityRow {
  const state = row.good_until <= now ? identityAfter(row.state, 'expire') : null;
  return state === null ? row : { ...row, state };
}

/** A row with its birthday and last digits in plain. */
const opened = (row: IdentityRow, { open }: FieldSeal): IdentityRow => ({
  ...row,
  id_tail: open(row.id_tail, fieldPathOf(row.user_id, 'idTail')),
  birthday: open(row.birthday, fieldPathOf(row.user_id, 'birthday')),
});

/** The identities of a database whose schema is up to date. */
export function createIdentityStore(db: DatabaseSync, fields: FieldSeal): IdentityStore {
  const byUser = query(db, Row, 'SELECT * FROM identity WHERE user_id = ?');
  const waiting = query(db, Row, `SELECT * FROM identity WHERE state = 'pending' ORDER BY asked_at LIMIT ?`);
  const otherOwner = db.prepare(
    `SELECT 1 FROM identity WHERE user_id <> ?2 AND (good_hash = ?1 OR (id_hash = ?1 AND state = 'pending'))`,
  );
  const upsert = db.prepare('INSERT OR REPLACE INTO identity VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const at = (userId: string, now: number) =>
    expired(opened(byUser.get(userId) ?? { ...EMPTY, user_id: userId }, fields), now);
  const save = (row: IdentityRow) =>
    upsert.run(
      row.user_id,
      row.state,
      row.name,
      row.id_hash,
      fields.seal(row.id_tail, fieldPathOf(row.user_id, 'idTail')),
      fields.seal(row.birthday, fieldPathOf(row.user_id, 'birthday')),
      row.valid_to,
      row.asked_at,
      row.decided_at,
      row.reason,
      row.words,
      row.good_hash,
      row.good_until,
    );
  return {
    at,
    step(userId, step, change, now) {
      const row = at(userId, now);
      const state = identityAfter(row.state, step) ?? refuse('ORDER_STEP_REFUSED');
      const next = { ...row, ...change, state };
      save(next);
      return next;
    },
    pending: (limit) => waiting.all(limit).map((row) => opened(row, fields)),
    isUsedElsewhere: (hash, userId) => otherOwner.get(hash, userId) !== undefined,
  };
}
