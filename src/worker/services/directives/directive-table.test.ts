import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { appError, type ErrorCode, errorRow } from '#contract/errors.ts';
import type { PageContext } from '#worker/core-api.ts';
import type { Failure } from '#worker/wire/send.ts';
import { directiveOf } from './directive-table.ts';

const failed = (code: ErrorCode, change: Partial<Failure> = {}): Failure => ({
  error: appError(code, { message: '平台的话', status: 502 }),
  call: calls['live.popular'],
  path: '/api/x',
  token: '',
  quiet: false,
  ...change,
});
const ANYWHERE: PageContext = { suppressRedirects: false, alertAcknowledged: false };
const ON_SERVICE: PageContext = { suppressRedirects: true, alertAcknowledged: false };
const directiveFor = (code: ErrorCode, change?: Partial<Failure>, context = ANYWHERE) =>
  directiveOf(failed(code, change), context);
const notice = (status: number) => ({
  status,
  startAt: null,
  endAt: 1,
  text: '',
  region: '',
  usualRegion: '',
  reference: 'AR-1',
});
const cautioned = (status: number, context?: PageContext) =>
  directiveFor(
    'ACCESS_CAVEAT',
    { error: appError('ACCESS_CAVEAT', { maintenance: notice(status) }) },
    context,
  );

test('[8.01] a code without a directive is left to the calling screen', () => {
  expect(directiveFor('ORDER_MOVED_ON')).toBeNull();
});

test('[8.01] 10402 and 10403 are ignored, 10409 is shown', () => {
  expect([directiveFor('IGNORED_A'), directiveFor('IGNORED_B')]).toEqual([null, null]);
  expect(directiveFor('WRONG_VERIFY_CODE')).toEqual({ is: 'toast', code: 'WRONG_VERIFY_CODE' });
});

test.each([
  'AUTH_ERROR',
  'LOGIN_ELSEWHERE',
  'ACCOUNT_BLOCKADE',
  'PASSWORD_CHANGED',
  'IP_BLOCKADE',
  'DEVICE_BLOCKADE',
] as const)('[8.06] %s ends the session, alerts with the platform’s text, then opens login', (code) => {
  expect(errorRow(code).endsSession).toBe(true);
  const alert = directiveFor(code);
  expect(alert).toMatchObject({ is: 'alert', code, message: '平台的话' });
  expect(alert).toHaveProperty('then', 'login');
});

test('[8.08] a caveat at status 0 opens maintenance, else the access alert', () => {
  expect(cautioned(0)).toEqual({ is: 'route', to: 'maintenance', maintenance: notice(0) });
  expect(cautioned(1)).toEqual({ is: 'route', to: 'accessAlert', maintenance: notice(1) });
  expect(directiveFor('ACCESS_CAVEAT')).toEqual({ is: 'route', to: 'accessAlert', maintenance: null });
});

test('[8.08] a caveat does not redirect customer service or an acknowledged alert', () => {
  expect(cautioned(1, ON_SERVICE)).toBeNull();
  expect(cautioned(0, { suppressRedirects: false, alertAcknowledged: true })).toBeNull();
});

test('[8.09] an access restriction ends the session and redirects, except on customer service', () => {
  expect(errorRow('ACCESS_RESTRICTION').endsSession).toBe(true);
  expect(directiveFor('ACCESS_RESTRICTION')).toMatchObject({ is: 'route', to: 'accessRestriction' });
  expect(directiveFor('ACCESS_RESTRICTION', {}, ON_SERVICE)).toBeNull();
});

test.each(['v1', 'v5'])(
  '[8.10] maintenance redirects to its page only from the %s information of the site',
  (version) => {
    const path = `/api/site/group/site/perInfo/${version}/get`;
    expect(directiveFor('SYSTEM_MAINTENANCE')).toMatchObject({ is: 'toast' });
    expect(directiveFor('SYSTEM_MAINTENANCE', { path })).toMatchObject({ is: 'route', to: 'maintenance' });
    expect(directiveFor('SYSTEM_MAINTENANCE', { path, quiet: true })).toMatchObject({ is: 'route' });
    expect(directiveFor('SYSTEM_MAINTENANCE', { path }, ON_SERVICE)).toBeNull();
  },
);

test('[2.08] on customer service the end of a session is shown without redirect', () => {
  expect(directiveFor('LOGIN_ELSEWHERE', {}, ON_SERVICE)).toMatchObject({ is: 'alert' });
  expect(directiveFor('LOGIN_ELSEWHERE', {}, ON_SERVICE)).toHaveProperty('then', 'stay');
  expect(directiveFor('NEED_ROBOT_CHECK', {}, ON_SERVICE)).toMatchObject({ is: 'toast' });
});

test.each(['THROTTLED_USER', 'THROTTLED_IP', 'THROTTLED_SITE', 'INTERFACE_DEGRADE'] as const)(
  '[8.05] %s is a toast with our text, not the platform’s',
  (code) => expect(directiveFor(code)).toEqual({ is: 'toast', code }),
);

test('[8.14] a missing address alerts, a failed upload is shown to its sender', () => {
  expect(directiveFor('NO_ADDRESS', { call: {} })).toMatchObject({ is: 'alert' });
  expect(directiveFor('HTTP_STATUS', { call: calls['support.upload'] })).toBeNull();
  expect(directiveFor('LOGIN_ELSEWHERE', { call: calls['support.upload'] })).toMatchObject({ is: 'alert' });
});

test('[8.03] a guest at a member call is prompted to log in', () => {
  expect(directiveFor('NEEDS_LOGIN')).toEqual({ is: 'loginNeeded', code: 'NEEDS_LOGIN' });
});

test('[8.14] an HTTP error is shown with its status', () => {
  expect(directiveFor('HTTP_STATUS')).toEqual({ is: 'toast', code: 'HTTP_STATUS', status: 502 });
});

test('[8.15] the activity blacklist alerts, then leads home', () => {
  expect(directiveFor('ACTIVITY_BLACKLIST')).toHaveProperty('then', 'home');
});

test('a code the call declares stays with the calling screen', () => {
  expect(directiveFor('BAD_CREDENTIALS', { call: calls['account.login'] })).toBeNull();
  expect(directiveFor('ACCOUNT_BLOCKADE', { call: calls['account.login'] })).toBeNull();
});

test('background requests show no toast, but report an ended session', () => {
  expect(directiveFor('TIMEOUT', { quiet: true })).toBeNull();
  expect(directiveFor('NEEDS_LOGIN', { quiet: true })).toBeNull();
  expect(directiveFor('LOGIN_ELSEWHERE', { quiet: true })).toMatchObject({ is: 'alert' });
});
