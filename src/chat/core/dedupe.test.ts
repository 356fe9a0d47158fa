import { expect, test } from 'vitest';
import { createSeen } from './dedupe.ts';

test('[5.11] an id is new once', () => {
  const seen = createSeen();
  expect([seen.add('a'), seen.add('b'), seen.add('a')]).toEqual([true, true, false]);
});

test('an id is known for at least one generation of others, and memory stays bounded', () => {
  const seen = createSeen(100);
  seen.add('first');
  for (let index = 0; index < 99; index += 1) seen.add(`other-${index}`);
  expect(seen.add('first')).toBe(false);
  for (let index = 0; index < 250; index += 1) seen.add(`more-${index}`);
  expect(seen.add('first')).toBe(true);
});
