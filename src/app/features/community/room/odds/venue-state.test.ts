import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NavVenue } from '#contract/site/navigation/schema.ts';
import { venueState } from './venue-state.ts';

const venue = (status: number, displayed: boolean): NavVenue =>
  v.parse(NavVenue, {
    code: 'YBTY',
    name: '云豹体育',
    mark: '',
    rebate: 60,
    status,
    displayed: displayed ? 1 : 0,
    maintainedUntil: null,
    link: '/app/home',
  });

test.each([
  [0, true, 'open'],
  [0, false, 'open'],
  [1, true, 'maintained'],
  [1, false, 'maintained'],
  [2, true, 'maintained'],
  [2, false, 'closed'],
])('[4.03] a venue of status %i, displayed %j, is %s for prices', (status, displayed, is) => {
  expect(venueState(venue(status, displayed)).is).toBe(is);
});

test('[4.03] a venue this site does not have is absent', () => {
  expect(venueState(undefined)).toEqual({ is: 'absent' });
});
