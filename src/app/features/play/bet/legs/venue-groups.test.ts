import { expect, test } from 'vitest';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { currentVenue, legsAt, venueGroups } from './venue-groups.ts';

const at = (matchId: string, venue?: string) =>
  pickedLeg(matchId, venue === undefined ? {} : { venue, venueName: `${venue} 名` });
const LEGS = [at('m1', 'YBTY'), at('m2', 'HGDJ'), at('m3', 'YBTY'), at('m4')];
const ids = (legs: readonly { readonly matchId: string }[]) => legs.map(({ matchId }) => matchId);

test('[3.10] legs are grouped by the venue that takes them', () => {
  const groups = venueGroups(LEGS);
  expect(groups.map(({ venue, name, legs }) => [venue, name, ids(legs)])).toEqual([
    ['YBTY', 'YBTY 名', ['m1', 'm3']],
    ['HGDJ', 'HGDJ 名', ['m2']],
  ]);
});

test('[3.10] legs of another venue are never placed with a group', () => {
  expect(ids(legsAt(LEGS, 'HGDJ'))).toEqual(['m2', 'm4']);
  expect(ids(legsAt(LEGS, 'YBTY'))).toEqual(['m1', 'm3', 'm4']);
});

test('[3.10] once its legs are gone the next venue is current', () => {
  expect(currentVenue(venueGroups(LEGS), 'HGDJ')).toBe('HGDJ');
  expect(currentVenue(venueGroups([at('m1', 'YBTY')]), 'HGDJ')).toBe('YBTY');
  expect(currentVenue([], 'HGDJ')).toBe('');
});
