import type { Chain } from '#sandbox/db/migrate.ts';

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

/** Money orders, the statement, where money may go, and the limits members set. */
export const moneyChain: Chain = { name: 'money', steps: [orders, statement, payees, preferences] };
