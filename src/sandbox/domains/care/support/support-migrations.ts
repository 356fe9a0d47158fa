import type { Migrations } from '#sandbox/db/migrate.ts';

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

/** Each picture gets a number by which the oldest is known; letters keep their order by their time. */
const numbered = `
ALTER TABLE service_picture ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
CREATE INDEX service_picture_by_number ON service_picture (number);
CREATE INDEX service_message_by_picture ON service_message (picture_id);
CREATE INDEX service_message_by_time ON service_message (at);
`;

/** Letters that nobody answered become conversations that wait; what guests wrote can be shown to nobody and goes. */
const conversations = `
CREATE TABLE conversation (
  conversation_id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner TEXT NOT NULL,
  site_id TEXT NOT NULL,
  state TEXT NOT NULL,
  stars INTEGER,
  /** Time of the last entry into the queue, epoch ms, and the wait in it, ms. */
  queued_at INTEGER NOT NULL,
  waited_ms INTEGER,
  /** Times of the visitor’s last look and of the last message, epoch ms. */
  seen_at INTEGER NOT NULL,
  said_at INTEGER NOT NULL,
  /** Times of the last presence check and of the last notice of an answer, epoch ms. */
  asked_at INTEGER NOT NULL DEFAULT 0,
  told_at INTEGER NOT NULL DEFAULT 0,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX conversation_of_owner ON conversation (owner, conversation_id);
CREATE INDEX conversation_by_state ON conversation (state, queued_at);
CREATE TABLE conversation_word (
  word_id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversation ON DELETE CASCADE,
  author TEXT NOT NULL CHECK (author IN ('visitor', 'service', 'event')),
  event TEXT,
  request_id TEXT,
  text TEXT NOT NULL,
  picture_id TEXT,
  at INTEGER NOT NULL,
  UNIQUE (conversation_id, request_id)
) STRICT;
INSERT INTO conversation (owner, site_id, state, queued_at, seen_at, said_at, changed_at)
  SELECT user_id, '5000', 'queued', min(at), 0, max(at), max(at) FROM service_message
  WHERE user_id IS NOT NULL GROUP BY user_id;
INSERT INTO conversation_word (conversation_id, author, request_id, text, picture_id, at)
  SELECT conversation_id, 'visitor', ticket, text, picture_id, at
  FROM service_message JOIN conversation ON owner = user_id ORDER BY at;
DROP TABLE service_message;
ALTER TABLE service_picture ADD COLUMN owner TEXT NOT NULL DEFAULT '';
`;

/** Automatic answers are words of a kind of their own; a visitor may ask for a person instead. */
const automatic = `
ALTER TABLE conversation ADD COLUMN person_wanted INTEGER NOT NULL DEFAULT 0;
CREATE TABLE conversation_word_new (
  word_id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversation ON DELETE CASCADE,
  author TEXT NOT NULL CHECK (author IN ('visitor', 'service', 'automatic', 'event')),
  event TEXT,
  request_id TEXT,
  text TEXT NOT NULL,
  picture_id TEXT,
  at INTEGER NOT NULL,
  UNIQUE (conversation_id, request_id)
) STRICT;
INSERT INTO conversation_word_new SELECT * FROM conversation_word;
DROP TABLE conversation_word;
ALTER TABLE conversation_word_new RENAME TO conversation_word;
CREATE INDEX conversation_word_last ON conversation_word (conversation_id, word_id);
`;

/** Messages to customer service, and uploaded images. */
export const supportMigrations: Migrations = {
  name: 'service',
  steps: [letters, numbered, conversations, automatic],
};
