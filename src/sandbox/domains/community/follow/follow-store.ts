import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { FOLLOW_KINDS, type FollowKind, type Follows } from '#contract/community/follow/schema.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { query } from '#sandbox/db/query.ts';

const first = `
CREATE TABLE member_follow (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('match', 'league', 'anchor')),
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind, id)
) STRICT, WITHOUT ROWID;
`;

/** Teams and experts can be followed too; and what a member waits to be reminded of. */
const further = `
CREATE TABLE member_follow_next (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('match', 'league', 'team', 'anchor', 'expert')),
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, kind, id)
) STRICT, WITHOUT ROWID;
INSERT INTO member_follow_next SELECT user_id, kind, id, at FROM member_follow;
DROP TABLE member_follow;
ALTER TABLE member_follow_next RENAME TO member_follow;
CREATE TABLE member_reminder (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('match', 'anchor')),
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  told_at INTEGER,
  PRIMARY KEY (user_id, kind, id)
) STRICT, WITHOUT ROWID;
`;

/** Windows of red-packet rain can be waited for, too. */
const rain = `
CREATE TABLE member_reminder_next (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('match', 'anchor', 'rain')),
  id TEXT NOT NULL,
  at INTEGER NOT NULL,
  told_at INTEGER,
  PRIMARY KEY (user_id, kind, id)
) STRICT, WITHOUT ROWID;
INSERT INTO member_reminder_next SELECT user_id, kind, id, at, told_at FROM member_reminder;
DROP TABLE member_reminder;
ALTER TABLE member_reminder_next RENAME TO member_reminder;
`;

/** Migrations of members' follows and reminders. */
export const followMigrations: Migrations = { name: 'follow', steps: [first, further, rain] };

type Followed = Omit<v.InferInput<typeof Follows>, 'remindMatches' | 'remindAnchors' | 'remindRains'>;

export type FollowStore = {
  /** Returns the follows of a member, the latest first. */
  of(userId: string): Followed;
  /** @param at epoch ms */
  set(userId: string, kind: FollowKind, id: string, on: boolean, at: number): void;
};

/** Creates the store of members' follows. */
export function createFollowStore(db: DatabaseSync): FollowStore {
  const row = v.object({ kind: v.picklist(FOLLOW_KINDS), id: v.string() });
  const all = query(db, row, 'SELECT kind, id FROM member_follow WHERE user_id = ? ORDER BY at DESC, id');
  const follow = db.prepare('INSERT OR IGNORE INTO member_follow VALUES (?, ?, ?, ?)');
  const leave = db.prepare('DELETE FROM member_follow WHERE user_id = ? AND kind = ? AND id = ?');
  return {
    of(userId) {
      const rows = all.all(userId);
      const ids = (wanted: FollowKind) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
      return {
        matches: ids('match'),
        leagues: ids('league'),
        teams: ids('team'),
        anchors: ids('anchor'),
        experts: ids('expert'),
      };
    },
    set(userId, kind, id, on, at) {
      if (on) follow.run(userId, kind, id, at);
      else leave.run(userId, kind, id);
    },
  };
}
