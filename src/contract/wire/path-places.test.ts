import { expect, test } from 'vitest';
import { fillPath, routePattern, withPlaces } from './path-places.ts';

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
  expect(withPlaces(PATTERN, '/lg/ve4/abc', { name: 'beian' })).toEqual({ name: 'beian', signature: 'abc' });
  expect(withPlaces(PATTERN, '/lg/ve4/abc', { signature: 'forged' })).toEqual({ signature: 'abc' });
  expect(routePattern(PATTERN)).toBe('/lg/ve4/:signature');
});
