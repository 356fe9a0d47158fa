import type { Migrations } from '#sandbox/db/migrate.ts';

/**
 * Bonuses by their own ids, whatever their origin, with their time limits. Those that were locked before stay in the order
 * of their deposits: the first of a member is in progress, the others wait, and none of them has an end.
 */
const lives = `
ALTER TABLE bonus RENAME TO bonus_of_deposit;
DROP INDEX bonus_of_member;
CREATE TABLE bonus (
  bonus_n INTEGER PRIMARY KEY,
  bonus_id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('promotion', 'coupon', 'operator')),
  promotion_id TEXT NOT NULL,
  order_id TEXT REFERENCES money_order,
  title TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  times INTEGER NOT NULL,
  wagering INTEGER NOT NULL,
  left_over INTEGER NOT NULL CHECK (left_over >= 0),
  term_days INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('offered', 'accepted', 'active', 'released', 'forfeited', 'lapsed')),
  cause TEXT NOT NULL,
  offered_at INTEGER NOT NULL,
  accept_by INTEGER,
  accepted_at INTEGER,
  expires_at INTEGER,
  ended_at INTEGER
) STRICT;
INSERT INTO bonus (bonus_id, user_id, currency, source, promotion_id, order_id, title, amount, times, wagering,
    left_over, term_days, state, cause, offered_at, accepted_at, ended_at)
  SELECT order_id, o.user_id, o.currency, 'promotion', o.promotion_id, order_id, b.title, b.amount,
    b.wagering / b.amount, b.wagering, b.left_over, 0,
    CASE WHEN b.state <> 'locked' THEN b.state
      WHEN order_id = (SELECT min(order_id) FROM bonus_of_deposit AS c
        WHERE c.user_id = b.user_id AND c.currency = b.currency AND c.state = 'locked') THEN 'active'
      ELSE 'accepted' END,
    CASE b.state WHEN 'forfeited' THEN 'withdraw' ELSE '' END, o.updated_at, o.updated_at,
    CASE WHEN b.state <> 'locked' THEN o.updated_at END
  FROM bonus_of_deposit AS b JOIN money_order AS o USING (order_id) ORDER BY order_id;
DROP TABLE bonus_of_deposit;
CREATE INDEX bonus_of_member ON bonus (user_id, currency, state);
CREATE INDEX bonus_of_order ON bonus (order_id);
CREATE INDEX bonus_due ON bonus (state, accept_by, expires_at);
`;

const coupons = `
CREATE TABLE coupon (
  coupon_n INTEGER PRIMARY KEY,
  coupon_id TEXT NOT NULL UNIQUE,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('coins', 'bonus', 'deposit')),
  title TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('available', 'held', 'used', 'expired')),
  coins INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  rate INTEGER NOT NULL,
  min_amount INTEGER NOT NULL,
  times INTEGER NOT NULL,
  term_days INTEGER NOT NULL,
  promotion_id TEXT NOT NULL,
  given_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  order_id TEXT REFERENCES money_order
) STRICT;
CREATE INDEX coupon_of_member ON coupon (user_id, state, expires_at);
CREATE INDEX coupon_due ON coupon (state, expires_at);
CREATE INDEX coupon_of_order ON coupon (order_id);
`;

/** Amount counted for each bet, so that a corrected result can take it back. */
const sources = `
ALTER TABLE wagering ADD COLUMN surplus INTEGER NOT NULL DEFAULT 0;
CREATE TABLE wagering_source (
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  source TEXT NOT NULL,
  counted INTEGER NOT NULL,
  PRIMARY KEY (user_id, currency, source)
) STRICT, WITHOUT ROWID;
CREATE TABLE bonus_stake (
  stake_n INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES member,
  currency TEXT NOT NULL,
  at INTEGER NOT NULL,
  bonus_id TEXT REFERENCES bonus (bonus_id),
  counted INTEGER NOT NULL CHECK (counted > 0)
) STRICT;
CREATE INDEX bonus_stake_of_source ON bonus_stake (source);
CREATE INDEX bonus_stake_of_member ON bonus_stake (user_id, currency);
`;

/** Bonuses and coupons; after the migrations of money. */
export const bonusMigrations: Migrations = { name: 'bonus', steps: [lives, coupons, sources] };
