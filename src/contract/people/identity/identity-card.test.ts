import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DayText } from '#contract/units/day-text.ts';
import { siteDayStart } from '#contract/units/site-day.ts';
import { birthdayOfId, idCheckDigit, idNumberProblem, plainIdNumber } from './identity-card.ts';

const at = (day: string) => siteDayStart(v.parse(DayText, day));
const NOW = at('2026-11-23');
/** Returns an id number for a birthday, with a valid check digit. */
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

test('[P.25] spaces, a small x and full-width digits are normalised', () => {
  expect(plainIdNumber(' 110105 19491231 002x ')).toBe('11010519491231002X');
  expect(plainIdNumber('１１０１０５194912310021')).toBe('110105194912310021');
  expect(birthdayOfId('11010519491231002X')).toBe('1949-12-31');
});

test('[P.25] an invalid birthday is refused despite a valid check digit', () => {
  expect(idNumberProblem(bornOn('2003-02-29'), NOW)).toBe('date');
  expect(idNumberProblem(bornOn('1990-13-01'), NOW)).toBe('date');
  expect(idNumberProblem(bornOn('2004-02-29'), NOW)).toBeNull();
});

test('[P.25] adulthood begins at midnight of the eighteenth birthday in Beijing', () => {
  const number = bornOn('2008-11-24');
  expect(idNumberProblem(number, at('2026-11-24') - 1)).toBe('young');
  expect(idNumberProblem(number, at('2026-11-24'))).toBeNull();
});

test('[P.25] a birthday on 29 February counts on 1 March in common years', () => {
  const number = bornOn('2008-02-29');
  expect(idNumberProblem(number, at('2026-03-01') - 1)).toBe('young');
  expect(idNumberProblem(number, at('2026-03-01'))).toBeNull();
});
