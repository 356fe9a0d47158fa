import { expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { createLoginAttempts } from './login-attempts.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const LOCK_MS = 10 * MINUTE_MS;

function openAttempts() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [platformMigrations]);
  return { db, attempts: createLoginAttempts(db) };
}

const failFive = (attempts: ReturnType<typeof createLoginAttempts>, name: string, at: number) =>
  Array.from({ length: 5 }, () => attempts.count(name, at));

test('[7.16] five failed logins lock a name for ten minutes', () => {
  const { attempts } = openAttempts();
  expect(failFive(attempts, 'BeiAn', NOW)).toEqual([4, 3, 2, 1, 0]);
  expect(() => attempts.failures('beian', NOW + LOCK_MS - 1)).toThrow(
    expect.objectContaining({ code: 'LOGIN_LOCKED', data: { waitMs: 1 } }),
  );
  expect(attempts.failures('qinghe', NOW)).toBe(0);
  expect(attempts.failures('beian', NOW + LOCK_MS)).toBe(0);
});

test('[7.16] a lock survives a restart of the platform', () => {
  const { db, attempts } = openAttempts();
  failFive(attempts, 'beian', NOW);
  const restarted = createLoginAttempts(db);
  expect(() => restarted.failures('beian', NOW + MINUTE_MS)).toThrow(
    expect.objectContaining({ code: 'LOGIN_LOCKED' }),
  );
  restarted.succeeded('beian');
  expect(restarted.failures('beian', NOW + MINUTE_MS)).toBe(0);
});

test('names whose failed logins count no more are removed', () => {
  const { db, attempts } = openAttempts();
  for (let n = 0; n < 500; n++) attempts.count(`made-up-${n}`, NOW);
  attempts.count('beian', NOW + MINUTE_MS);
  attempts.clean(NOW + LOCK_MS + 1);
  expect(db.prepare('SELECT name FROM login_try').all()).toEqual([{ name: 'beian' }]);
});
