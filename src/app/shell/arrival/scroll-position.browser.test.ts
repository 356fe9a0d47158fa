import { beforeEach, expect, test } from 'vitest';
import { saveScrollPosition, scrollPositionOf } from './scroll-position.ts';

beforeEach(() => sessionStorage.clear());

test('a place is found again under its entry', () => {
  saveScrollPosition('a', { y: 10, height: 900 });
  saveScrollPosition('b', { y: 20, height: 800 });
  saveScrollPosition('a', { y: 30, height: 700 });
  expect(scrollPositionOf('a')).toEqual({ y: 30, height: 700 });
  expect(scrollPositionOf('b')).toEqual({ y: 20, height: 800 });
  expect(scrollPositionOf('c')).toBeNull();
});

test('a long visit stores only the newest fifty positions', () => {
  for (let step = 0; step < 200; step++) saveScrollPosition(`entry ${step}`, { y: step, height: 900 });
  expect(sessionStorage).toHaveLength(1);
  expect(scrollPositionOf('entry 199')?.y).toBe(199);
  expect(scrollPositionOf('entry 150')?.y).toBe(150);
  expect(scrollPositionOf('entry 149')).toBeNull();
});

test.each(['a', 'a x y', 'a 1', '\n\nb'])('%s in the storage is no place', (text) => {
  sessionStorage.setItem('courtside.places', text);
  expect(scrollPositionOf('a')).toBeNull();
  expect(scrollPositionOf('b')).toBeNull();
});
