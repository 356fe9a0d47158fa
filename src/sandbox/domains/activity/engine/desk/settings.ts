import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { jsonColumn, query } from '#sandbox/db/query.ts';

/** Whole numbers by name, as an operator has set them. */
export type SettingValues = Readonly<Record<string, number>>;

const Row = v.object({ value: jsonColumn(v.record(v.string(), v.number())) });
const NO_SETTINGS: SettingValues = {};

export type Settings = ReturnType<typeof createSettings>;

/** Creates the store of operators' settings for an edition, by group; without a setting the tables of the kind apply. */
export function createSettings(db: DatabaseSync) {
  const selectValue = query(db, Row, 'SELECT value FROM activity_setting WHERE activity_id = ? AND name = ?');
  const write = db.prepare(
    `INSERT INTO activity_setting VALUES (?, ?, ?, ?)
     ON CONFLICT (activity_id, name) DO UPDATE SET value = excluded.value, set_at = excluded.set_at`,
  );
  return {
    read: (activityId: string, group: string): SettingValues =>
      selectValue.get(activityId, group)?.value ?? NO_SETTINGS,
    write: (activityId: string, group: string, values: SettingValues, at: number) =>
      void write.run(activityId, group, JSON.stringify(values), at),
  };
}
