import type { Migrations } from '#sandbox/db/migrate.ts';
import { ledgerFold } from '#sandbox/domains/ground/ledger/fold-crowd-gifts.ts';
import { authMigration } from '#sandbox/domains/people/auth/auth-migration.ts';

const people = `
CREATE TABLE member (
  user_id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  nickname TEXT NOT NULL,
  avatar TEXT NOT NULL,
  level INTEGER NOT NULL CHECK (level BETWEEN 0 AND 10),
  salt TEXT NOT NULL,
  password TEXT NOT NULL,
  has_phone INTEGER NOT NULL,
  room_admin INTEGER NOT NULL,
  blocked INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  site_id INTEGER NOT NULL,
  device TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ended TEXT CHECK (ended IN ('logout', 'elsewhere', 'password'))
) STRICT, WITHOUT ROWID;
CREATE INDEX session_of_member ON session (user_id, ended);
CREATE TABLE device (
  uuid TEXT PRIMARY KEY,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

const ledger = `
CREATE TABLE ledger_account (
  account TEXT PRIMARY KEY,
  currency TEXT NOT NULL CHECK (currency IN ('COIN', 'CNY', 'USDT')),
  may_owe INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE ledger_transfer (
  transfer_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  room_no TEXT,
  note TEXT NOT NULL
) STRICT;
CREATE INDEX transfer_of_room ON ledger_transfer (room_no, at);
CREATE TABLE ledger_entry (
  transfer_id INTEGER NOT NULL REFERENCES ledger_transfer,
  account TEXT NOT NULL REFERENCES ledger_account,
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (account, transfer_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_of_transfer ON ledger_entry (transfer_id);
CREATE TABLE command (
  owner TEXT NOT NULL,
  call TEXT NOT NULL,
  request_id TEXT NOT NULL,
  input TEXT NOT NULL,
  answer TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (owner, call, request_id)
) STRICT, WITHOUT ROWID;
`;

const rooms = `
CREATE TABLE bet_order (
  order_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  match_id TEXT NOT NULL,
  site_id INTEGER NOT NULL,
  category_name TEXT NOT NULL,
  item_name TEXT NOT NULL,
  score TEXT NOT NULL,
  team_logo TEXT NOT NULL,
  venue_name TEXT NOT NULL,
  odds TEXT NOT NULL,
  stake INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  backs TEXT NOT NULL CHECK (backs IN ('home', 'draw', 'away')),
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost'))
) STRICT, WITHOUT ROWID;
CREATE INDEX bet_of_member ON bet_order (user_id, placed_at);
CREATE TABLE shared_order (
  room_no TEXT NOT NULL,
  order_id TEXT NOT NULL REFERENCES bet_order,
  user_id TEXT NOT NULL,
  reverted INTEGER NOT NULL,
  PRIMARY KEY (room_no, order_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE greeting (
  room_no TEXT NOT NULL,
  user_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (room_no, user_id)
) STRICT, WITHOUT ROWID;
`;

const givers = `
CREATE TABLE giver (
  user_id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  avatar TEXT NOT NULL,
  level INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE booked_gifts (
  room_no TEXT PRIMARY KEY,
  seq INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

const seenSessions = `
ALTER TABLE session ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE session SET seen_at = started_at;
CREATE INDEX session_by_end ON session (expires_at);
`;

/** A repeated purchase finds its first answer by the name of its call. */
const purchaseCall = `UPDATE command SET call = 'coin.buy' WHERE call = 'gift.buyCoins';`;

const messageCare = `
CREATE TABLE chat_like (
  room_no TEXT NOT NULL,
  message_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  PRIMARY KEY (room_no, message_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat_report (
  room_no TEXT NOT NULL,
  message_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  username TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'upheld', 'dismissed', 'gone')),
  PRIMARY KEY (room_no, message_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_of_member ON chat_report (user_id, at);
`;

const giftGoals = `
CREATE TABLE gift_goal (
  anchor_room_id TEXT PRIMARY KEY,
  title TEXT,
  target INTEGER CHECK (target > 0),
  set_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE gift_goal_reached (
  anchor_room_id TEXT NOT NULL,
  since INTEGER NOT NULL,
  step INTEGER NOT NULL,
  title TEXT NOT NULL,
  target INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (anchor_room_id, since, step)
) STRICT, WITHOUT ROWID;
`;

/** A member’s likes in a room are queried whenever they enter it. */
const likesOfMember = `CREATE INDEX like_of_member ON chat_like (user_id, room_no);`;
const moderations = `
CREATE TABLE chat_moderation (
  moderation_id INTEGER PRIMARY KEY,
  room_no TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX moderation_of_room ON chat_moderation (room_no, moderation_id);
`;

/** For sessions that began earlier, the device is unknown. */
const sessionDevices = `
ALTER TABLE session ADD COLUMN device_name TEXT NOT NULL DEFAULT '未知设备';
ALTER TABLE session ADD COLUMN place TEXT NOT NULL DEFAULT '未知地点';
`;

/** Earlier gifts in the rooms of anchors belong to those anchors; the match rooms of the others are no longer known. */
const support = `
CREATE TABLE anchor_support (
  anchor_room_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  coins INTEGER NOT NULL,
  PRIMARY KEY (anchor_room_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO anchor_support
  SELECT substr(room_no, 3),
    substr(account, instr(account, ':') + 1, length(account) - instr(account, ':') - length(':COIN')),
    -sum(amount)
  FROM ledger_transfer JOIN ledger_entry USING (transfer_id)
  WHERE room_no LIKE 'a-%' AND kind IN ('gift', 'crowdGift') AND amount < 0
  GROUP BY 1, 2;
`;

/**
 * Each account stores its balance, and may be in any currency. The table is recreated under its name while entries refer to
 * it: the referenced rows are back before the step ends.
 */
const balances = `
PRAGMA defer_foreign_keys = ON;
CREATE TEMP TABLE kept_account AS
  SELECT account, currency, may_owe,
    (SELECT coalesce(sum(amount), 0) FROM ledger_entry WHERE ledger_entry.account = ledger_account.account) AS balance
  FROM ledger_account;
DROP TABLE ledger_account;
CREATE TABLE ledger_account (
  account TEXT PRIMARY KEY,
  currency TEXT NOT NULL CHECK (currency IN ('COIN', 'CNY', 'USDT', 'POINT') OR currency GLOB 'ITEM:*'),
  may_owe INTEGER NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (may_owe = 1 OR balance >= 0)
) STRICT, WITHOUT ROWID;
INSERT INTO ledger_account SELECT account, currency, may_owe, balance FROM kept_account;
DROP TABLE kept_account;
`;

/** Call and input that each request id of a member belongs to. */
const requestIds = `
CREATE TABLE request_id (
  owner TEXT NOT NULL,
  request_id TEXT NOT NULL,
  call TEXT NOT NULL,
  input TEXT NOT NULL,
  PRIMARY KEY (owner, request_id)
) STRICT, WITHOUT ROWID;
`;

/** Since when an address is its member's, epoch ms: a new one recovers nothing for a while. */
const contactSince = `ALTER TABLE contact ADD COLUMN since INTEGER NOT NULL DEFAULT 0;`;

/**
 * Time of the first use of an id, so that ids expire; earlier ids are as young as the newest command. The indexes find
 * what is old (the `bounds` of the domains).
 */
const ages = `
ALTER TABLE request_id ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
UPDATE request_id SET at = coalesce((SELECT max(at) FROM command), unixepoch() * 1000);
CREATE INDEX request_id_by_time ON request_id (at);
CREATE INDEX command_by_time ON command (at);
CREATE INDEX greeting_by_time ON greeting (at);
CREATE INDEX goal_reached_by_time ON gift_goal_reached (at);
CREATE INDEX code_letter_by_time ON inbox (at);
`;

/** Members, sessions, money and members’ activity in rooms. The world has its own chain of migrations. */
export const platformMigrations: Migrations = {
  name: 'platform',
  steps: [
    people,
    ledger,
    rooms,
    givers,
    authMigration,
    seenSessions,
    purchaseCall,
    messageCare,
    giftGoals,
    likesOfMember,
    moderations,
    support,
    sessionDevices,
    balances,
    requestIds,
    contactSince,
    ages,
    ledgerFold,
  ],
};
