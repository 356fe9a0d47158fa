import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createSecurityLog, securityMigrations } from './security-log.ts';

function openLog() {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [securityMigrations]);
  return { db, log: createSecurityLog(db) };
}

const failed = (who: string) => ({ kind: 'loginFailed', who, what: 'account.login' }) as const;

test('the newest event is first, and repeats within a minute are counted', () => {
  const { log } = openLog();
  log.note(failed('a'), 0);
  log.note(failed('b'), 1);
  log.note(failed('a'), 2);
  log.note(failed('a'), 70_000);
  expect(log.list().map(({ who, times, at }) => [who, times, at])).toEqual([
    ['a', 1, 70_000],
    ['a', 2, 2],
    ['b', 1, 1],
  ]);
  expect(new Set(log.list().map(({ id }) => id)).size).toBe(3);
});

test('the log has an end, and so has each of its lines', () => {
  const { log } = openLog();
  for (let count = 0; count < 1_000; count += 1) log.note(failed(`${count}`.padEnd(500, 'x')), count);
  expect(log.list()).toHaveLength(100);
  expect(log.list()[0]?.who.length).toBeLessThan(130);
});

test('a flood of one kind displaces no other, operators’ acts persist', () => {
  const { db, log } = openLog();
  log.note({ kind: 'operator', who: '控制台', what: 'accounts/qinghe blocked=true' }, 0);
  log.note({ kind: 'loginLocked', who: 'beian', what: 'account.login' }, 1);
  for (let count = 0; count < 400; count += 1)
    log.note({ kind: 'badSignature', who: `device ${count}`, what: 'site.config' }, 2 + count);
  expect(log.list().filter(({ kind }) => kind !== 'badSignature')).toHaveLength(2);
  expect(log.list(5)).toHaveLength(7);
  const again = createSecurityLog(db).list();
  expect(again).toMatchObject([{ kind: 'operator', what: 'accounts/qinghe blocked=true', at: 0 }]);
});
