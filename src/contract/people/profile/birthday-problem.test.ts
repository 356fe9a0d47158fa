import { expect, test } from 'vitest';
import { birthdayProblem } from './profile-rules.ts';

/** 2026-11-23 00:30 in Beijing, which is still the 22nd in Greenwich. */
const NOW = Date.UTC(2026, 10, 22, 16, 30);

test.each([
  ['2008-11-23', null],
  ['2008-11-24', 'young'],
  ['1916-11-23', null],
  ['1916-11-22', 'old'],
  ['2004-02-29', null],
  ['2003-02-29', 'date'],
  ['1990-13-01', 'date'],
  ['1990-1-1', 'date'],
  ['', 'date'],
])('[7.16] the birthday %s: %s', (birthday, problem) => {
  expect(birthdayProblem(birthday, NOW)).toBe(problem);
});
