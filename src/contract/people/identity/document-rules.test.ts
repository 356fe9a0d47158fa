import { expect, test } from 'vitest';
import { documentEnd, documentEndProblem, NEVER_ENDS } from './document-rules.ts';

/** 2026-11-23 00:30 in Beijing, which is still the 22nd in Greenwich. */
const NOW = Date.UTC(2026, 10, 22, 16, 30);

test.each([
  ['2026-11-23', null],
  ['2026-11-22', 'over'],
  ['2046-11-23', null],
  ['2046-11-24', 'far'],
  ['2027-02-29', 'date'],
  ['2027-1-1', 'date'],
  ['2027', 'date'],
  ['', null],
])('[P.25] a document that is valid to “%s”: %s', (lastDay, problem) => {
  expect(documentEndProblem(lastDay, NOW)).toBe(problem);
});

test('[P.25] the last day of a document counts fully in Beijing', () => {
  expect(documentEnd('2026-11-30')).toBe(Date.UTC(2026, 10, 30, 16));
  expect(documentEnd('')).toBe(NEVER_ENDS);
});

test('[P.25] a document expires in the millisecond in which its last day ends', () => {
  const end = Date.UTC(2026, 10, 30, 16);
  expect(documentEndProblem('2026-11-30', end - 1)).toBeNull();
  expect(documentEndProblem('2026-11-30', end)).toBe('over');
});
