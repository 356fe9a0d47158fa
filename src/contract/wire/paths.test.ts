import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { FORM_FAMILIES } from '#tests/fixtures/wire/form-families.ts';
import { blanksToken, fillPath, isV2Path, routePattern, withPathParams } from './paths.ts';

test.each([
  ['/api/site/group/account/memberLogin/v3/login', true],
  ['/api/site/x/queryBannerList', true],
  ['/api/site/perInfo/v1/get', true],
  ['/api/site/member/v1/info', false],
  ['/api/site/queryBannerList/v1', false],
  ['/api/site/perInfo/v1/getAll', false],
])('[7.04] %s blanks the token: %s', (path, blanks) => {
  expect(blanksToken(path)).toBe(blanks);
});

test.each([
  ['/api/site/group/account/memberLogout/v2/logout', true],
  ['/api/site/v20/x', false],
  ['/api/xv2/v1/x', false],
])('[7.03] %s answers in plain JSON: %s', (path, plain) => {
  expect(isV2Path(path)).toBe(plain);
});

test('[7.01] the table marks exactly the form families as form', () => {
  const ofFamily = (path: string) => FORM_FAMILIES.some((family) => path.startsWith(`${family}/`));
  for (const [name, { path, body }] of Object.entries(calls)) {
    const paths = typeof path === 'string' ? [path] : [path.member, path.guest];
    for (const variant of paths) expect([name, body === 'form']).toEqual([name, ofFamily(variant)]);
  }
});

test.each([
  ...FORM_FAMILIES,
  ...['news', 'soccer', 'info'].map((part) => `/api/site/game/newsoccer/${part}`),
])('[7.01] [7.06] %s has a call of the page', (family) => {
  const ofFamily = Object.values(calls).filter(({ path }) => `${path}`.startsWith(`${family}/`));
  expect(ofFamily.some((call) => 'owner' in call && call.owner === 'page')).toBe(true);
});

const PATTERN = '/lg/ve4/{signature}';

test('[7.11] a path parameter is taken from the input and removed there', () => {
  const { path, rest } = fillPath(PATTERN, { signature: 'a/b', name: 'beian' });
  expect(path).toBe('/lg/ve4/a%2Fb');
  expect(rest).toEqual({ name: 'beian' });
});

test('an address without parameters and a non-object input stay unchanged', () => {
  const input = { signature: 'x' };
  expect(fillPath('/lg/v5/login', input)).toEqual({ path: '/lg/v5/login', rest: input });
  expect(fillPath(PATTERN, 'text')).toEqual({ path: '/lg/ve4/-', rest: 'text' });
});

test('the platform finds in the place what was put there', () => {
  expect(withPathParams(PATTERN, '/lg/ve4/abc', { name: 'beian' })).toEqual({
    name: 'beian',
    signature: 'abc',
  });
  expect(withPathParams(PATTERN, '/lg/ve4/abc', { signature: 'forged' })).toEqual({ signature: 'abc' });
  expect(routePattern(PATTERN)).toBe('/lg/ve4/:signature');
});
