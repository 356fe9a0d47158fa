import { type Random, random } from '#contract/units/random.ts';
import type { Fixture } from '../calendar/fixture.ts';
import type { Side } from '../match-store.ts';
import { type ManualEvent, manualBeat } from './by-hand.ts';
import { hoopsPlayers } from './players.ts';
import { between, weighted } from './random-choice.ts';
import { type Beat, minuteAt, type Part, type Periods, type Script, scriptOf, whistle } from './script.ts';

const MINUTE = 60_000;
const HALF = 24 * MINUTE;
const BREAK = 8 * MINUTE;
const OVERTIME = 5 * MINUTE;
/** Regular time. */
const PERIODS: Periods = {
  firstEnd: HALF,
  secondStart: HALF + BREAK,
  fullTime: 2 * HALF + BREAK,
  half: HALF,
};

/** Seconds a side has the ball, on average: some 90 times a match each. */
const POSSESSION: readonly [number, number] = [10, 22];
const FOUL = 0.12;
/** Outcomes of an attack: points and frequency, for an average side. */
const ENDS: readonly (readonly [points: number, share: number])[] = [
  [0, 0.49],
  [1, 0.07],
  [2, 0.3],
  [3, 0.14],
];
/** Averages that the play yields for an average side, measured over thousands of matches. */
const POINTS_A_MATCH = 97.6;
const HOME_EDGE = 1.02;

const edgeOf = (club: string, seed: number) => 0.9 + random(`${seed} hoops ${club}`)() * 0.2;

function attacks(next: Random, fixture: Fixture, seed: number, { from, to }: Part): Beat[] {
  const periods = { ...PERIODS, fullTime: Math.max(PERIODS.fullTime, to) };
  const edges = { home: edgeOf(fixture.home, seed) * HOME_EDGE, away: edgeOf(fixture.away, seed) };
  const fives = {
    home: hoopsPlayers(fixture.home, seed),
    away: hoopsPlayers(fixture.away, seed),
  };
  const beats: Beat[] = [];
  let side: Side = next() < 0.5 ? 'home' : 'away';
  for (let time = from + 4_000; time < to - 3_000; time += between(next, ...POSSESSION) * 1_000) {
    const player = weighted(next, fives[side], () => 1)?.name ?? '';
    const points = weighted(next, ENDS, ([worth, share]) => share * (worth ? edges[side] : 1))?.[0] ?? 0;
    const forward = between(next, 72, 96);
    const beat = {
      offset: Math.round(time),
      side,
      minute: minuteAt(periods, time),
      player,
      x: Math.round(side === 'home' ? forward : 100 - forward),
      y: Math.round(between(next, 12, 88)),
    };
    if (next() < FOUL) beats.push({ ...beat, kind: 'foul', side: side === 'home' ? 'away' : 'home' });
    beats.push(points ? { ...beat, kind: 'shot', points } : { ...beat, kind: 'attack', outcome: 'wide' });
    side = side === 'home' ? 'away' : 'home';
  }
  return beats;
}

/** Points each side may be expected to score. */
export const expectedPoints = ({ home, away }: Fixture, seed: number): readonly [number, number] => [
  POINTS_A_MATCH * edgeOf(home, seed) * HOME_EDGE,
  POINTS_A_MATCH * edgeOf(away, seed),
];

const isLevel = (beats: readonly Beat[]): boolean =>
  beats.reduce((lead, { side, points = 0 }) => lead + (side === 'home' ? points : -points), 0) === 0;

const basket = (event: ManualEvent): Beat => ({
  ...manualBeat({ ...PERIODS, fullTime: Number.POSITIVE_INFINITY }, event),
  kind: 'shot',
  points: event.points ?? 2,
});

/** A basketball match: two halves of 24 minutes, overtimes until it is not level, points as shots that score. */
export function basketballScript(
  fixture: Fixture,
  seed: number,
  manualEvents: readonly ManualEvent[] = [],
): Script {
  const next = random(`${seed} match ${fixture.matchId}`);
  const { firstEnd, secondStart } = PERIODS;
  const baskets = ({ from, to }: Part) =>
    manualEvents.filter(({ is, offset }) => is === 'goal' && offset >= from && offset < to).map(basket);
  const beats = [
    whistle(PERIODS, 0, 'kickOff'),
    ...attacks(next, fixture, seed, { from: 0, to: firstEnd }),
    whistle(PERIODS, firstEnd, 'halfTime'),
    whistle(PERIODS, secondStart, 'kickOff'),
    ...attacks(next, fixture, seed, { from: secondStart, to: PERIODS.fullTime }),
    ...baskets({ from: 0, to: PERIODS.fullTime }),
  ];
  const overtimes: Part[] = [];
  let end = PERIODS.fullTime;
  while (isLevel(beats)) {
    const part = { from: end, to: end + OVERTIME };
    const own = random(`${seed} match ${fixture.matchId} overtime ${overtimes.length}`);
    beats.push(...attacks(own, fixture, seed, part), ...baskets(part));
    overtimes.push(part);
    end = part.to;
  }
  const periods = overtimes.length === 0 ? PERIODS : { ...PERIODS, fullTime: end, overtimes };
  beats.push(whistle(periods, end, 'fullTime'));
  return scriptOf(
    periods,
    beats.sort((one, other) => one.offset - other.offset),
  );
}
