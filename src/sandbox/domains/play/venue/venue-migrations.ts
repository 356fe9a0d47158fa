import type { Migrations } from '#sandbox/db/migrate.ts';
import { splitByVenue } from '#sandbox/domains/ground/ledger/split-by-venue.ts';

/** Visits to a game, the seeds members play with, and every round. Demo rounds carry no member. */
const rounds = `
CREATE TABLE play_session (
  session_id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  site_id INTEGER NOT NULL,
  game_id TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('CNY', 'USDT')),
  demo INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX play_session_of_owner ON play_session (owner, ended_at);
CREATE TABLE seed_pair (
  pair_id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  server_seed TEXT NOT NULL,
  client_seed TEXT NOT NULL,
  next_nonce INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('next', 'current', 'revealed'))
) STRICT, WITHOUT ROWID;
CREATE INDEX seed_pair_of_owner ON seed_pair (owner, state);
CREATE TABLE game_round (
  round_id INTEGER PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES play_session,
  pair_id TEXT NOT NULL REFERENCES seed_pair,
  nonce INTEGER NOT NULL,
  choice INTEGER NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  payout INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  rules TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('decided', 'settled', 'seen')),
  request_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (session_id, request_id),
  UNIQUE (pair_id, nonce)
) STRICT;
CREATE INDEX round_of_session ON game_round (session_id, round_id);
CREATE INDEX round_unsettled ON game_round (state) WHERE state <> 'seen';
`;

/** Limits that members chose for a visit before it began. */
const plans = `
CREATE TABLE play_plan (
  session_id TEXT PRIMARY KEY REFERENCES play_session,
  minutes INTEGER CHECK (minutes > 0),
  spend INTEGER CHECK (spend > 0),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

/** Ends are stored as timestamps, so that they stay exact to the millisecond when the time of a visit is chosen again. */
const planEnds = `
CREATE TABLE play_plan_by_end (
  session_id TEXT PRIMARY KEY REFERENCES play_session,
  at INTEGER NOT NULL,
  ends_at INTEGER,
  spend INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO play_plan_by_end SELECT session_id, at, at + minutes * 60000, spend FROM play_plan;
DROP TABLE play_plan;
ALTER TABLE play_plan_by_end RENAME TO play_plan;
`;

/**
 * Moves of rounds that go on after their start. `stake` includes `raised`, which moves added; an `open` round has paid
 * nothing yet. A state was added to a checked column, so the table is built again.
 */
const moves = `
CREATE TABLE game_round_with_moves (
  round_id INTEGER PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES play_session,
  pair_id TEXT NOT NULL REFERENCES seed_pair,
  nonce INTEGER NOT NULL,
  choice INTEGER NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  raised INTEGER NOT NULL CHECK (raised >= 0 AND raised < stake),
  payout INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  moves TEXT NOT NULL,
  rules TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'decided', 'settled', 'seen')),
  request_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (session_id, request_id),
  UNIQUE (pair_id, nonce)
) STRICT;
INSERT INTO game_round_with_moves
  SELECT round_id, session_id, pair_id, nonce, choice, stake, 0, payout, outcome, '[]', rules, state, request_id, at
  FROM game_round;
DROP TABLE game_round;
ALTER TABLE game_round_with_moves RENAME TO game_round;
CREATE INDEX round_of_session ON game_round (session_id, round_id);
CREATE INDEX round_unsettled ON game_round (state) WHERE state <> 'seen';
`;

/**
 * Bets at shared tables. A round is drawn from a pair of seeds of its player, or from an issue of its table. `series` names
 * bets that are withdrawn once one of them has a return.
 */
const tables = `
CREATE TABLE table_secret (game_id TEXT PRIMARY KEY, secret TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE game_round_with_issue (
  round_id INTEGER PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES play_session,
  pair_id TEXT,
  nonce INTEGER,
  issue INTEGER,
  series TEXT,
  choice INTEGER NOT NULL,
  stake INTEGER NOT NULL CHECK (stake > 0),
  raised INTEGER NOT NULL CHECK (raised >= 0 AND raised < stake),
  payout INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  moves TEXT NOT NULL,
  rules TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'decided', 'settled', 'seen', 'withdrawn')),
  request_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (session_id, request_id),
  UNIQUE (pair_id, nonce),
  CHECK ((pair_id IS NULL) = (nonce IS NULL) AND (pair_id IS NULL) <> (issue IS NULL))
) STRICT;
INSERT INTO game_round_with_issue
  SELECT round_id, session_id, pair_id, nonce, NULL, NULL, choice, stake, raised, payout, outcome, moves, rules, state,
    request_id, at
  FROM game_round;
DROP TABLE game_round;
ALTER TABLE game_round_with_issue RENAME TO game_round;
CREATE INDEX round_of_session ON game_round (session_id, round_id);
CREATE INDEX round_unsettled ON game_round (state) WHERE state <> 'seen';
CREATE INDEX round_of_issue ON game_round (issue) WHERE issue IS NOT NULL;
`;

/**
 * Seats of the fishing tables and shots at their fish. A hall is a game, or its trials; simulated players shoot from seats that
 * no visit had at the time.
 */
const fishing = `
CREATE TABLE fishing_seat (
  seat_id INTEGER PRIMARY KEY,
  hall TEXT NOT NULL,
  session_id TEXT NOT NULL REFERENCES play_session,
  table_no INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  since INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX fishing_seat_of_hall ON fishing_seat (hall, seen_at);
CREATE INDEX fishing_seat_seen ON fishing_seat (seen_at);
CREATE TABLE fishing_shot (
  round_id INTEGER PRIMARY KEY REFERENCES game_round,
  hall TEXT NOT NULL,
  table_no INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  fish INTEGER NOT NULL,
  shot_at INTEGER NOT NULL
) STRICT;
CREATE INDEX fishing_shot_of_table ON fishing_shot (hall, table_no, shot_at);
CREATE INDEX fishing_shot_at ON fishing_shot (shot_at);
`;

/** Notes of transfers of rounds are the codes of their venues. */
const stakes = splitByVenue(
  'staked',
  `CASE WHEN moved.kind = 'play' AND moved.note <> '' THEN moved.note END`,
);

export const venueMigrations: Migrations = {
  name: 'venue',
  steps: [rounds, plans, planEnds, moves, tables, stakes, fishing],
};
