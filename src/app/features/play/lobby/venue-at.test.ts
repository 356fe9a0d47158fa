import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NavVenue } from '#contract/site/navigation/schema.ts';
import { lobbiesOf, venueAt } from './lobby-screen.tsx';

const venue = (code: string, link: string | null) =>
  v.parse(NavVenue, {
    code,
    link,
    name: code,
    mark: '',
    rebate: 0,
    status: 0,
    displayed: 1,
    maintainedUntil: null,
  });
const entries = [
  { venues: [venue('YBTY', '/app/home')] },
  { venues: [venue('YBEGDZ', '/app/egame/ybegdz'), venue('YHEGDZ', '/app/egame/yh')] },
  { venues: [venue('JGZR', null), venue('YHEGDZ', '/app/egame/yh'), venue('HTBY', '/app/egame/ht')] },
];

test('venues with a lobby are listed once in navigation order', () => {
  expect(lobbiesOf(entries).map(({ code }) => code)).toEqual(['YBEGDZ', 'YHEGDZ', 'HTBY']);
});

test.each([
  ['/app/egame/ybegdz', 'YBEGDZ'],
  ['/app/egame/by', 'YBEGDZ'],
  ['/app/egame/dz', 'YBEGDZ'],
  ['/app/egame/yh', 'YHEGDZ'],
  ['/app/egame/ht', 'HTBY'],
  ['/app/egame/jg', undefined],
  ['/app/egame/unknown', undefined],
])('[2.03] %s is the lobby of %s', (path, code) => {
  expect(venueAt(path, lobbiesOf(entries))?.code).toBe(code);
});

test('[2.03] a site without the default venue opens its first venue', () => {
  const others = lobbiesOf(entries).slice(1);
  expect(venueAt('/app/egame/ybegdz', others)?.code).toBe('YHEGDZ');
  expect(venueAt('/app/egame/by', others)).toBe(null);
});
