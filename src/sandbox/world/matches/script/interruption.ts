import { random } from '#contract/units/random.ts';
import type { Fixture } from '../calendar/fixture.ts';
import type { ClockEdit } from '../match-edits.ts';
import { wholeBetween } from './random-choice.ts';

const MINUTE = 60_000;
/** One football match in so many is held up by weather or floodlights. */
const ONE_IN = 12;
/** When, in minutes of play, and for how long. */
const AT = { least: 12, most: 84 };
const LASTS = { least: 9, most: 22 };
/** The first half takes so many minutes; half-time and the longest stoppage before it take so many more. */
const HALF = 45;
const BREAK = 20;

/** Match ms of a minute of play; no minute lies in the break. */
const offsetOf = (minute: number): number => (minute < HALF ? minute : minute + BREAK) * MINUTE;

/** Where the clock of a match stands still by itself, and goes on [4.01]; empty for most matches. */
export function interruptionOf(fixture: Fixture, seed: number, pace: number): ClockEdit[] {
  if (fixture.league.ballClassId !== 1) return [];
  const next = random(`${seed} weather ${fixture.matchId}`);
  if (next() * ONE_IN >= 1) return [];
  const offset = offsetOf(wholeBetween(next, AT.least, AT.most));
  const at = fixture.startAt + offset / pace;
  const lastsMs = (wholeBetween(next, LASTS.least, LASTS.most) * MINUTE) / pace;
  return [
    { is: 'clock', at, offset, running: false },
    { is: 'clock', at: at + lastsMs, offset, running: true },
  ];
}
