import { expect, test } from 'vitest';
import { createSecurityLog } from './security-log.ts';

const failed = (who: string) => ({ kind: 'loginFailed', who, what: 'account.login' }) as const;

test('the newest event is first, and what repeats within a minute is counted', () => {
  const log = createSecurityLog();
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
  const log = createSecurityLog();
  for (let count = 0; count < 1_000; count += 1) log.note(failed(`${count}`.padEnd(500, 'x')), count);
  expect(log.list()).toHaveLength(300);
  expect(log.list()[0]?.who.length).toBeLessThan(130);
});
