import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  SELF_BLOCK_KINDS,
  type SelfBlockKind,
  UNBLOCK_WAIT_MS,
} from '#contract/protection/self-block/constants.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const blocks = `
CREATE TABLE self_block (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('type', 'venue', 'league')),
  id TEXT NOT NULL,
  since INTEGER NOT NULL,
  ends_at INTEGER,
  PRIMARY KEY (user_id, kind, id)
) STRICT, WITHOUT ROWID;
`;

/** Subjects that members blocked for themselves. */
export const selfBlockMigrations: Migrations = { name: 'self-block', steps: [blocks] };

const Row = v.object({
  kind: v.picklist(SELF_BLOCK_KINDS),
  id: v.string(),
  since: intColumn,
  ends_at: v.nullable(intColumn),
});

/** Blockable subject. */
export type Subject = { readonly kind: SelfBlockKind; readonly id: string };

/** The blocks of members. Times are epoch ms of the world. */
export type SelfBlocks = {
  /** Returns the blocks in force at a timestamp. */
  of(userId: string, now: number): readonly v.InferOutput<typeof Row>[];
  /** Reports whether a member blocked a venue. */
  hasVenue(userId: string, code: string, now: number): boolean;
  /** Blocks at once; a block whose end was requested continues. */
  block(userId: string, subject: Subject, now: number): void;
  /** Ends a block a day later; an end that was requested before is unchanged. */
  release(userId: string, subject: Subject, now: number): void;
};

/** The blocks of a database whose schema is up to date. */
export function createSelfBlocks(db: DatabaseSync): SelfBlocks {
  const held = query(
    db,
    Row,
    'SELECT kind, id, since, ends_at FROM self_block WHERE user_id = ? AND (ends_at IS NULL OR ends_at > ?)',
  );
  const drop = db.prepare('DELETE FROM self_block WHERE user_id = ? AND ends_at <= ?');
  const upsert = db.prepare(
    `INSERT INTO self_block VALUES (?, ?, ?, ?, NULL) ON CONFLICT (user_id, kind, id) DO UPDATE SET ends_at = NULL`,
  );
  const end = db.prepare(
    'UPDATE self_block SET ends_at = ? WHERE user_id = ? AND kind = ? AND id = ? AND ends_at IS NULL',
  );
  return {
    of: (userId, now) => held.all(userId, now),
    hasVenue: (userId, code, now) =>
      held.all(userId, now).some(({ kind, id }) => kind === 'venue' && id === code),
    block(userId, { kind, id }, now) {
      drop.run(userId, now);
      upsert.run(userId, kind, id, now);
    },
    release: (userId, { kind, id }, now) => void end.run(now + UNBLOCK_WAIT_MS, userId, kind, id),
  };
}
