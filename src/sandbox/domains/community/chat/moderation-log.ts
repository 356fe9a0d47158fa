import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { Moderation, type ModerationWire } from '#contract/community/chat/moderation/moderation-schema.ts';
import { query } from '#sandbox/db/query.ts';

/** Numbers of entries shown at once, and stored per room. */
const SHOWN = 50;
const ENTRIES_MAX = 500;

type Without<Entry, Key extends PropertyKey> = Entry extends unknown ? Omit<Entry, Key> : never;
/** Log entry of an admin's action. */
type ModerationEntry = Without<ModerationWire, 'id'>;

/** Log of admins' actions, by room. Times are epoch ms. */
export type ModerationLog = {
  note(roomNo: string, entry: ModerationEntry): void;
  /** The newest first. */
  list(roomNo: string): ModerationWire[];
};

const Row = v.object({
  id: v.pipe(v.bigint(), v.transform(Number)),
  body: v.pipe(v.string(), v.parseJson()),
});

const isModeration = (value: unknown): value is ModerationWire => v.safeParse(Moderation, value).success;

/** Opens the log over its table. */
export function createModerationLog(db: DatabaseSync): ModerationLog {
  const insert = db.prepare('INSERT INTO chat_moderation (room_no, body) VALUES (?, ?)');
  const prune = db.prepare(
    `DELETE FROM chat_moderation WHERE room_no = ? AND moderation_id <= (
       SELECT moderation_id FROM chat_moderation WHERE room_no = ? ORDER BY moderation_id DESC LIMIT 1 OFFSET ${ENTRIES_MAX})`,
  );
  const newest = query(
    db,
    Row,
    `SELECT moderation_id AS id, body FROM chat_moderation
     WHERE room_no = ? ORDER BY moderation_id DESC LIMIT ${SHOWN}`,
  );
  return {
    note(roomNo, entry) {
      insert.run(roomNo, JSON.stringify(entry));
      prune.run(roomNo, roomNo);
    },
    list: (roomNo) =>
      newest.all(roomNo).flatMap(({ id, body }) => {
        const entry: unknown = typeof body === 'object' && body !== null ? { ...body, id } : null;
        return isModeration(entry) ? [entry] : [];
      }),
  };
}
