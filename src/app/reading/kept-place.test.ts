import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace, keptPlace } from './kept-place.ts';

function storeWith(text: string | null) {
  let kept = text;
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

test('how far a page was read is remembered for each page', () => {
  storeWith(null);
  keepPlace('a', 0.4);
  keepPlace('b', 0.9);
  expect([keptPlace('a'), keptPlace('b'), keptPlace('c')]).toEqual([0.4, 0.9, 0]);
});

test('the sixty pages read last are remembered', () => {
  storeWith(null);
  for (let page = 0; page < 61; page++) keepPlace(`p${page}`, 0.5);
  expect([keptPlace('p0'), keptPlace('p1'), keptPlace('p60')]).toEqual([0, 0.5, 0.5]);
});

test.each(['no json', '{}', '[1, ["a"], ["b", "x"]]'])('a store that holds %s is an empty one', (text) => {
  storeWith(text);
  expect(keptPlace('b')).toBe(0);
});
