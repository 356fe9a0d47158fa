import { expect, test } from 'vitest';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { blockerOf } from './blocker.ts';

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
] as const)('[7.16] after %s the screen shows when withdrawals are possible', (cause, said) => {
  const hold = { cause, until: serverTime(now + 3_600_000) };
  expect(blockerOf({ ...free, prompt: { ...prompt, hold } })).toBe(said);
  expect(blockerOf({ ...free, prompt: { ...prompt, hold: { cause, until: now } } })).toBeNull();
});

test('[5.05] a password lock counts down, however often it is read', () => {
  const locked = { ...prompt, passwordLockedUntil: serverTime(now + 599_000) };
  expect(blockerOf({ ...free, prompt: locked })).toBe(
    '提现密码输错次数过多，09:59 后可以再试，或用短信验证码重设',
  );
});
