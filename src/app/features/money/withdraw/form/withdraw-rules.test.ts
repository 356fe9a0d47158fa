import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { allOf, amountProblem, blockerOf, percentDone } from './withdraw-rules.ts';

const idle = { open: [], pending: [], ended: [] };
const now = serverTime(Date.UTC(2026, 10, 22, 4));
const prompt = { hold: null, wageringLeft: minor(0), passwordWaitUntil: null, passwordLockedUntil: null };
const free = { prompt, payee: { usableAt: now }, now, going: idle, speed: null, verb: '提现' };

test('[4.05] remaining wagering blocks a withdrawal, a first one is free', () => {
  expect(blockerOf(free)).toBeNull();
  expect(blockerOf({ ...free, prompt: { ...prompt, wageringLeft: minor(1) } })).toBe('完成流水后才能提现');
});

test('[5.05] a new payee or password shows when withdrawals are possible', () => {
  const later = serverTime(now + 3_600_000);
  expect(blockerOf({ ...free, payee: { usableAt: later } })).toBe(
    '新添加的账户 11-22 13:00 起才能提现，请换一个',
  );
  expect(blockerOf({ ...free, prompt: { ...prompt, passwordWaitUntil: later } })).toBe(
    '提现密码刚刚设置或更换，11-22 13:00 起才能提现',
  );
});

test.each([
  ['factorEnded', '二次验证刚刚关闭，为了资金安全，11-22 13:00 起才能提现'],
  ['passwordReset', '登录密码刚刚重置，为了资金安全，11-22 13:00 起才能提现'],
  ['contactBound', '刚刚绑定了新的手机号或邮箱，为了资金安全，11-22 13:00 起才能提现'],
  ['phoneChanged', '手机号刚刚更换，为了资金安全，11-22 13:00 起才能提现'],
] as const)('[7.16] after %s the screen shows when withdrawals are possible', (cause, expected) => {
  const hold = { cause, until: serverTime(now + 3_600_000) };
  expect(blockerOf({ ...free, prompt: { ...prompt, hold } })).toBe(expected);
  expect(blockerOf({ ...free, prompt: { ...prompt, hold: { cause, until: now } } })).toBeNull();
});

test('[5.05] a password lock counts down, however often it is read', () => {
  const locked = { ...prompt, passwordLockedUntil: serverTime(now + 599_000) };
  expect(blockerOf({ ...free, prompt: locked })).toBe(
    '提现密码输错次数过多，09:59 后可以再试，或用短信验证码重设',
  );
});

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
])('[5.08] the amount %j', (typed, expected) => expect(amountProblem(typed, known, '提现')).toBe(expected));

test('[5.08] an amount above the order limit is refused despite the balance', () => {
  const rich = { ...known, available: minor(90_000_00n) };
  expect(amountProblem('60000', rich, '提现')).toBe('超过单笔最高 50,000.00，请分几笔提交');
  expect(allOf(rich)).toBe(50_000_00n);
  expect(allOf(known)).toBe(9_860_45n);
});

test.each([
  [0n, 0n, 100],
  [0n, 940_00n, 100],
  [940_00n, 940_00n, 0],
  [2_800_00n, 11_200_00n, 75],
  [1n, 11_200_00n, 99],
])('[7.15] with %d left of %d to stake %d percent is done', (remaining, total, percent) => {
  expect(percentDone({ wageringLeft: minor(remaining), wageringTotal: minor(total) })).toBe(percent);
});
