import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, ownerIn, paramsText } from './stored.ts';

const none: ReadonlySet<string> = new Set();
const input = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 6 });

/** The same value with the fields of every object in reverse. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, field]) => [name, reversed(field)]));
}

test('[7.07] the order of fields distinguishes no answers, at any depth', () => {
  const property = fc.property(input, (params) => {
    expect(paramsText(reversed(params), none)).toBe(paramsText(params, none));
  });
  fc.assert(property);
});

test('[7.07] every other value distinguishes answers', () => {
  const property = fc.property(input, fc.integer(), fc.integer(), (params, one, other) => {
    fc.pre(one !== other);
    const withValue = (value: number) => paramsText({ ...params, list: [{ id: value }] }, none);
    expect(withValue(one)).not.toBe(withValue(other));
  });
  fc.assert(property);
});

test('[7.07] the order of a list distinguishes answers', () => {
  expect(paramsText({ ids: [1, 2] }, none)).not.toBe(paramsText({ ids: [2, 1] }, none));
});

test('[7.07] only top-level fields of the input are filtered', () => {
  const filtered = new Set(['nonce']);
  expect(paramsText({ nonce: 1, page: 2 }, filtered)).toBe(paramsText({ nonce: 9, page: 2 }, filtered));
  expect(paramsText({ of: { nonce: 1 } }, filtered)).not.toBe(paramsText({ of: { nonce: 9 } }, filtered));
});

test.each([undefined, null, 'text', 7])('a question of %j has a text', (value) => {
  expect(paramsText(value, none)).toBe(value === undefined ? '' : JSON.stringify(value));
});

test('[7.07] a key names its owner to its own site alone', () => {
  const parts = { siteId: 5000, owner: 'ab12', path: '/a|b', params: '{"x":"|"}' };
  for (const policy of ['minute', 'visit'] as const) {
    const key = keyOf(policy, parts);
    expect([ownerIn(key, 5000), ownerIn(key, 5001)]).toEqual([{ policy, owner: 'ab12' }, null]);
  }
  for (const broken of ['broken', '5000', 'last|5000']) expect(ownerIn(broken, 5000)).toBeNull();
});
