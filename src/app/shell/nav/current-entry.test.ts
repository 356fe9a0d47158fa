import { expect, test } from 'vitest';
import { currentEntry } from './current-entry.ts';

const ENTRIES = [
  { entryId: 'home', kind: 'home', link: '/app/home', venues: [] },
  { entryId: 'live', kind: 'live', link: '/app/home?tab=anchor', venues: [] },
  { entryId: 'sports', kind: 'sports', link: '/app/home?tab=football', venues: [] },
  {
    entryId: 'slots',
    kind: 'slots',
    link: '/app/egame/ybegdz',
    venues: [{ link: '/app/egame/yh' }, { link: null }],
  },
  { entryId: 'activity', kind: 'activity', link: '/app/activities', venues: [] },
  { entryId: 'news', kind: 'news', link: '/app/news', venues: [] },
] as const;

test.each([
  ['/app/home', '', 'home'],
  ['/app/home', '?tab=basketball', 'home'],
  ['/app/home', '?tab=anchor', 'live'],
  ['/app/home', '?league=des&tab=football', 'sports'],
  ['/app/room/match/m1', '', 'live'],
  ['/app/activities', '', 'activity'],
  ['/app/activity/wheel', '', 'activity'],
  ['/app/news/n12', '', 'news'],
  ['/app/newsroom', '', null],
  ['/app/egame/yh', '?view=new', 'slots'],
  ['/app/egame/ht', '', null],
  ['/app/wallet', '', null],
])('at %s%s the entry is %s', (pathname, search, entryId) =>
  expect(currentEntry(ENTRIES, { pathname, search })).toBe(entryId),
);
