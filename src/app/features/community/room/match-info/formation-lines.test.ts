import { expect, test } from 'vitest';
import type { SheetPlayer } from '#contract/play/match/lineup-schema.ts';
import { formationLines } from './formation-lines.ts';

const starters: SheetPlayer[] = Array.from({ length: 11 }, (_, index) => ({
  name: `球员 ${index + 1}`,
  number: index + 1,
  role: 'midfielder',
  isCaptain: false,
}));
const numbers = (formation: string) =>
  formationLines({ formation, starters, bench: [], coach: '' }).map((line) =>
    line.map(({ number }) => number),
  );

test('[2.10] eleven are in the lines of their formation, the keeper first', () => {
  expect(numbers('4-2-3-1')).toEqual([[1], [2, 3, 4, 5], [6, 7], [8, 9, 10], [11]]);
  expect(numbers('4-4-2')).toEqual([[1], [2, 3, 4, 5], [6, 7, 8, 9], [10, 11]]);
});

test('a sheet that is short leaves no empty line', () => {
  expect(
    formationLines({ formation: '4-4-2', starters: starters.slice(0, 5), bench: [], coach: '' }),
  ).toHaveLength(2);
});
