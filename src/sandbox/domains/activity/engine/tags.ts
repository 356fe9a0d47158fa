import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';

/** blacklist: excluded from all activities [8.15]; noLevel, blackTag: may view and not participate [6.05]. */
export const ACTIVITY_TAGS = ['blacklist', 'noLevel', 'blackTag'] as const;
export type ActivityTag = (typeof ACTIVITY_TAGS)[number];

export type ActivityTags = ReturnType<typeof createActivityTags>;

/** Creates the store of operators' activity tags of members. */
export function createActivityTags(db: DatabaseSync) {
  const of = query(
    db,
    v.object({ tag: v.picklist(ACTIVITY_TAGS) }),
    'SELECT tag FROM activity_tag WHERE user_id = ? ORDER BY tag',
  );
  const all = query(
    db,
    v.object({ user_id: v.string(), tag: v.picklist(ACTIVITY_TAGS) }),
    'SELECT user_id, tag FROM activity_tag ORDER BY set_at DESC',
  );
  const set = db.prepare('INSERT INTO activity_tag VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const lift = db.prepare('DELETE FROM activity_tag WHERE user_id = ? AND tag = ?');
  return {
    of: (userId: string): readonly ActivityTag[] => of.all(userId).map(({ tag }) => tag),
    all: () => all.all(),
    set: (userId: string, tag: ActivityTag, at: number) => void set.run(userId, tag, at),
    lift: (userId: string, tag: ActivityTag) => void lift.run(userId, tag),
  };
}
