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
import { intColumn, query } from '#sandbox/db/query.ts';

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
  const one = query(db, Row, 'SELECT * FROM restriction WHERE user_id = ?');
  const all = query(db, Row, `SELECT * FROM restriction WHERE state <> 'free'`);
  const put = db.prepare('INSERT OR REPLACE INTO restriction VALUES (?, ?, ?, ?, ?, ?)');
  const at = (userId: string, now: number) => expired(one.get(userId) ?? freeRow(userId), now);
  return {
    at,
    step(userId, step, change, now) {
      const row = at(userId, now);
      const state = restrictionAfter(row.state, step) ?? refuse('ORDER_STEP_REFUSED');
      const next = { ...row, ...change, state };
      put.run(userId, next.state, next.since, next.until, next.asked_at, next.reason);
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
