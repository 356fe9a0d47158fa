import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/since.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { base32, stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;
const TRIES = 5;
const LOCK_MS = 15 * MINUTE_MS;

const FactorRow = v.object({
  secret: v.string(),
  since: v.nullable(intColumn),
  last_step: intColumn,
  failures: intColumn,
  last_at: intColumn,
});
type FactorRow = v.InferOutput<typeof FactorRow>;

/** Method of a right code: the authenticator, or a recovery code that replaces it. */
export type Proof = 'code' | 'recoveryCode';

export type SecondFactors = {
  /** Since when it is on, epoch ms; null while it is off. */
  since(userId: string): number | null;
  codesLeft(userId: string): number;
  /** A secret that guards nothing yet. @throws Refusal ORDER_STEP_REFUSED when the factor is on. */
  begin(userId: string): string;
  /**
   * Turns it on with a code of the last given secret. @returns the recovery codes.
   * @throws Refusal ORDER_STEP_REFUSED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED.
   */
  confirm(userId: string, code: string, now: number): Promise<readonly string[]>;
  /**
   * A try counts before it is looked at. @throws Refusal ORDER_STEP_REFUSED when the factor is off,
   * SECOND_FACTOR_WRONG with the tries left, SECOND_FACTOR_LOCKED with the wait.
   */
  check(userId: string, code: string, now: number): Promise<Proof>;
  renewCodes(userId: string): Promise<readonly string[]>;
  end(userId: string): void;
};

type Tries = {
  /** @throws Refusal SECOND_FACTOR_LOCKED. @returns the tries left after this one. */
  count(userId: string, row: FactorRow, now: number): number;
  taken(userId: string, step: number): void;
};

function createTries(db: DatabaseSync): Tries {
  const count = db.prepare('UPDATE second_factor SET failures = ?, last_at = ? WHERE user_id = ?');
  const taken = db.prepare(
    'UPDATE second_factor SET failures = 0, last_step = max(last_step, ?) WHERE user_id = ?',
  );
  return {
    count(userId, { failures, last_at }, now) {
      const before = sinceMs(now, last_at) < LOCK_MS ? failures : 0;
      if (before >= TRIES) refuse('SECOND_FACTOR_LOCKED', { waitMs: last_at + LOCK_MS - now });
      count.run(before + 1, now, userId);
      return TRIES - before - 1;
    },
    taken: (userId, step) => void taken.run(step, userId),
  };
}

/** Authenticators of members (RFC 6238). A code opens once, and too many wrong ones close it for a while. */
export function createSecondFactors(db: DatabaseSync): SecondFactors {
  const recovery = createRecoveryCodes(db);
  const find = query(
    db,
    FactorRow,
    'SELECT secret, since, last_step, failures, last_at FROM second_factor WHERE user_id = ?',
  );
  const begin = db.prepare('INSERT OR REPLACE INTO second_factor (user_id, secret) VALUES (?, ?)');
  const start = db.prepare('UPDATE second_factor SET since = ? WHERE user_id = ?');
  const drop = db.prepare('DELETE FROM second_factor WHERE user_id = ?');
  const tries = createTries(db);
  const since = (userId: string) => find.get(userId)?.since ?? null;

  const prove = async (userId: string, row: FactorRow, code: string, now: number): Promise<Proof> => {
    const left = tries.count(userId, row, now);
    const step = stepOfCode(row.secret, code, now, row.last_step);
    const isRecovery = step === null && row.since !== null && (await recovery.use(userId, code, now));
    if (step === null && !isRecovery) return refuse('SECOND_FACTOR_WRONG', { left });
    tries.taken(userId, step ?? 0);
    return isRecovery ? 'recoveryCode' : 'code';
  };

  return {
    since,
    codesLeft: recovery.left,
    begin(userId) {
      if (since(userId) !== null) refuse('ORDER_STEP_REFUSED');
      const secret = base32(randomBytes(SECRET_BYTES));
      begin.run(userId, secret);
      return secret;
    },
    async confirm(userId, code, now) {
      const row = find.get(userId);
      if (!row || row.since !== null) return refuse('ORDER_STEP_REFUSED');
      await prove(userId, row, code, now);
      const codes = await recovery.renew(userId);
      start.run(now, userId);
      return codes;
    },
    check(userId, code, now) {
      const row = find.get(userId);
      return row && row.since !== null ? prove(userId, row, code, now) : refuse('ORDER_STEP_REFUSED');
    },
    renewCodes: recovery.renew,
    end(userId) {
      drop.run(userId);
      recovery.forget(userId);
    },
  };
}
