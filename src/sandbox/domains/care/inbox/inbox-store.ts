import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { isQuietAt, MESSAGE_RETENTION_MS } from '#contract/care/inbox/inbox-rules.ts';
import {
  INBOX_KINDS,
  INBOX_TARGETS,
  type InboxKind,
  type InboxMessage,
  type InboxTarget,
  type QuietCategory,
} from '#contract/care/inbox/schema.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { countQuery, flagColumn, intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { createConsents } from './offer-consent.ts';
import { createQuietCategories } from './quiet-categories.ts';

const letters = `
CREATE TABLE message (
  message_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('system', 'promotion', 'order', 'letter')),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  place TEXT,
  at INTEGER NOT NULL,
  read_at INTEGER,
  sticky INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX message_of_member ON message (user_id, sticky, message_id);
CREATE TABLE member_device (
  user_id TEXT NOT NULL REFERENCES member,
  device TEXT NOT NULL,
  PRIMARY KEY (user_id, device)
) STRICT, WITHOUT ROWID;
`;

const refs = `ALTER TABLE message ADD COLUMN ref TEXT NOT NULL DEFAULT '';`;

/** Migration for answers to letters, and categories of messages that members have turned off. */
const answers = `
CREATE TABLE letter_part (
  part_id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id INTEGER NOT NULL REFERENCES message ON DELETE CASCADE,
  author TEXT NOT NULL CHECK (author IN ('member', 'service')),
  request_id TEXT,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (message_id, request_id)
) STRICT;
CREATE TABLE message_quiet (
  user_id TEXT NOT NULL REFERENCES member,
  category TEXT NOT NULL CHECK (category IN ('order', 'bet', 'promotion')),
  PRIMARY KEY (user_id, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX message_by_time ON message (at);
`;

/** Migration for the channels of offers, the hours without notices, and messages sent without one. */
const consent = `
ALTER TABLE message ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
CREATE TABLE offer_consent (
  user_id TEXT PRIMARY KEY REFERENCES member,
  notice INTEGER NOT NULL,
  email INTEGER NOT NULL,
  sms INTEGER NOT NULL,
  quiet_from INTEGER,
  quiet_to INTEGER
) STRICT, WITHOUT ROWID;
`;

/** Databases that had messages before seeds were noted have what the demo member follows, or what became of it. */
const seeded = `INSERT OR IGNORE INTO seed SELECT 'follows' WHERE EXISTS (SELECT 1 FROM message);`;

export const inboxMigrations: Migrations = {
  name: 'messages',
  steps: [letters, refs, answers, consent, seeded],
};

type InboxMessageWire = v.InferInput<typeof InboxMessage>;
type MessageSelection = 'all' | readonly string[];

export type NewMessage = {
  readonly kind: InboxKind;
  readonly title: string;
  readonly text: string;
  readonly place: InboxTarget | null;
  /** Id of its subject within that section. */
  readonly ref?: string;
  /** Category that members may turn off, if it is not the kind. */
  readonly category?: QuietCategory;
  readonly at: number;
};

const MessageRow = v.object({
  message_id: v.bigint(),
  kind: v.picklist(INBOX_KINDS),
  title: v.string(),
  text: v.string(),
  place: v.nullable(v.picklist(INBOX_TARGETS)),
  ref: v.string(),
  at: intColumn,
  is_read: flagColumn,
  sticky: flagColumn,
  quiet: flagColumn,
});

const flag = (value: boolean) => (value ? 1 : 0);
const wireOf = ({
  message_id,
  is_read,
  sticky,
  quiet,
  ...row
}: v.InferOutput<typeof MessageRow>): InboxMessageWire => ({
  ...row,
  messageId: message_id.toString(),
  isRead: flag(is_read),
  isSticky: flag(sticky),
  isQuiet: flag(quiet),
});

/** Messages to members, each their own. */
export type InboxStore = {
  /** Sends a message, unless the member has turned off its category. */
  send(userId: string, message: NewMessage): void;
  unread(userId: string): number;
  /** Newest first. */
  latest(userId: string, size: number): InboxMessageWire[];
  /** Sticky ones first, then the newest. */
  page(
    userId: string,
    kind: InboxKind | 'all',
    page: number,
    size: number,
  ): { total: number; list: InboxMessageWire[] };
  unreadOf(userId: string, kind: InboxKind): number;
  find(userId: string, messageId: string): InboxMessageWire | null;
  read(userId: string, selection: MessageSelection, now: number): void;
  markUnread(userId: string, selection: MessageSelection): void;
  remove(userId: string, selection: MessageSelection): void;
  /** @returns false when the member has no such message. */
  stick(userId: string, messageId: string, on: boolean): boolean;
  /** Notes where a member logs in from. @returns true for another device than those before. */
  isNewDevice(userId: string, device: string): boolean;
  /** Deletes messages older than the retention time. */
  clean(now: number): void;
};

const COLUMNS =
  'message_id, kind, title, text, place, ref, at, read_at IS NOT NULL AS is_read, sticky, quiet';

/** Messages dated later than now, written before the clock was set back, are not shown until their time. */
function createReading(
  db: DatabaseSync,
  now: () => number,
): Pick<InboxStore, 'unread' | 'unreadOf' | 'find' | 'latest' | 'page'> {
  const unread = countQuery(
    db,
    'SELECT count(*) AS n FROM message WHERE user_id = ? AND read_at IS NULL AND at <= ?',
  );
  const unreadOf = countQuery(
    db,
    'SELECT count(*) AS n FROM message WHERE user_id = ? AND kind = ? AND read_at IS NULL AND at <= ?',
  );
  const byId = query(
    db,
    MessageRow,
    `SELECT ${COLUMNS} FROM message WHERE user_id = ? AND message_id = ? AND at <= ?`,
  );
  const newest = query(
    db,
    MessageRow,
    `SELECT ${COLUMNS} FROM message WHERE user_id = ? AND at <= ? ORDER BY at DESC, message_id DESC LIMIT ?`,
  );
  const ofKind = `user_id = ?1 AND (?2 = 'all' OR kind = ?2) AND at <= ?3`;
  const total = countQuery(db, `SELECT count(*) AS n FROM message WHERE ${ofKind}`);
  const some = query(
    db,
    MessageRow,
    `SELECT ${COLUMNS} FROM message WHERE ${ofKind} ORDER BY sticky DESC, at DESC, message_id DESC LIMIT ?4 OFFSET ?5`,
  );
  return {
    unread: (userId) => unread(userId, now()),
    unreadOf: (userId, kind) => unreadOf(userId, kind, now()),
    find(userId, messageId) {
      const row = byId.get(userId, BigInt(messageId), now());
      return row ? wireOf(row) : null;
    },
    latest: (userId, size) => newest.all(userId, now(), size).map(wireOf),
    page: (userId, kind, page, size) => ({
      total: total(userId, kind, now()),
      list: some.all(userId, kind, now(), size, (page - 1) * size).map(wireOf),
    }),
  };
}

function createKeeping(db: DatabaseSync): Pick<InboxStore, 'read' | 'markUnread' | 'remove' | 'stick'> {
  const readAll = db.prepare('UPDATE message SET read_at = ?2 WHERE user_id = ?1 AND read_at IS NULL');
  const readOne = db.prepare(
    'UPDATE message SET read_at = ?2 WHERE user_id = ?1 AND message_id = ?3 AND read_at IS NULL',
  );
  const unreadAll = db.prepare('UPDATE message SET read_at = NULL WHERE user_id = ?');
  const unreadOne = db.prepare('UPDATE message SET read_at = NULL WHERE user_id = ? AND message_id = ?');
  const dropAll = db.prepare('DELETE FROM message WHERE user_id = ?');
  const dropOne = db.prepare('DELETE FROM message WHERE user_id = ? AND message_id = ?');
  const stick = db.prepare('UPDATE message SET sticky = ? WHERE user_id = ? AND message_id = ?');
  return {
    read: (userId, selection, now) =>
      transaction(db, () => {
        if (selection === 'all') readAll.run(userId, now);
        else for (const id of selection) readOne.run(userId, now, BigInt(id));
      }),
    markUnread: (userId, selection) =>
      transaction(db, () => {
        if (selection === 'all') unreadAll.run(userId);
        else for (const id of selection) unreadOne.run(userId, BigInt(id));
      }),
    remove: (userId, selection) =>
      transaction(db, () => {
        if (selection === 'all') dropAll.run(userId);
        else for (const id of selection) dropOne.run(userId, BigInt(id));
      }),
    stick: (userId, messageId, on) => stick.run(flag(on), userId, BigInt(messageId)).changes === 1,
  };
}

function createDeviceMemory(db: DatabaseSync): Pick<InboxStore, 'isNewDevice'> {
  const known = countQuery(db, 'SELECT count(*) AS n FROM member_device WHERE user_id = ?');
  const note = db.prepare('INSERT INTO member_device VALUES (?, ?) ON CONFLICT DO NOTHING');
  return {
    isNewDevice(userId, device) {
      const hadOthers = known(userId) > 0;
      return note.run(userId, device).changes === 1 && hadOthers;
    },
  };
}

/** Deletes messages older than the retention time, except for sticky ones. */
function createCleaning(db: DatabaseSync): Pick<InboxStore, 'clean'> {
  const drop = db.prepare(
    `DELETE FROM message WHERE sticky = 0 AND at < CASE kind WHEN 'order' THEN ?1 ELSE ?2 END`,
  );
  return {
    clean: (now) => void drop.run(now - MESSAGE_RETENTION_MS.order, now - MESSAGE_RETENTION_MS.other),
  };
}

/** The members' inbox messages. */
export function createInboxStore(db: DatabaseSync, now: () => number): InboxStore {
  const insert = db.prepare(
    'INSERT INTO message (user_id, kind, title, text, place, ref, at, quiet) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const { isQuiet } = createQuietCategories(db);
  const consent = createConsents(db);
  /** Account messages are announced at any hour. */
  const isUnannounced = (userId: string, kind: InboxKind, at: number) =>
    kind === 'promotion'
      ? !consent.allows(userId, 'notice', at)
      : kind !== 'system' && isQuietAt(consent.of(userId).quiet, at);
  return {
    send(userId, { kind, title, text, place, ref = '', category, at }) {
      if (isQuiet(userId, category ?? kind, at)) return;
      insert.run(userId, kind, title, text, place, ref, at, flag(isUnannounced(userId, kind, at)));
    },
    ...createReading(db, now),
    ...createKeeping(db),
    ...createDeviceMemory(db),
    ...createCleaning(db),
  };
}
