import { expect, test } from 'vitest';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { quotedLegs } from './quoted-legs.ts';

test('[3.10] a leg from a list takes and keeps its first quote’s version', () => {
  const first = slipQuote([quotedLeg('m1', { material: 2 }), quotedLeg('m2', { state: 'gone' })]).legs;
  const listed = [pickedLeg('m1', { material: null }), pickedLeg('m2', { material: null })];
  const dated = quotedLegs(listed, first);
  expect(dated.map(({ material }) => material)).toEqual([2, null]);
  expect(
    quotedLegs(dated, slipQuote([quotedLeg('m1', { material: 3 }), quotedLeg('m2', { state: 'gone' })]).legs),
  ).toBe(dated);
});

test('[3.10] a leg keeps its last quoted names when its market disappears', () => {
  const quoted = slipQuote([quotedLeg('m1', { itemName: '北麓雪豹 0', marketName: '让球' })]).legs;
  const named = quotedLegs([pickedLeg('m1', { name: '0' })], quoted);
  expect(named).toMatchObject([{ name: '北麓雪豹 0', market: '让球' }]);
  expect(quotedLegs(named, slipQuote([quotedLeg('m1', { state: 'gone' })]).legs)).toBe(named);
});
