import { expect, test } from 'vitest';
import type { Title } from '#sandbox/games/engine.ts';
import { RETURNS } from '#sandbox/games/returns.table.ts';
import { TITLES } from '#sandbox/games/titles.ts';
import { exactDeviation } from './exact-deviation.ts';

const titleOf = (name: string): Title => {
  const title = TITLES.find((each) => each.name === name);
  if (!title) throw new Error(`no title ${name}`);
  return title;
};

test.each(['十二码', '单零轮盘', '午夜转轮', '分分快三', '深海捕手'])(
  '[7.13] the stated deviation of %s is exact',
  (name) => {
    const title = titleOf(name);
    const choices = title.pricedChoices ?? title.exactReturns()?.map((_, choice) => choice) ?? [];
    const exact = choices.map((choice) => Math.round((exactDeviation(title, choice) ?? 0) * 100));
    expect(RETURNS[name]?.deviation).toEqual({
      least: Math.min(...exact),
      most: Math.max(...exact),
      isExact: true,
    });
  },
);

test('a deviation by its one pay is that over every sequence', () => {
  const { onlyPay, ...title } = titleOf('分分快三');
  for (const choice of [0, title.rules.choices - 1]) {
    const byPay = exactDeviation({ ...title, ...(onlyPay ? { onlyPay } : {}) }, choice);
    expect(byPay).toBeGreaterThan(0);
    expect(exactDeviation(title, choice)).toBeCloseTo(byPay ?? 0, 10);
  }
});

test('a title with too many sequences has no exact deviation', () => {
  expect(exactDeviation(titleOf('主客九点'), 0)).toBeNull();
});
