import { expect, test } from 'vitest';
import { keptWish } from './kept-wish.ts';

const NOW = 1_700_000_000_000;

test('[4.05] the same wish keeps its id over a reload until it is carried out', () => {
  const before = keptWish('exchange.u-1').idOf('100 yuan', NOW);
  const afterReload = keptWish('exchange.u-1');
  expect(afterReload.idOf('100 yuan', NOW + 60_000)).toBe(before);
  afterReload.done();
  expect(keptWish('exchange.u-1').idOf('100 yuan', NOW + 61_000)).not.toBe(before);
});

test('[4.05] another wish, another member and a wish of long ago have ids of their own', () => {
  const wish = keptWish('treasury.u-1');
  const first = wish.idOf('in 100', NOW);
  expect(keptWish('treasury.u-2').idOf('in 100', NOW)).not.toBe(first);
  expect(keptWish('treasury.u-1').idOf('in 100', NOW + 600_001)).not.toBe(first);
  const second = wish.idOf('in 200', NOW);
  expect(second).not.toBe(first);
});

test('what was kept by something else is not taken for a wish', () => {
  localStorage.setItem('courtside.wish.recovery.u-1', '{"what":"all","at":"now","bytes":[1]}');
  expect(keptWish('recovery.u-1').idOf('all', NOW)).toMatch(/\S/);
});
