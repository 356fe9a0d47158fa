import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { REOPEN_WAIT_MS } from '#contract/protection/restriction/constants.ts';
import type { RestrictionWire } from '#contract/protection/restriction/schema.ts';
import {
  RESTRICTION_STATES,
  type RestrictionState,
  type RestrictionStep,
  restrictionAfter,
} from '#contract/protection/restriction/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const restrictions = `
CREATE TABLE restriction (
  user_id TEXT PRIMARY KEY REFERENCES member,
  state TEXT NOT NULL CHECK (state IN ('free', 'resting', 'excluded', 'ended', 'reopening', 'closed', 'restoring')),
  since INTEGER NOT NULL,
  until INTEGER,
  asked_at INTEGER,
  reason TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
`;

const persons = `
CREATE TABLE person_secret (secret TEXT NOT NULL) STRICT;
CREATE TABLE excluded_key (
  hash TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL,
  PRIMARY KEY (hash, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX excluded_key_of_member ON excluded_key (user_id);
CREATE TABLE person_apart (
  excluded_id TEXT NOT NULL REFERENCES member,
  user_id TEXT NOT NULL REFERENCES member,
  PRIMARY KEY (excluded_id, user_id)
) STRICT, WITHOUT ROWID;
`;

/**
 * Phones in canonical spelling: a dialling code of the list and the national number. Of accounts with the same phone, one
 * of an excluded person keeps it, otherwise the one that had it in this spelling; the others have none and may bind their
 * own.
 */
const plainPhones = `
CREATE TEMP TABLE plain_phone AS
WITH spelled AS (
  SELECT user_id, address, ltrim(replace(address, ' ', ''), '0') AS digits,
    ltrim(substr(address, 1, instr(address, ' ') - 1), '0') AS typed
  FROM contact WHERE channel = 'phone'
), split AS (
  SELECT user_id, address, digits, CASE
    WHEN substr(digits, 1, 3) IN ('852', '853', '886') THEN substr(digits, 1, 3)
    WHEN substr(digits, 1, 2) IN ('86', '60', '62', '63', '65', '66', '84') THEN substr(digits, 1, 2)
    ELSE typed END AS region
  FROM spelled
), plain AS (
  SELECT user_id, address, region || ' ' || ltrim(substr(digits, length(region) + 1), '0') AS wanted FROM split
)
SELECT user_id, address, wanted, row_number() OVER (
  PARTITION BY wanted
  ORDER BY user_id IN (SELECT user_id FROM excluded_key) DESC, address = wanted DESC, user_id
) AS place FROM plain;
DELETE FROM contact WHERE channel = 'phone' AND user_id IN (SELECT user_id FROM plain_phone WHERE place > 1);
UPDATE member SET has_phone = 0 WHERE user_id IN (SELECT user_id FROM plain_phone WHERE place > 1);
UPDATE contact SET address = (SELECT wanted FROM plain_phone WHERE plain_phone.user_id = contact.user_id)
WHERE channel = 'phone';
DROP TABLE plain_phone;
`;

/** Restrictions that members impose on themselves, and the identifying details of excluded ones. */
export const restrictionMigrations: Migrations = {
  name: 'restriction',
  steps: [restrictions, persons, plainPhones],
};

const Row = v.object({
  user_id: v.string(),
  state: v.picklist(RESTRICTION_STATES),
  since: intColumn,
  until: v.nullable(intColumn),
  asked_at: v.nullable(intColumn),
  reason: v.string(),
});
/** Stored restriction of a member; times are epoch ms. */
export type RestrictionRow = v.InferOutput<typeof Row>;

/** Fields that a step changes beside the state. */
type Change = Partial<Pick<RestrictionRow, 'since' | 'until' | 'asked_at' | 'reason'>>;

export type RestrictionStore = {
  /** Returns the restriction at a timestamp: one past its end by the clock has ended. */
  at(userId: string, now: number): RestrictionRow;
  /** @throws Refusal ORDER_STEP_REFUSED when the current state does not allow the step. */
  step(userId: string, step: RestrictionStep, change: Change, now: number): RestrictionRow;
  /** Returns members whose account is in one of these states, whether or not their time has passed. */
  inStates(states: readonly RestrictionState[]): readonly string[];
};

const freeRow = (userId: string): RestrictionRow => ({
  user_id: userId,
  state: 'free',
  since: 0,
  until: null,
  asked_at: null,
  reason: '',
});

/** The clock's own step, when its time has come. */
function expired(row: RestrictionRow, now: number): RestrictionRow {
  const state = row.until !== null && row.until <= now ? restrictionAfter(row.state, 'expire') : null;
  return state === null ? row : { ...row, state };
}

/** The restrictions of a database whose schema is up to date. */
export function createRestrictionStore(db: DatabaseSync): RestrictionStore {
  const byUser = query(db, Row, 'SELECT * FROM restriction WHERE user_id = ?');
  const all = query(db, Row, `SELECT * FROM restriction WHERE state <> 'free'`);
  const upsert = db.prepare('INSERT OR REPLACE INTO restriction VALUES (?, ?, ?, ?, ?, ?)');
  const at = (userId: string, now: number) => expired(byUser.get(userId) ?? freeRow(userId), now);
  return {
    at,
    step(userId, step, change, now) {
      const row = at(userId, now);
      const state = restrictionAfter(row.state, step) ?? refuse('ORDER_STEP_REFUSED');
      const next = { ...row, ...change, state };
      upsert.run(userId, next.state, next.since, next.until, next.asked_at, next.reason);
      return next;
    },
    inStates: (states) =>
      all.readable().flatMap(({ user_id, state }) => (states.includes(state) ? [user_id] : [])),
  };
}

/** Converts to wire format; null for a member without a restriction. */
export function restrictionWire({ state, since, until, asked_at }: RestrictionRow): RestrictionWire | null {
  if (state === 'free') return null;
  return { state, since, until, openableAt: asked_at === null ? null : asked_at + REOPEN_WAIT_MS };
}
