import { type Random, random } from '#contract/units/random.ts';
import type { Fixture } from './fixture.ts';
import type { Side } from './match-store.ts';
import { between, weighted } from './random-choice.ts';
import { type Beat, minuteAt, type Periods, type Script, scriptOf, whistle } from './script.ts';
import { squadOf } from './squad.ts';

const MINUTE = 60_000;
const HALF = 24 * MINUTE;
const BREAK = 8 * MINUTE;
const PERIODS: Periods = {
  firstEnd: HALF,
  secondStart: HALF + BREAK,
  fullTime: 2 * HALF + BREAK,
  half: HALF,
};

/** Seconds a side has the ball, on average: some 90 times a match each. */
const POSSESSION: readonly [number, number] = [10, 22];
const FOUL = 0.12;
/** What an attack brings: points and how often, for an average side. */
const ENDS: readonly (readonly [points: number, share: number])[] = [
  [0, 0.49],
  [1, 0.07],
  [2, 0.3],
  [3, 0.14],
];
/** What the play comes to for an average side, as measured over thousands of matches. */
const POINTS_A_MATCH = 97.6;
const HOME_EDGE = 1.02;

const edgeOf = (club: string, seed: number) => 0.9 + random(`${seed} hoops ${club}`)() * 0.2;

function attacks(next: Random, fixture: Fixture, seed: number, from: number, to: number): Beat[] {
  const edges = { home: edgeOf(fixture.home, seed) * HOME_EDGE, away: edgeOf(fixture.away, seed) };
  const fives = {
    home: squadOf(fixture.home, seed).starters.slice(-6),
    away: squadOf(fixture.away, seed).starters.slice(-6),
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
      minute: minuteAt(PERIODS, time),
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

/** A basketball match: two halves of 24 minutes, points as shots that score. */
export function basketballScript(fixture: Fixture, seed: number): Script {
  const next = random(`${seed} match ${fixture.matchId}`);
  const beats = [
    whistle(PERIODS, 0, 'kickOff'),
    ...attacks(next, fixture, seed, 0, PERIODS.firstEnd),
    whistle(PERIODS, PERIODS.firstEnd, 'halfTime'),
    whistle(PERIODS, PERIODS.secondStart, 'kickOff'),
    ...attacks(next, fixture, seed, PERIODS.secondStart, PERIODS.fullTime),
    whistle(PERIODS, PERIODS.fullTime, 'fullTime'),
  ];
  return scriptOf(PERIODS, beats);
}
