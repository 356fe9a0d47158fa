import { expect, test } from 'vitest';
import { isQuietAt } from './inbox-rules.ts';

const at = (time: string) => Date.parse(`2028-02-29T${time}+08:00`);

test.each([
  [{ from: 22, to: 8 }, '21:59:59.999', false],
  [{ from: 22, to: 8 }, '22:00:00', true],
  [{ from: 22, to: 8 }, '00:00:00', true],
  [{ from: 22, to: 8 }, '07:59:59.999', true],
  [{ from: 22, to: 8 }, '08:00:00', false],
  [{ from: 12, to: 14 }, '11:59:59.999', false],
  [{ from: 12, to: 14 }, '13:00:00', true],
  [{ from: 12, to: 14 }, '14:00:00', false],
  [{ from: 9, to: 9 }, '09:30:00', false],
  [null, '03:00:00', false],
] as const)('[P.29] hours of quiet %o at %s of Beijing: %s', (quiet, time, expected) => {
  expect(isQuietAt(quiet, at(time))).toBe(expected);
});
