import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { refuse } from '#sandbox/http/refusal.ts';

const TRIES = 5;
const FORGOTTEN_AFTER_MS = 600_000;

const TryRow = v.object({ failures: intColumn, last_at: intColumn });

/** Wrong passwords by name, whether there is an account of that name or not. */
export type LoginTries = {
  /** @returns how many there were lately. @throws Refusal LOGIN_LOCKED with the wait, after too many. */
  admit(name: string, now: number): number;
  /** @throws Refusal BAD_CREDENTIALS with the tries left, always. */
  failed(name: string, now: number): never;
  succeeded(name: string): void;
};

export function createLoginTries(db: DatabaseSync): LoginTries {
  const select = query(db, TryRow, 'SELECT failures, last_at FROM login_try WHERE name = lower(?)');
  const note = db.prepare(
    `INSERT INTO login_try (name, failures, last_at) VALUES (lower(?), ?, ?)
     ON CONFLICT (name) DO UPDATE SET failures = excluded.failures, last_at = excluded.last_at`,
  );
  const forget = db.prepare('DELETE FROM login_try WHERE name = lower(?)');
  const failuresOf = (name: string, now: number) => {
    const known = select.get(name);
    return known && now - known.last_at < FORGOTTEN_AFTER_MS ? known : { failures: 0, last_at: now };
  };
  return {
    admit(name, now) {
      const { failures, last_at } = failuresOf(name, now);
      if (failures >= TRIES) refuse('LOGIN_LOCKED', { waitMs: last_at + FORGOTTEN_AFTER_MS - now });
      return failures;
    },
    failed(name, now) {
      const failures = failuresOf(name, now).failures + 1;
      note.run(name, failures, now);
      return refuse('BAD_CREDENTIALS', { max: TRIES - failures });
    },
    succeeded: (name) => void forget.run(name),
  };
}
