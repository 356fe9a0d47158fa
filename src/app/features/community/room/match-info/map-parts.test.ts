import { expect, test } from 'vitest';
import type { MatchEvent } from '#contract/play/match/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { mapParts } from './map-parts.ts';

const NOON = 1_790_000_000_000;
const event = (
  kind: MatchEvent['kind'],
  after: number,
  minute: number,
  side: MatchEvent['side'] = 'none',
) => ({
  eventId: `${kind}-${after}`,
  kind,
  side,
  minute,
  player: '',
  at: serverTime(NOON + after * 60_000),
  x: 50,
  y: 50,
});

const FIRST = [
  event('kickOff', 0, 0),
  event('shot', 10, 10, 'away'),
  event('goal', 31, 31, 'away'),
  event('halfTime', 31, 31),
];

test('an ended map shows its played length and its winner', () => {
  expect(mapParts(FIRST, 31, 35)).toMatchObject([{ number: 1, minutes: 31, played: 31, winner: 'away' }]);
});

test('the current map has its own line, however long it lasts', () => {
  const events = [...FIRST, event('kickOff', 37, 0), event('shot', 41, 4, 'home')];
  const [first, second] = mapParts(events, 12, 35);
  expect(first?.marks.map(({ minute }) => minute)).toEqual([10, 31]);
  expect(second).toMatchObject({ number: 2, minutes: 35, played: 12, winner: null, marks: [{ minute: 4 }] });
  expect(mapParts(events, 37, 35)[1]).toMatchObject({ minutes: 37, played: 37 });
});
