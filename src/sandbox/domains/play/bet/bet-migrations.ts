import type { Migrations } from '#sandbox/db/migrate.ts';
import { splitByVenue } from '#sandbox/domains/ground/ledger/split-by-venue.ts';

/** Bets with their legs, what was paid for them, and the results they were settled on. Demo bets are made again. */
const bets = `
CREATE TABLE bet (
  bet_id TEXT PRIMARY KEY,
  bet_no TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES member,
  site_id INTEGER NOT NULL,
  request_id TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  kind TEXT NOT NULL CHECK (kind IN ('single', 'multiple', 'system')),
  size INTEGER,
  lines INTEGER NOT NULL CHECK (lines > 0),
  policy TEXT NOT NULL,
  placed_at INTEGER NOT NULL,
  line_stake INTEGER NOT NULL CHECK (line_stake > 0),
  open_stake INTEGER NOT NULL CHECK (open_stake >= 0),
  state TEXT NOT NULL,
  version INTEGER NOT NULL,
  offers_taken INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  due_at INTEGER,
  waits_from INTEGER,
  delay_ms INTEGER NOT NULL,
  highest INTEGER NOT NULL,
  cashed_out INTEGER NOT NULL,
  paid INTEGER,
  valid_stake INTEGER NOT NULL,
  offer TEXT,
  reason TEXT,
  cash_out TEXT,
  cash_out_due INTEGER,
  UNIQUE (user_id, request_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX bet_due ON bet (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX bet_cash_out_due ON bet (cash_out_due) WHERE cash_out_due IS NOT NULL;
CREATE INDEX bet_by_member ON bet (user_id, currency, placed_at);
CREATE INDEX bet_by_state ON bet (state);
CREATE TABLE bet_leg (
  bet_id TEXT NOT NULL REFERENCES bet,
  n INTEGER NOT NULL,
  match_id TEXT NOT NULL,
  market_id TEXT NOT NULL,
  selection_id TEXT NOT NULL,
  ball_class INTEGER NOT NULL,
  start_at INTEGER NOT NULL,
  line TEXT NOT NULL,
  words TEXT NOT NULL,
  rule TEXT NOT NULL,
  material INTEGER NOT NULL,
  asked_odds TEXT NOT NULL,
  odds TEXT NOT NULL,
  placed_score TEXT,
  base TEXT NOT NULL,
  nth INTEGER NOT NULL,
  fact_no INTEGER NOT NULL,
  result TEXT,
  counted TEXT,
  PRIMARY KEY (bet_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX leg_of_match ON bet_leg (match_id, fact_no);
CREATE INDEX leg_without_result ON bet_leg (start_at) WHERE result IS NULL;
CREATE TABLE bet_settlement (
  bet_id TEXT NOT NULL REFERENCES bet,
  no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  returned INTEGER NOT NULL,
  booked INTEGER NOT NULL,
  owed INTEGER NOT NULL,
  valid_stake INTEGER NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (bet_id, no)
) STRICT, WITHOUT ROWID;
CREATE TABLE match_fact (
  match_id TEXT NOT NULL,
  no INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  note TEXT NOT NULL,
  by_hand INTEGER NOT NULL,
  PRIMARY KEY (match_id, no)
) STRICT, WITHOUT ROWID;
CREATE TABLE cash_out_quote (
  quote_id TEXT PRIMARY KEY,
  bet_id TEXT NOT NULL REFERENCES bet,
  version INTEGER NOT NULL,
  value INTEGER NOT NULL,
  materials TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE shown_order (
  room_no TEXT NOT NULL,
  order_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  reverted INTEGER NOT NULL,
  PRIMARY KEY (room_no, order_id)
) STRICT, WITHOUT ROWID;
INSERT INTO shown_order SELECT * FROM shared_order;
DROP TABLE shared_order;
DROP TABLE bet_order;
`;

/**
 * Stake of each bet that counts for rebates; before, every settled bet without a low price counted. The valid stake is
 * that of the last settlement.
 */
const counted = `
CREATE TABLE bet_rebated (
  bet_id TEXT PRIMARY KEY REFERENCES bet,
  amount INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
UPDATE bet SET valid_stake = (SELECT s.valid_stake FROM bet_settlement AS s WHERE s.bet_id = bet.bet_id ORDER BY no DESC LIMIT 1)
  WHERE bet_id IN (SELECT bet_id FROM bet_settlement);
INSERT INTO bet_rebated SELECT bet_id, valid_stake FROM bet
  WHERE valid_stake > 0 AND bet_id NOT IN (SELECT bet_id FROM bet_leg WHERE CAST(odds AS REAL) < 1.5);
`;

/** Leaves legs of refused and lapsed bets out of the index of legs that wait for a result: they never get one. */
const ended = `
ALTER TABLE bet_leg ADD COLUMN is_ended INTEGER NOT NULL DEFAULT 0;
UPDATE bet_leg SET is_ended = 1 WHERE bet_id IN (SELECT bet_id FROM bet WHERE state IN ('rejected', 'lapsed'));
DROP INDEX leg_without_result;
CREATE INDEX leg_without_result ON bet_leg (start_at, match_id) WHERE result IS NULL AND is_ended = 0;
`;

/** Stores the venue of each bet: until now one venue took all of them. */
const venues = `
ALTER TABLE bet ADD COLUMN venue TEXT NOT NULL DEFAULT 'YBTY';
`;

/** Gives the only book so far, the account of lost stakes, the name of its venue: each venue has its own. */
const books = `
INSERT INTO ledger_account (account, currency, may_owe, balance)
  SELECT 'platform:book:YBTY:' || currency, currency, may_owe, balance FROM ledger_account
  WHERE account IN ('platform:book:CNY', 'platform:book:USDT');
UPDATE ledger_entry SET account = replace(account, 'platform:book:', 'platform:book:YBTY:')
  WHERE account IN ('platform:book:CNY', 'platform:book:USDT');
DELETE FROM ledger_account WHERE account IN ('platform:book:CNY', 'platform:book:USDT');
`;

/** Values at which members cash out their bets, one setting a bet. */
const autoCashOuts = `
CREATE TABLE auto_cash_out (
  bet_id TEXT PRIMARY KEY REFERENCES bet,
  no INTEGER NOT NULL,
  value INTEGER NOT NULL CHECK (value > 0),
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 100),
  until INTEGER,
  set_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('set', 'paid', 'expired', 'revoked', 'ended')),
  misses INTEGER NOT NULL,
  miss TEXT,
  paid TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX auto_cash_out_set ON auto_cash_out (bet_id) WHERE state = 'set';
`;

/** Prices of multiples on one match. */
const combinations = `
ALTER TABLE bet ADD COLUMN combination TEXT;
`;

/** Notes of transfers of bets end with the id of the bet. */
const BET_ID = `substr(moved.note, instr(moved.note, ':') + 1)`;

const stakes = splitByVenue('bets', `(SELECT bet.venue FROM bet WHERE bet.bet_id = ${BET_ID})`);

/**
 * Moves what is still owed after corrections to the venues of the bets. Repayments are taken to have repaid the oldest debts
 * first; debts of bonuses stay at the centre.
 */
const debts = `
CREATE TEMP TABLE venue_debt AS
  SELECT account, currency, venue, sum(remaining) AS amount FROM (
    SELECT account, currency, moved.kind, (SELECT bet.venue FROM bet WHERE bet.bet_id = ${BET_ID}) AS venue,
      min(-amount, -balance - coalesce(sum(-amount) OVER (
        PARTITION BY account ORDER BY moved.transfer_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)) AS remaining
    FROM ledger_entry AS entry JOIN ledger_account USING (account)
      JOIN ledger_transfer AS moved ON moved.transfer_id = entry.transfer_id
    WHERE account >= 'owed:' AND account < 'owed;' AND balance < 0 AND amount < 0)
  WHERE kind = 'bet' AND venue IS NOT NULL AND remaining > 0 GROUP BY account, currency, venue;
ALTER TABLE venue_debt ADD COLUMN at_venue TEXT;
UPDATE venue_debt SET at_venue = substr(account, 1, length(account) - length(currency)) || venue || ':' || currency;
INSERT INTO ledger_account (account, currency, may_owe, balance)
  SELECT at_venue, currency, 1, -amount FROM venue_debt;
UPDATE ledger_account SET balance = balance + debt.amount
  FROM (SELECT account AS old, sum(amount) AS amount FROM venue_debt GROUP BY account) AS debt WHERE account = debt.old;
INSERT INTO ledger_transfer (kind, at, room_no, note)
  SELECT 'bet', (SELECT max(at) FROM ledger_transfer WHERE kind = 'bet'), NULL, 'debt:' || at_venue FROM venue_debt;
INSERT INTO ledger_entry (transfer_id, account, amount)
  SELECT transfer_id, account, amount FROM venue_debt JOIN ledger_transfer ON note = 'debt:' || at_venue
  UNION ALL SELECT transfer_id, at_venue, -amount FROM venue_debt JOIN ledger_transfer ON note = 'debt:' || at_venue;
DROP TABLE venue_debt;
`;

export const betMigrations: Migrations = {
  name: 'bet',
  steps: [bets, counted, ended, venues, autoCashOuts, combinations],
};

export const bookMigrations: Migrations = { name: 'bet-book', steps: [books, stakes, debts] };
