import { random } from '#contract/units/random.ts';
import type { Fixture } from '../calendar/fixture.ts';
import type { ClockEdit } from '../match-edits.ts';
import { integerBetween } from './random-choice.ts';

const MINUTE = 60_000;
/** One football match in this number is interrupted by weather or floodlights. */
const ONE_IN = 12;
/** Time of the interruption, in minutes of play, and its duration. */
const AT = { least: 12, most: 84 };
const LASTS = { least: 9, most: 22 };
/** Minutes of the first half; minutes of half-time and the longest stoppage before it. */
const HALF = 45;
const BREAK = 20;

/** Returns the match ms of a minute of play; no minute falls in the break. */
const offsetOf = (minute: number): number => (minute < HALF ? minute : minute + BREAK) * MINUTE;

/** Returns the clock edits at which the clock of a match stops by itself, and resumes [4.01]; empty for most matches. */
export function interruptionOf(fixture: Fixture, seed: number, pace: number): ClockEdit[] {
  if (fixture.league.ballClassId !== 1) return [];
  const next = random(`${seed} weather ${fixture.matchId}`);
  if (next() * ONE_IN >= 1) return [];
  const offset = offsetOf(integerBetween(next, AT.least, AT.most));
  const at = fixture.startAt + offset / pace;
  const lastsMs = (integerBetween(next, LASTS.least, LASTS.most) * MINUTE) / pace;
  return [
    { is: 'clock', at, offset, running: false },
    { is: 'clock', at: at + lastsMs, offset, running: true },
  ];
}
