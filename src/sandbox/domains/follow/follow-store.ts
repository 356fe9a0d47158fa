import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { FOLLOW_KINDS, type FollowKind, type Follows } from '#contract/models/follow.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';

/** What members follow. */
export const followMigrations: Migrations = {
  name: 'follow',
  steps: [
    `CREATE TABLE member_follow (
       user_id TEXT NOT NULL REFERENCES member,
       kind TEXT NOT NULL CHECK (kind IN ('match', 'league', 'anchor')),
       id TEXT NOT NULL,
       at INTEGER NOT NULL,
       PRIMARY KEY (user_id, kind, id)
     ) STRICT, WITHOUT ROWID;`,
  ],
};

export type FollowStore = {
  /** What was followed last comes first. */
  of(userId: string): v.InferInput<typeof Follows>;
  /** @param at epoch ms */
  set(userId: string, kind: FollowKind, id: string, on: boolean, at: number): void;
};

/** The matches and anchors that members follow. */
export function createFollowStore(db: DatabaseSync): FollowStore {
  const row = v.object({ kind: v.picklist(FOLLOW_KINDS), id: v.string() });
  const all = query(db, row, 'SELECT kind, id FROM member_follow WHERE user_id = ? ORDER BY at DESC, id');
  const follow = db.prepare('INSERT OR IGNORE INTO member_follow VALUES (?, ?, ?, ?)');
  const leave = db.prepare('DELETE FROM member_follow WHERE user_id = ? AND kind = ? AND id = ?');
  return {
    of(userId) {
      const rows = all.all(userId);
      const ids = (wanted: FollowKind) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
      return { matches: ids('match'), leagues: ids('league'), anchors: ids('anchor') };
    },
    set(userId, kind, id, on, at) {
      if (on) follow.run(userId, kind, id, at);
      else leave.run(userId, kind, id);
    },
  };
}
