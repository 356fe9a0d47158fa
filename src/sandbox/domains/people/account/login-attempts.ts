import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { createOneByOne } from '#sandbox/base/work-queue.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const TRIES = 5;
const FORGOTTEN_AFTER_MS = 600_000;

const TryRow = v.object({ failures: intColumn, last_at: intColumn });

/**
 * Login attempts by name, whether an account of that name exists or not. An attempt counts before the password is checked,
 * and the attempts of a name run in sequence, so that parallel ones gain nothing over sequential ones.
 */
export type LoginAttempts = {
  /** @throws what `work` throws. */
  inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** @returns how many failed lately. @throws Refusal LOGIN_LOCKED with the wait, after too many. */
  failures(name: string, now: number): number;
  /** Counts a try as failed until it succeeds. @returns how many are left. */
  count(name: string, now: number): number;
  succeeded(name: string): void;
  /** Forgets tries that count no more. */
  clean(now: number): void;
};

/** The failed logins of each name. Attempts of one name run one after another. */
export function createLoginAttempts(db: DatabaseSync): LoginAttempts {
  const select = query(db, TryRow, 'SELECT failures, last_at FROM login_try WHERE name = lower(?)');
  const note = db.prepare(
    `INSERT INTO login_try (name, failures, last_at) VALUES (lower(?), ?, ?)
     ON CONFLICT (name) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at`,
  );
  const forget = db.prepare('DELETE FROM login_try WHERE name = lower(?)');
  const drop = db.prepare('DELETE FROM login_try WHERE last_at < ?');
  const failuresOf = (name: string, now: number) => {
    const known = select.get(name);
    return known && sinceMs(now, known.last_at) < FORGOTTEN_AFTER_MS ? known : { failures: 0, last_at: now };
  };
  const oneByOne = createOneByOne();
  return {
    inTurn: (name, work) => oneByOne(name.toLowerCase(), work),
    failures(name, now) {
      const { failures, last_at } = failuresOf(name, now);
      if (failures >= TRIES) refuse('LOGIN_LOCKED', { waitMs: last_at + FORGOTTEN_AFTER_MS - now });
      return failures;
    },
    count(name, now) {
      const failures = failuresOf(name, now).failures + 1;
      note.run(name, failures, now);
      return TRIES - failures;
    },
    succeeded: (name) => void forget.run(name),
    clean: (now) => void drop.run(now - FORGOTTEN_AFTER_MS),
  };
}
