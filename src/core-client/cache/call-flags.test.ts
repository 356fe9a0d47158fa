import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { Call } from '#contract/calls/define-call.ts';
import { isCachedOverVisits, isMemberCall } from '#core-client/query.ts';

const table: readonly (readonly [string, Call])[] = Object.entries(calls);
const namesWhere = (has: (call: Call) => boolean): string[] =>
  table.flatMap(([name, call]) => (has(call) ? [name] : []));

test('the page discards every response that needs a login', () => {
  const needing = namesWhere(({ owner, credentials }) => owner === 'page' && credentials === 'member');
  expect(needing.length).toBeGreaterThan(100);
  expect(needing.filter((name) => !isMemberCall(name))).toEqual([]);
});

test('the page discards every response whose audience is the member', () => {
  const specific = namesWhere(({ owner, audience }) => owner === 'page' && audience === 'member');
  expect(specific.length).toBeGreaterThan(10);
  expect(specific.filter((name) => !isMemberCall(name))).toEqual([]);
});

test('responses without a member are public', () => {
  const open = namesWhere(
    ({ owner, credentials, audience }) =>
      owner === 'page' && credentials !== 'member' && audience !== 'member',
  );
  expect(open.length).toBeGreaterThan(50);
  expect(open.filter(isMemberCall)).toEqual([]);
});

test('an unlisted response is discarded at logout', () => {
  expect(isMemberCall('account.login')).toBe(true);
});

test('responses cached across visits are public and read-only', () => {
  const cached = namesWhere(({ cachedAcrossVisits }) => cachedAcrossVisits === true);
  expect(cached.length).toBeGreaterThan(3);
  expect(namesWhere(() => true).filter(isCachedOverVisits)).toEqual(cached);
  for (const [name, { audience, command, credentials }] of table.filter(([callName]) =>
    cached.includes(callName),
  ))
    expect([name, audience, command, credentials === 'member']).toEqual([name, undefined, undefined, false]);
});
