import { expect, test } from 'vitest';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/bets.ts';
import { datedLegs } from './dated-legs.ts';

test('[3.10] what a list showed takes the version of its first quote, and keeps it', () => {
  const first = slipQuote([quotedLeg('m1', { material: 2 }), quotedLeg('m2', { state: 'gone' })]).legs;
  const listed = [pickedLeg('m1', { material: null }), pickedLeg('m2', { material: null })];
  const dated = datedLegs(listed, first);
  expect(dated.map(({ material }) => material)).toEqual([2, null]);
  expect(
    datedLegs(dated, slipQuote([quotedLeg('m1', { material: 3 }), quotedLeg('m2', { state: 'gone' })]).legs),
  ).toBe(dated);
});
