import { expect, test } from 'vitest';
import { ageText } from './venue-row.tsx';

test.each([
  [-5_000, '刚刚更新'],
  [0, '刚刚更新'],
  [9_999, '刚刚更新'],
  [10_000, '10 秒前更新'],
  [59_999, '50 秒前更新'],
  [60_000, '1 分钟前更新'],
  [3_599_999, '59 分钟前更新'],
  [3_600_000, '1 小时前更新'],
])('[3.05] a balance that is %i ms old: %s', (ageMs, text) => expect(ageText(ageMs)).toBe(text));
