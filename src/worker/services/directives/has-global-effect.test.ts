import { expect, test } from 'vitest';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { hasGlobalEffect } from './has-global-effect.ts';

const failure = (code: ErrorCode, token: string) => ({
  error: appError(code),
  call: {},
  path: '/api/x',
  token,
  quiet: false,
});
const anywhere = { suppressRedirects: false, alertAcknowledged: false };

test('[8.06] of several calls refused together only one ends the session', () => {
  expect(hasGlobalEffect(failure('LOGIN_ELSEWHERE', 'mine'), 'mine', anywhere)).toBe(true);
  expect(hasGlobalEffect(failure('LOGIN_ELSEWHERE', 'mine'), '', anywhere)).toBe(false);
  expect(hasGlobalEffect(failure('PASSWORD_CHANGED', 'before'), 'after', anywhere)).toBe(false);
});

test('[8.07] a guest who is blocked is notified', () => {
  expect(hasGlobalEffect(failure('IP_BLOCKADE', ''), '', anywhere)).toBe(true);
});

test('[8.09] a restriction has no consequences while customer service is open', () => {
  expect(
    hasGlobalEffect(failure('ACCESS_RESTRICTION', 'mine'), 'mine', {
      suppressRedirects: true,
      alertAcknowledged: false,
    }),
  ).toBe(false);
  expect(hasGlobalEffect(failure('ACCESS_RESTRICTION', 'mine'), 'mine', anywhere)).toBe(true);
});
