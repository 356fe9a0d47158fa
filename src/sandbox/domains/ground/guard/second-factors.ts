import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { RECOVERY_CODES } from '#contract/people/security/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { isPassword, LIGHT_COST, storePassword } from '#sandbox/domains/ground/member/password.ts';
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
  reset(userId: string, step: number): void;
};

function createTries(db: DatabaseSync): Tries {
  const count = db.prepare('UPDATE second_factor SET failures = ?, last_at = ? WHERE user_id = ?');
  const reset = db.prepare(
    'UPDATE second_factor SET failures = 0, last_step = max(last_step, ?) WHERE user_id = ?',
  );
  return {
    count(userId, { failures, last_at }, now) {
      const before = sinceMs(now, last_at) < LOCK_MS ? failures : 0;
      if (before >= TRIES) refuse('SECOND_FACTOR_LOCKED', { waitMs: last_at + LOCK_MS - now });
      count.run(before + 1, now, userId);
      return TRIES - before - 1;
    },
    reset: (userId, step) => void reset.run(step, userId),
  };
}

const LETTERS = 10;
/** More than ten letters of five bits need. */
const BYTES = 8;

const CodeRow = v.object({ number: intColumn, salt: v.string(), password: v.string() });

type RecoveryCodes = {
  /** Replaces the existing codes with ten others; only their hashes are stored. */
  renew(userId: string): Promise<readonly string[]>;
  /** Uses a code up. @returns false when no matching code is left. */
  use(userId: string, code: string, now: number): Promise<boolean>;
  remaining(userId: string): number;
  forget(userId: string): void;
};

/** Codes of fifty bits that replace the device of a second factor, each once. */
function createRecoveryCodes(db: DatabaseSync): RecoveryCodes {
  const unused = query(
    db,
    CodeRow,
    'SELECT number, salt, password FROM recovery_code WHERE user_id = ? AND used_at IS NULL',
  );
  const count = countQuery(
    db,
    'SELECT count(*) AS n FROM recovery_code WHERE user_id = ? AND used_at IS NULL',
  );
  const drop = db.prepare('DELETE FROM recovery_code WHERE user_id = ?');
  const insert = db.prepare(
    'INSERT INTO recovery_code (user_id, number, salt, password) VALUES (?, ?, ?, ?)',
  );
  const spend = db.prepare(
    'UPDATE recovery_code SET used_at = ? WHERE user_id = ? AND number = ? AND salt = ? AND used_at IS NULL',
  );
  return {
    async renew(userId) {
      const codes = Array.from({ length: RECOVERY_CODES }, () =>
        base32(randomBytes(BYTES)).slice(0, LETTERS),
      );
      const stored = await Promise.all(codes.map((code) => storePassword(code, LIGHT_COST)));
      transaction(db, () => {
        drop.run(userId);
        for (const [number, { salt, password }] of stored.entries())
          insert.run(userId, number, salt, password);
      });
      return codes;
    },
    async use(userId, code, now) {
      for (const { number, ...stored } of unused.all(userId)) {
        // Between the check and this line another request may have used it.
        if (await isPassword(stored, code)) return spend.run(now, userId, number, stored.salt).changes === 1;
      }
      return false;
    },
    remaining: (userId) => count(userId),
    forget: (userId) => void drop.run(userId),
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
    tries.reset(userId, step ?? 0);
    return isRecovery ? 'recoveryCode' : 'code';
  };

  return {
    since,
    codesLeft: recovery.remaining,
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
