import { expect, test } from 'vitest';
import { createGiftCombos } from './virtual-viewer.ts';

test('a combo gift is shown once its row has reached it', () => {
  const watch = createGiftCombos();
  watch.received('a', { n: 0, count: 2 });
  watch.received('b', { n: 1, count: 1 });
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 2 })).toEqual([0]);
  watch.received('a', { n: 2, count: 1 });
  watch.received('a', { n: 3, count: 5 });
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 3 })).toEqual([2]);
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 3 })).toEqual([]);
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 8 })).toEqual([3]);
  expect(watch.shown({ key: 'r2', comboId: 'b', count: 1 })).toEqual([1]);
});

test('a row of gifts outside the run shows none', () => {
  expect(createGiftCombos().shown({ key: 'r3', comboId: 'x', count: 9 })).toEqual([]);
});

test('a combo that starts another row counts from zero', () => {
  const watch = createGiftCombos();
  watch.received('a', { n: 0, count: 4 });
  expect(watch.shown({ key: 'r1', comboId: 'a', count: 4 })).toEqual([0]);
  watch.received('a', { n: 1, count: 1 });
  expect(watch.shown({ key: 'r2', comboId: 'a', count: 1 })).toEqual([1]);
});
