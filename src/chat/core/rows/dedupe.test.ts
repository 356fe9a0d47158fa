import { expect, test } from 'vitest';
import { createSeen } from './dedupe.ts';

test('[5.11] an id is new once', () => {
  const seen = createSeen();
  expect([seen.add('a', 1), seen.add('b', 1), seen.add('a', 1)]).toEqual([true, true, false]);
});

test('an id is remembered for at least one generation, in bounded memory', () => {
  const seen = createSeen(100);
  seen.add('first', 1);
  for (let index = 0; index < 99; index += 1) seen.add(`other-${index}`, 1);
  expect(seen.add('first', 1)).toBe(false);
  for (let index = 0; index < 250; index += 1) seen.add(`more-${index}`, 1);
  expect(seen.add('first', 1)).toBe(true);
});

test('an id is dropped two generations after its own', () => {
  const seen = createSeen(3);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) seen.add(id, 1);
  expect([seen.has('a', 1), seen.add('a', 1)]).toEqual([true, false]);
  seen.add('g', 1);
  expect([seen.has('c', 1), seen.has('d', 1)]).toEqual([false, true]);
});

test('a message is identified by id and time, since restored ids repeat', () => {
  const seen = createSeen();
  seen.add('a', 1);
  expect([seen.has('a', 1), seen.has('a', 2), seen.has('b', 1)]).toEqual([true, false, false]);
});
