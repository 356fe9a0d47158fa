import { expect, test } from 'vitest';
import { typedBy } from './stake-field.tsx';

const typed = (...keys: readonly Parameters<typeof typedBy>[0][]) =>
  keys.reduce((text, key) => typedBy(key, text), '');

test('[5.08] the pad types amounts and nothing else', () => {
  expect(typed('2', '00')).toBe('200');
  expect(typed('.', '5')).toBe('0.5');
  expect(typed('1', '.', '.', '2', '5', '9')).toBe('1.25');
  expect(typed('0', '0', '7')).toBe('7');
  expect(typed('00')).toBe('0');
});

test('[5.08] one key deletes a digit, another deletes all of them', () => {
  expect(typed('1', '2', 'back')).toBe('1');
  expect(typed('back')).toBe('');
  expect(typed('1', '2', 'clear')).toBe('');
});
