import { expect, test } from 'vitest';
import { coversLine } from './covered-line.ts';

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
