import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';

const letters = `
CREATE TABLE service_picture (
  picture_id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  content BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE service_message (
  ticket TEXT PRIMARY KEY,
  user_id TEXT,
  text TEXT NOT NULL,
  picture_id TEXT REFERENCES service_picture,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** The newest so many are kept; a platform without anybody at the desk must not grow for ever. */
const PICTURES_KEPT = 500;
const MESSAGES_KEPT = 10_000;

/** Each picture gets a number by which the oldest is known; letters keep their order by their time. */
const numbered = `
ALTER TABLE service_picture ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
CREATE INDEX service_picture_by_number ON service_picture (number);
CREATE INDEX service_message_by_picture ON service_message (picture_id);
CREATE INDEX service_message_by_time ON service_message (at);
`;

/** What people write to customer service. */
export const supportMigrations: Migrations = { name: 'service', steps: [letters, numbered] };

const MessageRow = v.object({
  ticket: v.string(),
  user_id: v.nullable(v.string()),
  text: v.string(),
  picture_id: v.nullable(v.string()),
  at: intColumn,
});
const PictureRow = v.object({ picture_id: v.string() });

type NewMessage = {
  readonly userId: string | null;
  readonly text: string;
  readonly pictureId: string | null;
  readonly now: number;
};

export type SupportTickets = {
  /** @returns the picture's id. */
  keep(type: string, content: Uint8Array): string;
  has(pictureId: string): boolean;
  /** @returns the ticket. */
  write(message: NewMessage): string;
  /** Newest first. */
  messages(): readonly v.InferOutput<typeof MessageRow>[];
};

/** Messages and pictures that were sent to customer service. */
export function createSupportTickets(db: DatabaseSync): SupportTickets {
  const insertPicture = db.prepare(
    `INSERT INTO service_picture (picture_id, type, content, number)
     VALUES (?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM service_picture))`,
  );
  const spent = `SELECT picture_id FROM service_picture
    WHERE number <= (SELECT max(number) - ${PICTURES_KEPT} FROM service_picture)`;
  const loosePictures = db.prepare(
    `UPDATE service_message SET picture_id = NULL WHERE picture_id IN (${spent})`,
  );
  const dropPictures = db.prepare(`DELETE FROM service_picture WHERE picture_id IN (${spent})`);
  const dropMessages = db.prepare(
    `DELETE FROM service_message WHERE at < (SELECT at FROM service_message ORDER BY at DESC LIMIT 1 OFFSET ${MESSAGES_KEPT})`,
  );
  const insertMessage = db.prepare('INSERT INTO service_message VALUES (?, ?, ?, ?, ?)');
  const picture = query(db, PictureRow, 'SELECT picture_id FROM service_picture WHERE picture_id = ?');
  const newest = query(db, MessageRow, 'SELECT * FROM service_message ORDER BY at DESC LIMIT 100');
  return {
    keep(type, content) {
      const pictureId = randomBytes(12).toString('hex');
      transaction(db, () => {
        insertPicture.run(pictureId, type, content);
        loosePictures.run();
        dropPictures.run();
      });
      return pictureId;
    },
    has: (pictureId) => picture.get(pictureId) !== undefined,
    write({ userId, text, pictureId, now }) {
      const ticket = `CS-${randomBytes(4).toString('hex').toUpperCase()}`;
      insertMessage.run(ticket, userId, text, pictureId, now);
      dropMessages.run();
      return ticket;
    },
    messages: () => newest.all(),
  };
}
