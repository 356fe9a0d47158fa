import { expect, test } from 'vitest';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { legAbout } from './bet-text.ts';

test('[3.10] a leg shows its market’s note without repeating the side’s names', () => {
  const [leg] = placedBet().legs;
  if (!leg) throw new Error('no leg');
  const round = { ...leg, marketName: '单局独赢', note: '第 3 局', itemName: '星港城 胜' };
  expect(legAbout(round)).toBe('m1 甲 对 m1 乙 · 单局独赢 · 第 3 局');
  const handicap = { note: '星港城 / 白鹭湾', itemName: '星港城 -0.5', pickName: '-0.5', line: '-0.5' };
  expect(legAbout({ ...leg, ...handicap })).toBe('m1 甲 对 m1 乙 · 全场独赢');
  const corners = { note: '已开 3 个', itemName: '大 8.5', pickName: '大 8.5', line: '8.5' };
  expect(legAbout({ ...leg, ...corners })).toBe('m1 甲 对 m1 乙 · 全场独赢 · 已开 3 个');
});
