import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DayText } from '#contract/units/day-text.ts';
import { siteDayStart } from '#contract/units/site-day.ts';
import { birthdayOfId, idCheckDigit, idNumberProblem, plainIdNumber } from './id-number.ts';

const at = (day: string) => siteDayStart(v.parse(DayText, day));
const NOW = at('2026-11-23');
/** A number of somebody born on a day, with the check digit that fits. */
const bornOn = (day: string) => {
  const digits = `110105${day.replaceAll('-', '')}002`;
  return digits + idCheckDigit(digits);
};

// The first two are the examples of GB 11643-1999 itself.
test.each([
  ['11010519491231002X', null],
  ['440524188001010014', 'old'],
  ['110105194912310021', 'check'],
  ['11010519491231003X', 'check'],
  ['010105194912310024', 'form'],
  ['990105194912310024', 'form'],
  ['1101051949123100', 'form'],
  ['11010519491231002', 'form'],
  ['A1010519491231002X', 'form'],
  ['', 'form'],
])('[P.25] the identity number %s: %s', (number, problem) => {
  expect(idNumberProblem(number, NOW)).toBe(problem);
});

test('[P.25] blanks, a small x and wide digits are read as they are meant', () => {
  expect(plainIdNumber(' 110105 19491231 002x ')).toBe('11010519491231002X');
  expect(plainIdNumber('１１０１０５194912310021')).toBe('110105194912310021');
  expect(birthdayOfId('11010519491231002X')).toBe('1949-12-31');
});

test('[P.25] a birthday that is no day of the calendar is refused, however well its check digit fits', () => {
  expect(idNumberProblem(bornOn('2003-02-29'), NOW)).toBe('date');
  expect(idNumberProblem(bornOn('1990-13-01'), NOW)).toBe('date');
  expect(idNumberProblem(bornOn('2004-02-29'), NOW)).toBeNull();
});

test('[P.25] somebody is of age from midnight of the eighteenth birthday in Beijing', () => {
  const number = bornOn('2008-11-24');
  expect(idNumberProblem(number, at('2026-11-24') - 1)).toBe('young');
  expect(idNumberProblem(number, at('2026-11-24'))).toBeNull();
});

test('[P.25] who was born on 29 February is of age on 1 March where the year has no such day', () => {
  const number = bornOn('2008-02-29');
  expect(idNumberProblem(number, at('2026-03-01') - 1)).toBe('young');
  expect(idNumberProblem(number, at('2026-03-01'))).toBeNull();
});
