import { expect, test } from 'vitest';
import { FAN_LEVEL_COINS, fanLevel } from './gift-rules.ts';

test('a level is reached with its last coin, and not one before', () => {
  FAN_LEVEL_COINS.forEach((least, index) => {
    expect([fanLevel(least - 1n), fanLevel(least)]).toEqual([index, index + 1]);
  });
});

test('every fan level needs more coins than the one before', () => {
  expect(FAN_LEVEL_COINS).toEqual([...FAN_LEVEL_COINS].sort((one, other) => (one < other ? -1 : 1)));
  expect([fanLevel(0n), fanLevel(10n ** 12n)]).toEqual([0, FAN_LEVEL_COINS.length]);
});
