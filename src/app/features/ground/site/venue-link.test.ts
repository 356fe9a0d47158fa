import * as v from 'valibot';
import { expect, test } from 'vitest';
import { VenueCode } from '#contract/play/game/schema.ts';
import { venueTarget } from './venue-link.tsx';

const JGZR = v.parse(VenueCode, 'JGZR');
const MATCHES = '/app/home?tab=football#matches';
const LOBBY = '/app/egame/lz';

test.each([
  ['an open sport venue leads to its matches', 0, MATCHES, MATCHES],
  ['a sport venue in maintenance leads to home', 1, MATCHES, '/app/home'],
  ['a sport venue that is off leads to home', 2, MATCHES, '/app/home'],
  ['an open lobby is entered', 0, LOBBY, LOBBY],
  ['a lobby in maintenance is entered too: it says until when', 1, LOBBY, LOBBY],
  ['a venue that takes money alone leads to its transfers, open', 0, null, '/app/wallet/transfer?venue=JGZR'],
  ['or not', 1, null, '/app/wallet/transfer?venue=JGZR'],
])('[2.02] [4.03] %s', (_what, status, link, target) => {
  expect(venueTarget({ code: JGZR, status, link, displayed: true, isBlocked: false })).toBe(target);
});
