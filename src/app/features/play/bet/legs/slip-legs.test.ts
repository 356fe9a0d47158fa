import { expect, test } from 'vitest';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { legViews, quotedLegs } from './slip-legs.ts';

const quoted = (change: Parameters<typeof quotedLeg>[1], seen: Parameters<typeof pickedLeg>[1] = {}) => {
  const [view] = legViews([pickedLeg('m1', seen)], slipQuote([quotedLeg('m1', change)]), 'higher');
  return [view?.state, view?.odds, view?.passes];
};

test('[3.10] no bet is sent before the platform has quoted it', () => {
  const [view] = legViews([pickedLeg('m1')], null, 'any');
  expect([view?.state, view?.passes]).toEqual(['checking', 'barred']);
});

test('[3.10] a price below the first quote of a list’s leg requires consent', () => {
  expect(quoted({ material: 4 }, { material: null })).toEqual(['ok', '1.42', 'passes']);
  expect(quoted({ material: 4, odds: '1.38' }, { material: null })).toEqual(['oddsDown', '1.38', 'asks']);
});

test('[3.10] a better price is accepted, an equal one after a goal rejected', () => {
  expect(quoted({ odds: '1.50' })).toEqual(['oddsUp', '1.50', 'passes']);
  expect(quoted({ material: 1 })).toEqual(['changed', '1.42', 'asks']);
});

test('[3.10] an unavailable selection keeps its last displayed price', () => {
  expect(quoted({ state: 'locked', odds: '1.00' })).toEqual(['suspended', '1.42', 'barred']);
  expect(quoted({ state: 'gone', odds: '1.00' })).toEqual(['gone', '1.42', 'barred']);
});

test('[3.10] a leg from a list takes and keeps its first quote’s version', () => {
  const first = [slipQuote([quotedLeg('m1', { material: 2 }), quotedLeg('m2', { state: 'gone' })])];
  const listed = [pickedLeg('m1', { material: null }), pickedLeg('m2', { material: null })];
  const dated = quotedLegs(listed, first);
  expect(dated.map(({ material }) => material)).toEqual([2, null]);
  expect(
    quotedLegs(dated, [slipQuote([quotedLeg('m1', { material: 3 }), quotedLeg('m2', { state: 'gone' })])]),
  ).toBe(dated);
});

test('[3.10] a leg learns the venue that quotes it', () => {
  const quotes = [
    slipQuote([quotedLeg('m1')]),
    slipQuote([quotedLeg('m2')], { venue: 'HGDJ', venueName: '弧光电竞' }),
  ];
  expect(quotedLegs([pickedLeg('m1'), pickedLeg('m2'), pickedLeg('m3')], quotes)).toMatchObject([
    { venue: 'YBTY', venueName: '云豹体育' },
    { venue: 'HGDJ', venueName: '弧光电竞' },
    expect.not.objectContaining({ venue: expect.anything() }),
  ]);
});

test('[3.10] a leg keeps its last quoted names when its market disappears', () => {
  const quoted = [slipQuote([quotedLeg('m1', { itemName: '北麓雪豹 0', marketName: '让球' })])];
  const named = quotedLegs([pickedLeg('m1', { name: '0' })], quoted);
  expect(named).toMatchObject([{ name: '北麓雪豹 0', market: '让球' }]);
  expect(quotedLegs(named, [slipQuote([quotedLeg('m1', { state: 'gone' })])])).toBe(named);
});
