import type { Migrations } from '#sandbox/db/migrate.ts';

const orders = `
CREATE TABLE money_order (
  order_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  site_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  cls TEXT NOT NULL,
  version INTEGER NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deadline_at INTEGER,
  next_at INTEGER,
  next_event TEXT,
  counterparty TEXT NOT NULL,
  reason TEXT NOT NULL,
  reminders INTEGER NOT NULL,
  reminded_at INTEGER,
  money TEXT NOT NULL CHECK (money IN ('none', 'held', 'in', 'out', 'back')),
  request_id TEXT NOT NULL,
  promotion_id TEXT NOT NULL,
  UNIQUE (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_due ON money_order (cls, next_at);
CREATE INDEX order_of_member ON money_order (user_id, cls, created_at);
CREATE TABLE money_order_step (
  order_id TEXT NOT NULL REFERENCES money_order,
  n INTEGER NOT NULL,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (order_id, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE money_proof (
  order_id TEXT NOT NULL REFERENCES money_order,
  n INTEGER NOT NULL,
  type TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (order_id, n)
) STRICT, WITHOUT ROWID;
`;

const statement = `
CREATE TABLE money_record (
  record_id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  type TEXT NOT NULL,
  title TEXT NOT NULL,
  note TEXT NOT NULL,
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  cls TEXT NOT NULL,
  at INTEGER NOT NULL,
  order_id TEXT UNIQUE
) STRICT;
CREATE INDEX record_of_member ON money_record (user_id, currency, at);
`;

const payees = `
CREATE TABLE payee (
  payee_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('card', 'address')),
  bank_code TEXT NOT NULL,
  number TEXT NOT NULL,
  label TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  UNIQUE (user_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE real_name (
  user_id TEXT PRIMARY KEY REFERENCES member,
  name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE withdraw_password (
  user_id TEXT PRIMARY KEY REFERENCES member,
  salt TEXT NOT NULL,
  password TEXT NOT NULL,
  failures INTEGER NOT NULL,
  last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE wagering (
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  left_over INTEGER NOT NULL,
  PRIMARY KEY (user_id, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE deposit_limit (
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  amount INTEGER,
  pending_at INTEGER,
  pending_amount INTEGER,
  PRIMARY KEY (user_id, currency, period)
) STRICT, WITHOUT ROWID;
CREATE TABLE deposit_limit_offer (
  user_id TEXT PRIMARY KEY REFERENCES member,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE treasury_day (
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  day TEXT NOT NULL,
  earned INTEGER NOT NULL,
  rate INTEGER NOT NULL,
  PRIMARY KEY (user_id, currency, day)
) STRICT, WITHOUT ROWID;
`;

const preferences = `
ALTER TABLE payee ADD COLUMN preferred_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE wagering ADD COLUMN demanded INTEGER NOT NULL DEFAULT 0;
UPDATE wagering SET demanded = left_over;
`;

/** Letter, day and minute of the site's clock (Beijing), and a count of the day. */
const letter = `CASE type WHEN 'deposit' THEN 'D' WHEN 'withdrawal' THEN 'W' WHEN 'transfer' THEN 'T' WHEN 'coins' THEN 'C'
  WHEN 'treasury' THEN 'Y' WHEN 'exchange' THEN 'X' WHEN 'rebate' THEN 'R' WHEN 'bonus' THEN 'B' ELSE 'G' END`;
const clock = `substr(strftime('%Y%m%d%H%M', at / 1000 + 28800, 'unixepoch'), 3)`;

const numbers = `
ALTER TABLE money_order ADD COLUMN order_no TEXT NOT NULL DEFAULT '';
ALTER TABLE money_record ADD COLUMN order_no TEXT NOT NULL DEFAULT '';
CREATE TABLE order_number (head TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT, WITHOUT ROWID;
UPDATE money_record SET order_no = numbered.no FROM (
  SELECT record_id, letter || clock || printf('%04d', row_number() OVER (
    PARTITION BY letter || substr(clock, 1, 6) ORDER BY at, record_id)) AS no
  FROM (SELECT record_id, at, ${letter} AS letter, ${clock} AS clock FROM money_record)
) AS numbered WHERE numbered.record_id = money_record.record_id;
INSERT INTO order_number SELECT substr(order_no, 1, 7) AS head, count(*) FROM money_record GROUP BY head;
UPDATE money_order SET order_no =
  coalesce((SELECT order_no FROM money_record WHERE money_record.order_id = money_order.order_id), '');
CREATE INDEX order_by_no ON money_order (order_no);
CREATE INDEX record_by_no ON money_record (user_id, order_no);
`;

/** Payees that were listed first stay first; existing ones are usable at once. */
const waits = `
ALTER TABLE payee ADD COLUMN usable_at INTEGER NOT NULL DEFAULT 0;
UPDATE payee SET usable_at = added_at;
UPDATE payee SET preferred_at = 1 WHERE preferred_at = 0 AND payee_id IN (
  SELECT payee_id FROM (SELECT payee_id, row_number() OVER (
    PARTITION BY user_id, kind ORDER BY preferred_at DESC, added_at DESC, payee_id) AS place FROM payee)
  WHERE place = 1);
ALTER TABLE withdraw_password ADD COLUMN changed_at INTEGER;
`;

/** One limit for a period, whatever the currency: where there were two, the yuan one. */
const limits = `
CREATE TABLE member_limit (
  user_id TEXT NOT NULL REFERENCES member,
  period TEXT NOT NULL CHECK (period IN ('day', 'week', 'month')),
  currency TEXT NOT NULL,
  amount INTEGER,
  pending_at INTEGER,
  pending_currency TEXT,
  pending_amount INTEGER,
  PRIMARY KEY (user_id, period)
) STRICT, WITHOUT ROWID;
INSERT INTO member_limit
  SELECT user_id, period, currency, amount, pending_at, CASE WHEN pending_at IS NULL THEN NULL ELSE currency END,
    pending_amount FROM deposit_limit WHERE true ORDER BY currency ON CONFLICT DO NOTHING;
DROP TABLE deposit_limit;
CREATE INDEX record_of_deposits ON money_record (user_id, type, at);
`;

/** Bonus money, each linked to its deposit; deadlines that are paused while an order is appealed. */
const bonuses = `
CREATE TABLE bonus (
  order_id TEXT PRIMARY KEY REFERENCES money_order,
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  title TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  wagering INTEGER NOT NULL,
  left_over INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('locked', 'released', 'forfeited'))
) STRICT, WITHOUT ROWID;
CREATE INDEX bonus_of_member ON bonus (user_id, currency, state);
ALTER TABLE money_order ADD COLUMN method TEXT NOT NULL DEFAULT '';
ALTER TABLE money_order ADD COLUMN remaining_ms INTEGER;
`;

/** Daily interest below a cent, in parts of a cent: 10 000 for the rate’s unit times 365 for the days of a year. */
const fractions = `ALTER TABLE treasury_day ADD COLUMN carried INTEGER NOT NULL DEFAULT 0;`;

/** Deposits that arrived and were recalled by the bank. */
const recalled = `
CREATE TABLE recalled_deposit (
  order_id TEXT PRIMARY KEY REFERENCES money_order,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Money orders, the statement, where money may go, and the limits members set. */
export const moneyMigrations: Migrations = {
  name: 'money',
  steps: [orders, statement, payees, preferences, numbers, waits, limits, bonuses, fractions, recalled],
};
