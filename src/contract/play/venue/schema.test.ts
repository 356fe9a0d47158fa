import * as v from 'valibot';
import { expect, test } from 'vitest';
import { venueCalls } from './calls.ts';
import { VenueLaunch } from './schema.ts';

const at = (url: string) => v.is(VenueLaunch, { sessionId: 'visit', url, ticket: 'ab'.repeat(32), line: 1 });

test.each(['https://venue.example/venue/play#x', 'http://venue.localhost:5180/venue/play'])(
  '[3.02] a game may open at %j',
  (url) => expect(at(url)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://courtside.example/1',
  'http://venue.example/venue/play',
  'file:///etc/passwd',
  '//venue.example',
  'venue',
  '',
])('[3.02] a game opens nowhere at %j', (url) => expect(at(url)).toBe(false));

const input = { gameId: 'g1', currency: 'CNY', rollbackAddress: 'http://localhost/app/home' } as const;

test.each([
  ['venue.launch', 'BTEGDZ', 0, 1],
  ['venue.launch', 'AGQHDZ', 0, 0],
  ['venue.demoLaunch', 'AGQHDZ', 0, 0],
  ['venue.secondLaunch', 'BTEGDZ', 1, 0],
  ['venue.secondDemoLaunch', 'BTEGDZ', 1, 0],
] as const)('[3.02] [9.08] %s at %s sends its domain flags', (name, venue, resetDpDomain, isUseCache) => {
  expect(venueCalls[name].encode?.({ ...input, venue })).toEqual({
    ...input,
    venueEnName: venue,
    resetDpDomain,
    isUseCache,
  });
});
