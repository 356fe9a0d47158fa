import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { type GoalPlan, ownPlan } from './goal-plan.ts';

/** Operator's setting for an anchor. */
export type GoalSetting = { readonly title: string; readonly target: number } | 'none';

const SettingRow = v.object({
  title: v.nullable(v.string()),
  target: v.nullable(v.bigint()),
  set_at: intColumn,
});

/** Creates the store of goals set by hand, by anchor; persistent across restarts. */
export function createGoalSettings(db: DatabaseSync) {
  const find = query(db, SettingRow, 'SELECT title, target, set_at FROM gift_goal WHERE anchor_room_id = ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO gift_goal VALUES (?, ?, ?, ?)');
  const lift = db.prepare('DELETE FROM gift_goal WHERE anchor_room_id = ?');
  return {
    of(anchorRoomId: string): { readonly plan: GoalPlan | null; readonly since: number } {
      const set = find.get(anchorRoomId);
      if (!set) return { plan: ownPlan(anchorRoomId), since: 0 };
      const { title, target, set_at: since } = set;
      return { plan: title === null || target === null ? null : { title, first: target }, since };
    },
    /** @param setting null: the anchor's own again */
    set(anchorRoomId: string, setting: GoalSetting | null, at: number): void {
      if (setting === null) lift.run(anchorRoomId);
      else if (setting === 'none') upsert.run(anchorRoomId, null, null, at);
      else upsert.run(anchorRoomId, setting.title, setting.target, at);
    },
  };
}
export type GoalSettings = ReturnType<typeof createGoalSettings>;
