import { expect, test } from 'vitest';
import { backedSide, coversLine } from './line-sides.ts';

test.each([
  ['total', ['over', 'under'], true],
  ['total', ['over', 'over'], false],
  ['handicap', ['home', 'away'], true],
  ['winner', ['home', 'away'], false],
  ['winner', ['home', 'away', 'draw'], true],
  ['nextGoal', ['home', 'away'], false],
  ['correctScore', ['1-0', 'other'], false],
] as const)('[7.16] %s with %s covers its line: %s', (market, picks, isCovered) => {
  expect(coversLine(market, picks)).toBe(isCovered);
});

const button = (name: string, index: number) => ({ name, selectionId: `m-hcp-${index}` });

test('handicap buttons alternate between home and away, also on the level line', () => {
  const buttons = ['-0.25', '+0.25', '0', '0', '-1', '+1'].map(button);
  expect(buttons.map((each) => backedSide(buttons, each))).toEqual([
    'home',
    'away',
    'home',
    'away',
    'home',
    'away',
  ]);
});

test('a button with text or of another market has no side', () => {
  const buttons = ['大 2.5', '小 2.5', '主', '2-1', '-0.5'].map(button);
  expect(buttons.slice(0, 4).map((each) => backedSide(buttons, each))).toEqual([null, null, null, null]);
  expect(backedSide([], button('-0.5', 0))).toBeNull();
});
