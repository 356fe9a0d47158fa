import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { isPassword, storePassword } from '#sandbox/session/password.ts';
import { SECRET_LOCK_MS, SECRET_TRIES } from './times.table.ts';

const Row = v.object({ salt: v.string(), password: v.string(), failures: intColumn, last_at: intColumn });

export type WithdrawPasswords = ReturnType<typeof createWithdrawPasswords>;

/** The six digits that let money out [5.05]: salted, with few tries. */
export function createWithdrawPasswords(db: DatabaseSync) {
  const find = query(
    db,
    Row,
    'SELECT salt, password, failures, last_at FROM withdraw_password WHERE user_id = ?',
  );
  const write = db.prepare('INSERT OR REPLACE INTO withdraw_password VALUES (?, ?, ?, 0, ?)');
  const count = db.prepare('UPDATE withdraw_password SET failures = ?, last_at = ? WHERE user_id = ?');

  const set = async (userId: string, digits: string, now: number) => {
    const { salt, password } = await storePassword(digits);
    write.run(userId, salt, password, now);
  };

  return {
    isSet: (userId: string) => find.get(userId) !== undefined,
    set,
    /**
     * A try counts before it is looked at, so that many at once are no more than one after another.
     * @throws Refusal WITHDRAW_PASSWORD_WRONG with the tries left, WITHDRAW_PASSWORD_LOCKED with the wait.
     */
    async check(userId: string, digits: string, now: number): Promise<void> {
      const row = find.get(userId) ?? refuse('WITHDRAW_PASSWORD_WRONG', { max: 0 });
      const isFresh = now - row.last_at < SECRET_LOCK_MS;
      const failures = isFresh ? row.failures : 0;
      if (failures >= SECRET_TRIES) {
        refuse('WITHDRAW_PASSWORD_LOCKED', { waitMs: row.last_at + SECRET_LOCK_MS - now });
      }
      count.run(failures + 1, now, userId);
      if (await isPassword(row, digits)) count.run(0, now, userId);
      else refuse('WITHDRAW_PASSWORD_WRONG', { max: SECRET_TRIES - failures - 1 });
    },
  };
}
