import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { allOf, amountProblem } from './amount-problem.ts';

const known = { available: minor(9_860_45n), limits: { min: minor(100_00n), max: minor(50_000_00n) } };

test.each([
  ['', '请输入提现金额'],
  ['12.', '低于单笔最低 100.00，请修改后再提交'],
  ['1e5', '请输入数字，最多两位小数'],
  ['99.99', '低于单笔最低 100.00，请修改后再提交'],
  ['100', null],
  ['9860.45', null],
  ['9860.46', '超过可提现金额 9,860.45，请修改后再提交'],
  ['12000', '超过可提现金额 9,860.45，请修改后再提交'],
])('[5.08] the amount %j', (typed, said) => expect(amountProblem(typed, known, '提现')).toBe(said));

test('[5.08] an amount above the order limit is refused despite the balance', () => {
  const rich = { ...known, available: minor(90_000_00n) };
  expect(amountProblem('60000', rich, '提现')).toBe('超过单笔最高 50,000.00，请分几笔提交');
  expect(allOf(rich)).toBe(50_000_00n);
  expect(allOf(known)).toBe(9_860_45n);
});
