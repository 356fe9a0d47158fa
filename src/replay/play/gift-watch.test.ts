import { expect, test } from 'vitest';
import { createGiftWatch } from './gift-watch.ts';

test('a gift is shown when its row is, one of a combo when the row has counted up to it', () => {
  const watch = createGiftWatch();
  watch.heard('a', { n: 0, count: 2 });
  watch.heard('b', { n: 1, count: 1 });
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 2 })).toEqual([0]);
  watch.heard('a', { n: 2, count: 1 });
  watch.heard('a', { n: 3, count: 5 });
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 3 })).toEqual([2]);
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 3 })).toEqual([]);
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 8 })).toEqual([3]);
  expect(watch.shown({ key: 'r2', comboId: 'b', count: 1 })).toEqual([1]);
});

test('a row of gifts nobody of the run gave shows none', () => {
  expect(createGiftWatch().shown({ key: 'r3', comboId: 'x', count: 9 })).toEqual([]);
});

test('a combo that begins another row counts anew', () => {
  const watch = createGiftWatch();
  watch.heard('a', { n: 0, count: 4 });
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 4 })).toEqual([0]);
  watch.heard('a', { n: 1, count: 1 });
  expect(watch.shown({ key: 'r2', comboId: 'a', count: 1 })).toEqual([1]);
});
