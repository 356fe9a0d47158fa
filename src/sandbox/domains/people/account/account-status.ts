import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DAY_MS } from '#contract/units/durations.ts';
import { flagColumn, intColumn, query } from '#sandbox/db/query.ts';

const PASSWORD_OLD_MS = 90 * DAY_MS;
const DORMANT_AFTER_MS = 180 * DAY_MS;

const StandingRow = v.object({
  password_at: intColumn,
  login_at: intColumn,
  change_asked: flagColumn,
  dormant_since: v.nullable(intColumn),
});

export type AccountStatuses = {
  /** Creates the status of a member; does nothing if it exists. */
  open(userId: string, now: number): void;
  /** Records a login; a member who was away too long becomes dormant [4.04]. */
  loggedIn(userId: string, now: number): void;
  dormantSince(userId: string): number | null;
  wake(userId: string, now: number): void;
  /** Reason for a required password change, and the time of the last change. */
  password(userId: string, now: number): { reason: 'old' | 'asked' | null; changedAt: number };
  passwordChanged(userId: string, now: number): void;
  /** Applies a change by the operator. */
  applyChange(userId: string, change: { dormantSince: number } | { changeRequested: boolean }): void;
};

/** The members' status: age of the password, last login, dormancy. Times are epoch ms. */
export function createAccountStatuses(db: DatabaseSync): AccountStatuses {
  const select = query(db, StandingRow, 'SELECT * FROM standing WHERE user_id = ?');
  const insert = db.prepare(
    'INSERT INTO standing (user_id, password_at, login_at) VALUES (?1, ?2, ?2) ON CONFLICT DO NOTHING',
  );
  const seen = db.prepare('UPDATE standing SET login_at = ?2 WHERE user_id = ?1');
  const sleep = db.prepare('UPDATE standing SET dormant_since = ?2 WHERE user_id = ?1');
  const changed = db.prepare('UPDATE standing SET password_at = ?2, change_asked = 0 WHERE user_id = ?1');
  const demand = db.prepare('UPDATE standing SET change_asked = ?2 WHERE user_id = ?1');
  const dormantSince = (userId: string) => select.get(userId)?.dormant_since ?? null;
  return {
    open: (userId, now) => void insert.run(userId, now),
    loggedIn(userId, now) {
      const away = now - (select.get(userId)?.login_at ?? now);
      if (away > DORMANT_AFTER_MS && dormantSince(userId) === null) sleep.run(userId, now);
      seen.run(userId, now);
    },
    dormantSince,
    wake(userId, now) {
      sleep.run(userId, null);
      seen.run(userId, now);
    },
    password(userId, now) {
      const { change_asked: isChangeRequested, password_at: changedAt } = select.get(userId) ?? {
        change_asked: false,
        password_at: now,
      };
      const isOld = changedAt + PASSWORD_OLD_MS < now;
      return { reason: isChangeRequested ? 'asked' : isOld ? 'old' : null, changedAt };
    },
    passwordChanged: (userId, now) => void changed.run(userId, now),
    applyChange(userId, change) {
      if ('dormantSince' in change) sleep.run(userId, change.dormantSince);
      else demand.run(userId, Number(change.changeRequested));
    },
  };
}
