import { beforeEach, expect, test } from 'vitest';
import { keepPlace, placeOf } from './kept-place.ts';

beforeEach(() => sessionStorage.clear());

test('a place is found again under its entry', () => {
  keepPlace('a', { y: 10, height: 900 });
  keepPlace('b', { y: 20, height: 800 });
  keepPlace('a', { y: 30, height: 700 });
  expect(placeOf('a')).toEqual({ y: 30, height: 700 });
  expect(placeOf('b')).toEqual({ y: 20, height: 800 });
  expect(placeOf('c')).toBeNull();
});

test('a long visit stores only the newest fifty positions', () => {
  for (let step = 0; step < 200; step++) keepPlace(`entry ${step}`, { y: step, height: 900 });
  expect(sessionStorage).toHaveLength(1);
  expect(placeOf('entry 199')?.y).toBe(199);
  expect(placeOf('entry 150')?.y).toBe(150);
  expect(placeOf('entry 149')).toBeNull();
});

test.each(['a', 'a x y', 'a 1', '\n\nb'])('%s in the storage is no place', (text) => {
  sessionStorage.setItem('courtside.places', text);
  expect(placeOf('a')).toBeNull();
  expect(placeOf('b')).toBeNull();
});
