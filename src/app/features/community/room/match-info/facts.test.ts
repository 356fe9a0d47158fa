import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PastMatch } from '#contract/play/match/history-schema.ts';
import type { SheetPlayer } from '#contract/play/match/lineup-schema.ts';
import type { MatchEvent } from '#contract/play/match/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { formationLines, mapParts, momentumOf, recordOf, resultFor } from './facts.ts';

const NOW = serverTime(1_764_000_000_000);
const event = (kind: MatchEvent['kind'], side: MatchEvent['side'], agoMs: number): MatchEvent => ({
  eventId: `${kind}${agoMs}`,
  kind,
  side,
  minute: 1,
  player: '',
  at: serverTime(NOW - agoMs),
  x: 50,
  y: 50,
});

test('[2.10] momentum is derived from the play of the last two minutes', () => {
  const events = [
    event('shot', 'away', 120_001),
    event('attack', 'home', 119_000),
    event('shot', 'home', 10_000),
    event('corner', 'away', 5_000),
    event('yellowCard', 'away', 1_000),
  ];
  expect(momentumOf(events, NOW)).toEqual({ home: 4, away: 2 });
});

const past = (home: string, away: string, score: readonly [number, number]) =>
  v.parse(PastMatch, {
    matchId: 'm1',
    leagueName: '东岸超级联赛',
    startAt: 1,
    home: { name: home, logo: '', score: score[0] },
    away: { name: away, logo: '', score: score[1] },
  });

const three = [past('甲', '乙', [2, 0]), past('乙', '甲', [2, 0]), past('乙', '甲', [1, 1])];

test('[2.10] a past match is read from the given team’s side', () => {
  expect(three.map((match) => resultFor(match, '甲'))).toEqual(['won', 'lost', 'drawn']);
  expect(three.map((match) => resultFor(match, '乙'))).toEqual(['lost', 'won', 'drawn']);
  expect(recordOf(three, '甲')).toEqual({ won: 1, drawn: 1, lost: 1 });
});

const starters: SheetPlayer[] = Array.from({ length: 11 }, (_, index) => ({
  name: `球员 ${index + 1}`,
  number: index + 1,
  role: 'midfielder',
  isCaptain: false,
}));
const numbers = (formation: string) =>
  formationLines({ formation, starters, bench: [], coach: '' }).map((line) =>
    line.map(({ number }) => number),
  );

test('[2.10] eleven are in the lines of their formation, the keeper first', () => {
  expect(numbers('4-2-3-1')).toEqual([[1], [2, 3, 4, 5], [6, 7], [8, 9, 10], [11]]);
  expect(numbers('4-4-2')).toEqual([[1], [2, 3, 4, 5], [6, 7, 8, 9], [10, 11]]);
});

test('a sheet that is short leaves no empty line', () => {
  expect(
    formationLines({ formation: '4-4-2', starters: starters.slice(0, 5), bench: [], coach: '' }),
  ).toHaveLength(2);
});

const NOON = 1_790_000_000_000;
const mapEvent = (
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
  mapEvent('kickOff', 0, 0),
  mapEvent('shot', 10, 10, 'away'),
  mapEvent('goal', 31, 31, 'away'),
  mapEvent('halfTime', 31, 31),
];

test('an ended map shows its played length and its winner', () => {
  expect(mapParts(FIRST, 31, 35)).toMatchObject([{ number: 1, minutes: 31, played: 31, winner: 'away' }]);
});

test('the current map has its own line, however long it lasts', () => {
  const events = [...FIRST, mapEvent('kickOff', 37, 0), mapEvent('shot', 41, 4, 'home')];
  const [first, second] = mapParts(events, 12, 35);
  expect(first?.marks.map(({ minute }) => minute)).toEqual([10, 31]);
  expect(second).toMatchObject({ number: 2, minutes: 35, played: 12, winner: null, marks: [{ minute: 4 }] });
  expect(mapParts(events, 37, 35)[1]).toMatchObject({ minutes: 37, played: 37 });
});
