import { random } from '#contract/units/random.ts';
import type { Fixture } from './fixture.ts';
import type { ClockEdit } from './match-edits.ts';
import { wholeBetween } from './random-choice.ts';

const MINUTE = 60_000;
/** One football match in so many is held up by weather or floodlights. */
const ONE_IN = 12;
/** When, in match minutes, and for how long. */
const AT = { least: 12, most: 84 };
const LASTS = { least: 9, most: 22 };

/** Where the clock of a match stands still by itself, and goes on [4.01]; empty for most matches. */
export function interruptionOf(fixture: Fixture, seed: number, pace: number): ClockEdit[] {
  if (fixture.league.ballClassId !== 1) return [];
  const next = random(`${seed} weather ${fixture.matchId}`);
  if (next() * ONE_IN >= 1) return [];
  const offset = wholeBetween(next, AT.least, AT.most) * MINUTE;
  const at = fixture.startAt + offset / pace;
  const lastsMs = (wholeBetween(next, LASTS.least, LASTS.most) * MINUTE) / pace;
  return [
    { is: 'clock', at, offset, running: false },
    { is: 'clock', at: at + lastsMs, offset, running: true },
  ];
}
