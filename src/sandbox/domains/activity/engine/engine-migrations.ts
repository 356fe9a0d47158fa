import { NO_END } from '#contract/activity/states.table.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';

const engine = `
CREATE TABLE activity_edition (
  activity_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  preheat_at INTEGER NOT NULL,
  open_at INTEGER NOT NULL,
  draw_at INTEGER,
  end_at INTEGER NOT NULL,
  claim_until INTEGER NOT NULL,
  settled_at INTEGER,
  secret TEXT NOT NULL,
  CHECK (preheat_at <= open_at AND open_at < end_at AND end_at <= claim_until),
  CHECK (draw_at IS NULL OR draw_at BETWEEN end_at AND claim_until)
) STRICT, WITHOUT ROWID;
CREATE INDEX edition_of_kind ON activity_edition (kind, open_at);
CREATE TABLE activity_result (
  running INTEGER PRIMARY KEY,
  result_id TEXT NOT NULL UNIQUE,
  activity_id TEXT NOT NULL REFERENCES activity_edition,
  period TEXT NOT NULL,
  user_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  did TEXT NOT NULL,
  slot INTEGER,
  state TEXT NOT NULL CHECK (state IN ('pending', 'won', 'none', 'claimed', 'expired')),
  prize TEXT NOT NULL,
  stock TEXT,
  at INTEGER NOT NULL,
  claim_until INTEGER,
  receipt TEXT,
  told_at INTEGER,
  UNIQUE (activity_id, period, user_id, n)
) STRICT;
CREATE INDEX result_of_member ON activity_result (user_id, running);
CREATE INDEX result_that_waits ON activity_result (claim_until) WHERE state = 'won';
CREATE TABLE activity_tag (
  user_id TEXT NOT NULL,
  tag TEXT NOT NULL CHECK (tag IN ('blacklist', 'noLevel', 'blackTag')),
  set_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, tag)
) STRICT, WITHOUT ROWID;
CREATE TABLE activity_stock (
  activity_id TEXT NOT NULL REFERENCES activity_edition,
  name TEXT NOT NULL,
  period TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  left_over INTEGER NOT NULL CHECK (left_over BETWEEN 0 AND total),
  PRIMARY KEY (activity_id, name, period)
) STRICT, WITHOUT ROWID;
CREATE TABLE activity_point_lot (
  lot_id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  left_over INTEGER NOT NULL CHECK (left_over BETWEEN 0 AND amount),
  earned_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  told INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX lot_of_member ON activity_point_lot (user_id, expires_at) WHERE left_over > 0;
CREATE INDEX lot_by_end ON activity_point_lot (expires_at) WHERE left_over > 0;
`;

const settings = `
CREATE TABLE activity_setting (
  activity_id TEXT NOT NULL REFERENCES activity_edition,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  set_at INTEGER NOT NULL,
  PRIMARY KEY (activity_id, name)
) STRICT, WITHOUT ROWID;
`;

const pointUses = `
CREATE TABLE activity_point_use (
  use_key TEXT NOT NULL,
  lot_id INTEGER NOT NULL REFERENCES activity_point_lot,
  amount INTEGER NOT NULL CHECK (amount > 0),
  given_back_at INTEGER,
  PRIMARY KEY (use_key, lot_id)
) STRICT, WITHOUT ROWID;
`;

/** Kinds without a break have no end; one that an operator ended does not end at the beginning of a month. */
const noEnd = `
UPDATE activity_edition SET end_at = ${NO_END}, claim_until = ${NO_END}, settled_at = ${NO_END}
WHERE kind IN ('signIn', 'topGift', 'luxuryGift', 'rain', 'lottery', 'guess', 'newcomer', 'firstDeposit',
    'continuedDeposit', 'treasuryTask')
  AND (end_at + 28800000) % 86400000 = 0 AND strftime('%d', end_at / 1000 + 28800, 'unixepoch') = '01';
`;

/**
 * Migrations of editions, results of members, tags, stock, points and operators' settings. Each kind stores its own data in
 * a separate chain.
 */
export const engineMigrations: Migrations = { name: 'activity', steps: [engine, settings, pointUses, noEnd] };
