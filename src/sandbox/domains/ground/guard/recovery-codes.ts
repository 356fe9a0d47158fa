import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { RECOVERY_CODES } from '#contract/people/security/constants.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { isPassword, LIGHT_COST, storePassword } from '#sandbox/domains/ground/member/password.ts';
import { base32 } from './totp.ts';

const LETTERS = 10;
/** More than ten letters of five bits need. */
const BYTES = 8;

const CodeRow = v.object({ number: intColumn, salt: v.string(), password: v.string() });

export type RecoveryCodes = {
  /** Replaces the existing codes with ten others; only their hashes are stored. */
  renew(userId: string): Promise<readonly string[]>;
  /** Uses a code up. @returns false when no matching code is left. */
  use(userId: string, code: string, now: number): Promise<boolean>;
  left(userId: string): number;
  forget(userId: string): void;
};

/** Codes of fifty bits that replace the device of a second factor, each once. */
export function createRecoveryCodes(db: DatabaseSync): RecoveryCodes {
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
    left: (userId) => count(userId),
    forget: (userId) => void drop.run(userId),
  };
}
