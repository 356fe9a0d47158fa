import { expect, test } from 'vitest';
import { volatilityOf } from '#contract/play/game/constants.ts';
import { deviationText, volatilityText } from './game-figures.ts';

test.each([
  [0, 'low'],
  [149, 'low'],
  [150, 'middle'],
  [499, 'middle'],
  [500, 'high'],
] as const)('a deviation of %i hundredths is %s', (deviation, level) => {
  expect(volatilityOf(deviation)).toBe(level);
});

test('[7.13] a volatility of one level is named once, with its figure', () => {
  const game = { deviation: 357, deviationMost: 357, deviationIsExact: true };
  expect(volatilityText(game)).toBe('中');
  expect(deviationText(game)).toBe('中，单局返还的标准差为注额的 3.57 倍');
});

test('[7.13] a volatility that depends on the choice names both ends', () => {
  const game = { deviation: 98, deviationMost: 812, deviationIsExact: true };
  expect(volatilityText(game)).toBe('低至高');
  expect(deviationText(game)).toBe('低至高，单局返还的标准差为注额的 0.98 至 8.12 倍，随押注不同');
});

test('[7.13] a measured deviation says so', () => {
  const game = { deviation: 357, deviationMost: 357, deviationIsExact: false };
  expect(deviationText(game)).toBe('中，单局返还的标准差约为注额的 3.6 倍');
});
