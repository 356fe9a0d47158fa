import { expect, test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { isAnswerLost } from './answer-loss.ts';

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
