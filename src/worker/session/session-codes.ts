import type { ErrorCode } from '#contract/errors.ts';

const ENDING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'AUTH_ERROR',
  'LOGIN_ELSEWHERE',
  'ACCOUNT_BLOCKADE',
  'PASSWORD_CHANGED',
  'IP_BLOCKADE',
  'DEVICE_BLOCKADE',
  'ACCESS_RESTRICTION',
]);

/** Reports whether such a response ends the session of its request [8.06, 8.07, 8.09]. */
export const endsSession = (code: ErrorCode): boolean => ENDING.has(code);
