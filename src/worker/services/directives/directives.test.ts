import { map } from 'rxjs';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { Directive } from '#contract/directives.ts';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { createDirectives, hasGlobalEffect } from './directives.ts';

function silent() {
  let mono = 10_000;
  const directives = createDirectives({ mono: () => mono }, () => ({
    suppressRedirects: false,
    alertAcknowledged: false,
  }));
  const codes: ErrorCode[] = [];
  const fail = (code: ErrorCode) =>
    directives.handleFailure({
      error: appError(code),
      call: calls['live.popular'],
      path: '',
      token: '',
      quiet: false,
    });
  return {
    directives,
    codes,
    fail,
    pass: (ms: number) => {
      mono += ms;
    },
  };
}

function listening() {
  const setup = silent();
  const emitted: Directive[] = [];
  setup.directives.stream$.subscribe((directive) => {
    emitted.push(directive);
    if ('code' in directive) setup.codes.push(directive.code);
  });
  return { ...setup, said: emitted };
}

test('[8.07] [4.09] a block of address or device is shown once within 700 ms', () => {
  const { codes, fail, pass } = listening();
  fail('IP_BLOCKADE');
  pass(699);
  fail('IP_BLOCKADE');
  fail('DEVICE_BLOCKADE');
  pass(1);
  fail('DEVICE_BLOCKADE');
  expect(codes).toEqual(['IP_BLOCKADE', 'DEVICE_BLOCKADE']);
});

test('[8.04] a robot check is opened once, later ones are ordinary errors', () => {
  const { said, fail, pass } = listening();
  fail('NEED_ROBOT_CHECK');
  fail('NEED_ROBOT_CHECK');
  pass(5_000);
  fail('NEED_ROBOT_CHECK');
  expect(said).toEqual([{ is: 'robotCheck' }, { is: 'toast', code: 'NEED_ROBOT_CHECK' }]);
});

test('directives from before the page subscribed are emitted when it does', () => {
  const { directives, fail, codes } = silent();
  fail('ACTIVITY_BLACKLIST');
  expect(codes).toEqual([]);
  directives.stream$.subscribe((directive) => codes.push('code' in directive ? directive.code : 'BUG'));
  expect(codes).toEqual(['ACTIVITY_BLACKLIST']);
});

test('[8.06] late requests of a logged-out member prompt no login', () => {
  const { directives, codes, fail, pass } = listening();
  directives.forget();
  fail('NEEDS_LOGIN');
  pass(1_999);
  fail('NEEDS_LOGIN');
  expect(codes).toEqual([]);
  pass(1);
  fail('NEEDS_LOGIN');
  expect(codes).toEqual(['NEEDS_LOGIN']);
});

test('[8.13] the same toast is not repeated while it is shown, 1.5 s', () => {
  const { codes, fail, pass } = listening();
  fail('TIMEOUT');
  pass(1_499);
  fail('TIMEOUT');
  pass(1);
  fail('TIMEOUT');
  expect(codes).toEqual(['TIMEOUT', 'TIMEOUT']);
});

test('[8.06] buffered directives are delivered to the first subscriber, once', () => {
  const directives = createDirectives({ mono: () => 0 }, () => ({
    suppressRedirects: false,
    alertAcknowledged: false,
  }));
  directives.admit(new Error('early'));
  const emitted: string[] = [];
  directives.stream$.subscribe(({ is }) => emitted.push(is)).unsubscribe();
  directives.stream$.subscribe(({ is }) => emitted.push(is)).unsubscribe();
  expect(emitted).toEqual(['toast']);
});

test('[8.07] a block is repeated after 700 ms, a toast after 1.5 s', () => {
  marblesOf('directives', ({ hot, expectObservable }, scheduler) => {
    const directives = createDirectives({ mono: () => scheduler.now() }, () => ({
      suppressRedirects: false,
      alertAcknowledged: false,
    }));
    const codes: Readonly<Record<string, ErrorCode>> = { b: 'IP_BLOCKADE', t: 'TIMEOUT' };
    hot('b 599ms b 99ms (bt) 1495ms tt', codes).subscribe((code) =>
      directives.handleFailure({
        error: appError(code),
        call: calls['live.popular'],
        path: '',
        token: '',
        quiet: false,
      }),
    );
    const codes$ = directives.stream$.pipe(map((directive) => ('code' in directive ? directive.code : null)));
    expectObservable(codes$).toBe('b 699ms (bt) 1496ms t', codes);
  });
});

const failureOf = (code: ErrorCode, token: string) => ({
  error: appError(code),
  call: {},
  path: '/api/x',
  token,
  quiet: false,
});
const anywhere = { suppressRedirects: false, alertAcknowledged: false };

test('[8.06] of several calls refused together only one ends the session', () => {
  expect(hasGlobalEffect(failureOf('LOGIN_ELSEWHERE', 'mine'), 'mine', anywhere)).toBe(true);
  expect(hasGlobalEffect(failureOf('LOGIN_ELSEWHERE', 'mine'), '', anywhere)).toBe(false);
  expect(hasGlobalEffect(failureOf('PASSWORD_CHANGED', 'before'), 'after', anywhere)).toBe(false);
});

test('[8.07] a guest who is blocked is notified', () => {
  expect(hasGlobalEffect(failureOf('IP_BLOCKADE', ''), '', anywhere)).toBe(true);
});

test('[8.09] a restriction has no consequences while customer service is open', () => {
  expect(
    hasGlobalEffect(failureOf('ACCESS_RESTRICTION', 'mine'), 'mine', {
      suppressRedirects: true,
      alertAcknowledged: false,
    }),
  ).toBe(false);
  expect(hasGlobalEffect(failureOf('ACCESS_RESTRICTION', 'mine'), 'mine', anywhere)).toBe(true);
});
