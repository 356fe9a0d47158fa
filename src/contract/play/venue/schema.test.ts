import * as v from 'valibot';
import { expect, test } from 'vitest';
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
