import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Passwords, StoredPassword } from '#sandbox/domains/ground/member/password.ts';
import { SECRET_LOCK_MS, SECRET_TRIES } from '#sandbox/domains/money/order/times.table.ts';

const Row = v.object({
  salt: v.string(),
  password: v.string(),
  failures: intColumn,
  last_at: intColumn,
  changed_at: v.nullable(intColumn),
});

const FIND = 'SELECT salt, password, failures, last_at, changed_at FROM withdraw_password WHERE user_id = ?';

const noop = () => undefined;

type Times = {
  readonly now: number;
  /** From when withdrawals wait; null where they do not. */
  readonly changedAt: number | null;
};

export type WithdrawPasswords = ReturnType<typeof createWithdrawPasswords>;

/** Replaces digits by the same ones at a higher cost, unless they were changed since they were read. */
function strengthening(db: DatabaseSync) {
  const update = db.prepare(
    'UPDATE withdraw_password SET salt = ?, password = ? WHERE user_id = ? AND password = ? AND salt = ?',
  );
  return (userId: string, { salt, password }: StoredPassword, better: StoredPassword | null) => {
    if (better) update.run(better.salt, better.password, userId, password, salt);
  };
}

/** The six digits that let money out [5.05]: salted, with few tries. */
export function createWithdrawPasswords(db: DatabaseSync, passwords: Passwords) {
  const find = query(db, Row, FIND);
  const write = db.prepare('INSERT OR REPLACE INTO withdraw_password VALUES (?, ?, ?, 0, ?, ?)');
  const strengthen = strengthening(db);
  const count = db.prepare('UPDATE withdraw_password SET failures = ?, last_at = ? WHERE user_id = ?');

  const store = async (
    userId: string,
    digits: string,
    times: Times & { readonly isFirst: boolean },
    beside: () => void,
  ) => {
    const { salt, password } = await passwords.store(digits);
    transaction(db, () => {
      if (times.isFirst && find.get(userId)) refuse('ORDER_STEP_REFUSED');
      write.run(userId, salt, password, times.now, times.changedAt);
      beside();
    });
  };

  return {
    /** Restores all attempts. */
    unlock: (userId: string) => void count.run(0, 0, userId),
    isSet: (userId: string) => find.get(userId) !== undefined,
    /**
     * Sets the first password; `beside` runs in the same transaction.
     * @throws Refusal ORDER_STEP_REFUSED when one exists by then, even one that was set concurrently.
     */
    set: (userId: string, digits: string, times: Times, beside: () => void = noop) =>
      store(userId, digits, { ...times, isFirst: true }, beside),
    /** Replaces the password. */
    change: (userId: string, digits: string, now: number, beside: () => void = noop) =>
      store(userId, digits, { now, changedAt: now, isFirst: false }, beside),
    /** Time it was last set or changed, epoch ms; null if there is none, or if withdrawals need not wait for it. */
    changedAt: (userId: string) => find.get(userId)?.changed_at ?? null,
    /** End of the lock after too many wrong attempts; null when it is not locked. */
    lockedUntil(userId: string, now: number): number | null {
      const { failures = 0, last_at: last = 0 } = find.get(userId) ?? {};
      return failures >= SECRET_TRIES && sinceMs(now, last) < SECRET_LOCK_MS ? last + SECRET_LOCK_MS : null;
    },
    /**
     * A try counts before it is looked at, so that many at once are no more than one after another.
     * @throws Refusal WITHDRAW_PASSWORD_UNSET, WITHDRAW_PASSWORD_WRONG with the tries left, WITHDRAW_PASSWORD_LOCKED with the wait.
     */
    async check(userId: string, digits: string, now: number): Promise<void> {
      const row = find.get(userId) ?? refuse('WITHDRAW_PASSWORD_UNSET');
      const isFresh = sinceMs(now, row.last_at) < SECRET_LOCK_MS;
      const failures = isFresh ? row.failures : 0;
      if (failures >= SECRET_TRIES) {
        refuse('WITHDRAW_PASSWORD_LOCKED', { waitMs: row.last_at + SECRET_LOCK_MS - now });
      }
      count.run(failures + 1, now, userId);
      const checked = await passwords.check(row, digits);
      if (checked.is === 'wrong')
        return refuse('WITHDRAW_PASSWORD_WRONG', { max: SECRET_TRIES - failures - 1 });
      strengthen(userId, row, checked.better);
      count.run(0, now, userId);
    },
  };
}
