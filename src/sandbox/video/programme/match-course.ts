import { type MatchAhead, withWeather } from '#sandbox/world/matches/match-ahead.ts';
import type { MatchEdit } from '#sandbox/world/matches/match-edits.ts';
import { matchTime } from '#sandbox/world/matches/match-time.ts';
import type { Beat } from '#sandbox/world/matches/script/script.ts';
import type { Course, Mode } from './match-plan.ts';
import { READINGS } from './styles.ts';

type Timed = { readonly beat: Beat; readonly at: number };

/** Returns the beats that follow each other on the clock; beats left out by a jump have no time. */
function timed(ahead: MatchAhead, edits: readonly MatchEdit[]): Timed[] {
  const time = matchTime(ahead.fixture.startAt, ahead.pace, edits);
  const beats = ahead.scriptWith(edits).beats.map((beat) => ({ beat, at: time.timeOf(beat.offset) }));
  return beats.filter(({ at, beat }) => Math.abs(time.offsetAt(at) - beat.offset) <= ahead.pace);
}

/** The last beat at or before a moment. */
function lastAt(beats: readonly Timed[], epochMs: number): Beat | undefined {
  let [low, high] = [0, beats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((beats[middle]?.at ?? 0) <= epochMs) low = middle + 1;
    else high = middle;
  }
  return beats[low - 1]?.beat;
}

/** Returns the course of a match, as far as it is known from the edits made so far. */
export function courseOf(ahead: MatchAhead, edits: readonly MatchEdit[]): Course {
  const { fixture, pace } = ahead;
  const { periods } = ahead.scriptWith(edits);
  const time = matchTime(fixture.startAt, pace, edits);
  const beats = timed(ahead, edits);
  const { moments, positionOf } = READINGS[fixture.league.ballClassId];
  const modeAt = (epochMs: number): Mode => {
    const offset = time.offsetAt(epochMs);
    if (offset < 0) return 'before';
    if (offset >= periods.fullTime) return 'over';
    if (!time.runningAt(epochMs)) return 'halted';
    return offset >= periods.firstEnd && offset < periods.secondStart ? 'rest' : 'play';
  };
  return {
    moments: moments(beats),
    modeAt,
    positionAt: (epochMs) => positionOf(lastAt(beats, epochMs)),
  };
}

/** Goals and maps of a whole match, those to come among them, epoch ms. */
export function goalTimes(ahead: MatchAhead): { readonly id: string; readonly at: number }[] {
  return timed(ahead, withWeather(ahead.manualEdits, ahead.weather))
    .filter(({ beat }) => beat.kind === 'goal')
    .map(({ beat, at }) => ({ id: `${beat.offset}-goal-${beat.side}`, at }));
}
