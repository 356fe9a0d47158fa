import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { CupScore } from '#contract/activity/rules/prediction-points.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const picks = `
CREATE TABLE euro_cup_pick (
  activity_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  match INTEGER NOT NULL,
  home INTEGER NOT NULL,
  away INTEGER NOT NULL,
  through TEXT NOT NULL CHECK (through IN ('home', 'away')),
  at INTEGER NOT NULL,
  PRIMARY KEY (activity_id, user_id, match)
) STRICT, WITHOUT ROWID;
`;

export const cupMigrations: Migrations = { name: 'euroCup', steps: [picks] };

const PickRow = v.object({
  user_id: v.string(),
  name: v.string(),
  avatar: v.string(),
  match: intColumn,
  home: intColumn,
  away: intColumn,
  through: v.picklist(['home', 'away']),
});
/** Pick of a member for a match. */
export type PickRow = v.InferOutput<typeof PickRow>;

export type PickStore = ReturnType<typeof createPickStore>;

/** Picks of members, the last of each match. */
export function createPickStore(db: DatabaseSync) {
  const all = query(
    db,
    PickRow,
    `SELECT user_id, nickname AS name, avatar, match, home, away, through
     FROM euro_cup_pick JOIN member USING (user_id) WHERE activity_id = ?`,
  );
  const upsert = db.prepare(
    `INSERT INTO euro_cup_pick VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (activity_id, user_id, match) DO UPDATE
     SET home = excluded.home, away = excluded.away, through = excluded.through, at = excluded.at`,
  );
  return {
    /** Returns the picks of all members. */
    all: (activityId: string): PickRow[] => all.all(activityId),
    save: (activityId: string, userId: string, match: number, pick: CupScore, at: number) =>
      void upsert.run(activityId, userId, match, pick.home, pick.away, pick.through, at),
  };
}
