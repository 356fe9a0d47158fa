import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Chain } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

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

/** What people write to customer service. */
export const serviceChain: Chain = { name: 'service', steps: [letters] };

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

export type ServiceDesk = {
  /** @returns the picture's id. */
  keep(type: string, content: Uint8Array): string;
  has(pictureId: string): boolean;
  /** @returns the ticket. */
  write(message: NewMessage): string;
  /** Newest first. */
  messages(): readonly v.InferOutput<typeof MessageRow>[];
};

export function createServiceDesk(db: DatabaseSync): ServiceDesk {
  const insertPicture = db.prepare('INSERT INTO service_picture VALUES (?, ?, ?)');
  const insertMessage = db.prepare('INSERT INTO service_message VALUES (?, ?, ?, ?, ?)');
  const picture = query(db, PictureRow, 'SELECT picture_id FROM service_picture WHERE picture_id = ?');
  const newest = query(db, MessageRow, 'SELECT * FROM service_message ORDER BY at DESC LIMIT 100');
  return {
    keep(type, content) {
      const pictureId = randomBytes(12).toString('hex');
      insertPicture.run(pictureId, type, content);
      return pictureId;
    },
    has: (pictureId) => picture.get(pictureId) !== undefined,
    write({ userId, text, pictureId, now }) {
      const ticket = `CS-${randomBytes(4).toString('hex').toUpperCase()}`;
      insertMessage.run(ticket, userId, text, pictureId, now);
      return ticket;
    },
    messages: () => newest.all(),
  };
}
