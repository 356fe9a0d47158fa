import { expect, test } from 'vitest';
import { BANDS, bandOf, QUESTIONS, scoreOf } from './bands.ts';

test('[P.29] nine answers score 0 to 27, and the bands have no gaps', () => {
  expect(scoreOf(QUESTIONS.map(() => 3))).toBe(27);
  expect(scoreOf(QUESTIONS.map(() => 0))).toBe(0);
  for (const [at, { from }] of BANDS.entries()) if (at > 0) expect(from).toBe((BANDS[at - 1]?.to ?? 0) + 1);
  expect([0, 1, 2, 3, 7, 8, 27].map((score) => bandOf(score).name)).toEqual([
    'none',
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});
