import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { jsonColumn, query } from '#sandbox/db/query.ts';

const matchEdit = v.variant('is', [
  /** From `at` on, match time runs, or stands still, from `offset`. */
  v.object({ is: v.literal('clock'), at: v.number(), offset: v.number(), running: v.boolean() }),
  v.object({
    is: v.literal('goal'),
    at: v.number(),
    side: v.picklist(['home', 'away']),
    player: v.string(),
    /** Points of a basket: 1, 2 or 3. */
    points: v.exactOptional(v.picklist([1, 2, 3])),
  }),
  v.object({
    is: v.literal('redCard'),
    at: v.number(),
    side: v.picklist(['home', 'away']),
    player: v.string(),
  }),
]);
/** Manual edit of a match; `at` is epoch ms. */
export type MatchEdit = v.InferOutput<typeof matchEdit>;
export type ClockEdit = Extract<MatchEdit, { is: 'clock' }>;
export type EventEdit = Extract<MatchEdit, { is: 'goal' | 'redCard' }>;

/** Manual edits of matches, in the order they were made. */
export type MatchEdits = {
  of(matchId: string): readonly MatchEdit[];
  add(matchId: string, edit: MatchEdit): void;
};

/** Creates the store of an operator's changes to matches, held in the database. */
export function matchEdits(db: DatabaseSync): MatchEdits {
  const stored = v.object({ matchId: v.string(), edit: jsonColumn(matchEdit) });
  const all = query(
    db,
    stored,
    'SELECT match_id AS matchId, body AS edit FROM world_match_edit ORDER BY at, id',
  );
  const insert = db.prepare('INSERT INTO world_match_edit (match_id, at, body) VALUES (?, ?, ?)');
  const edits = new Map<string, readonly MatchEdit[]>();
  const append = (matchId: string, edit: MatchEdit) =>
    edits.set(matchId, [...(edits.get(matchId) ?? []), edit]);
  for (const { matchId, edit } of all.all()) append(matchId, edit);

  return {
    of: (matchId) => edits.get(matchId) ?? [],
    add(matchId, edit) {
      insert.run(matchId, edit.at, JSON.stringify(edit));
      append(matchId, edit);
    },
  };
}
