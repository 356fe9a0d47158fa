import { random } from '#contract/units/random.ts';
import type { Fixture } from '#sandbox/world/matches/calendar/fixture.ts';
import { type ManualEvent, manualBeat } from '../by-hand.ts';
import { integerBetween } from '../random-choice.ts';
import { type Periods, type Script, scriptOf, whistle } from '../script.ts';
import { squadOf } from '../squad.ts';
import type { Pitch } from './football-pitch.ts';
import { playHalf } from './football-play.ts';
import { expectedGoals, footballSide } from './football-side.ts';

const MINUTE = 60_000;
const HALF = 45 * MINUTE;
const BREAK = 15 * MINUTE;

/** A whole football match: two halves with stoppage time and what happens in them, every 3 to 6 seconds. */
export function footballScript(
  fixture: Fixture,
  seed: number,
  manualEvents: readonly ManualEvent[] = [],
): Script {
  const next = random(`${seed} match ${fixture.matchId}`);
  const firstEnd = HALF + integerBetween(next, 60, 240) * 1_000;
  const secondStart = firstEnd + BREAK;
  const fullTime = secondStart + HALF + integerBetween(next, 120, 360) * 1_000;
  const periods: Periods = { firstEnd, secondStart, fullTime, half: HALF };
  const expected = expectedGoals(fixture.home, fixture.away, seed);

  const average = (expected[0] + expected[1]) / 2;
  const side = (club: string, goals: number) =>
    footballSide(next, squadOf(club, seed), goals / average, average);
  const pitch: Pitch = {
    next,
    periods,
    sides: { home: side(fixture.home, expected[0]), away: side(fixture.away, expected[1]) },
    ball: { side: 'home', forward: 50, across: 50 },
    time: 0,
    beats: [],
    due: manualEvents.filter(({ is }) => is === 'redCard'),
  };
  const beats = [
    whistle(periods, 0, 'kickOff'),
    ...playHalf(pitch, 0, firstEnd),
    whistle(periods, firstEnd, 'halfTime'),
    whistle(periods, secondStart, 'kickOff'),
    ...playHalf(pitch, secondStart, fullTime),
    whistle(periods, fullTime, 'fullTime'),
  ];
  if (manualEvents.length === 0) return scriptOf(periods, beats);
  const all = [...beats, ...manualEvents.map((event) => manualBeat(periods, event))];
  return scriptOf(
    periods,
    all.sort((one, other) => one.offset - other.offset),
  );
}
