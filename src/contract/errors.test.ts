import { expect, test } from 'vitest';
import { PLATFORM_ERRORS } from './error-codes.table.ts';
import { appError, isAnswerLost, isErrorCode } from './errors.ts';
import { PLATFORM_CODES, refusalCodeOf } from './platform-codes.ts';

test.each([
  'NONCE_SEEN',
  'CANCELLED',
  'TIMEOUT',
  'LINE_ABNORMAL',
  'NETWORK_ABNORMAL',
  'OFFLINE',
  'HTTP_STATUS',
  'NOT_AN_OBJECT',
  'BAD_SEAL',
  'BAD_ANSWER',
  'UNKNOWN_CODE',
  'CORE_DEAD',
  'CORE_VERSION',
  'BUG',
] as const)('[4.05] after %s the money may have moved', (code) => {
  expect(isAnswerLost(appError(code))).toBe(true);
});

test.each([
  'BAD_INPUT',
  'REQUEST_CLOSED',
  'NO_ADDRESS',
  'NOT_MADE',
  'AUTH_ERROR',
  'LIMIT_REACHED',
  'STALE_TIMESTAMP',
] as const)('[4.05] after %s no money has moved', (code) => {
  expect(isAnswerLost(appError(code))).toBe(false);
});

test('each number on the wire belongs to one code', () => {
  const numbers = Object.values(PLATFORM_ERRORS).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  ['TIMEOUT', 'network', true],
  ['MEDIA_NO_LINE', 'media', true],
  ['AUTH_ERROR', 'session', false],
  ['BAD_CREDENTIALS', 'input', false],
  ['CHAT_MUTED', 'server', false],
  ['THROTTLED_USER', 'server', true],
] as const)('%s has kind %s, retry %s', (code, kind, retry) => {
  expect(appError(code)).toMatchObject({ code, kind, retry });
});

test('an unknown number has no code', () => {
  expect(refusalCodeOf(PLATFORM_CODES.CHAT_MUTED)).toBe('CHAT_MUTED');
  expect(refusalCodeOf(PLATFORM_CODES.SUCCESS)).toBeNull();
  expect(refusalCodeOf(999)).toBeNull();
});

test('a stored code that no row has is refused', () => {
  expect([isErrorCode('BUG'), isErrorCode('CHAT_MUTED')]).toEqual([true, true]);
  expect([isErrorCode('toString'), isErrorCode('GONE'), isErrorCode(7)]).toEqual([false, false, false]);
});
