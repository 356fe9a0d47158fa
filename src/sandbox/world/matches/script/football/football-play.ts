import { between } from '../random-choice.ts';
import type { Beat } from '../script.ts';
import { shoot } from './football-finish.ts';
import { comeTo, lose, type Pitch, pause, place, recordBeat } from './football-pitch.ts';
import { change, foul } from './football-stops.ts';

/** Chances at each turn of play. */
const LOST = 0.13;
const LOST_IN_FRONT = 0.2;
const FOUL = 0.022;
const SHOT = 0.105;
/** From here on a side may shoot. */
const DANGER = 76;
/** Time before the whistle in which no new move begins. */
const LAST_MS = 8_000;

function turn(pitch: Pitch): void {
  const { ball, next, sides } = pitch;
  pause(pitch, 3, 6);
  const lost = ball.forward > DANGER ? LOST_IN_FRONT : LOST / sides[ball.side].keeping();
  if (next() < lost) lose(pitch);
  else {
    const forward = Math.min(97, Math.max(6, ball.forward + between(next, -7, 15)));
    place(pitch, ball.side, forward, Math.min(95, Math.max(5, ball.across + between(next, -18, 18))));
  }
  if (next() < FOUL) foul(pitch);
  else if (ball.forward > DANGER && next() < SHOT * sides[ball.side].shooting()) shoot(pitch);
  else recordBeat(pitch, 'attack', ball.side);
}

/** Plays one half. Effects of the first on the sides (cards, changes) persist in the second. */
export function playHalf(pitch: Pitch, from: number, to: number): Beat[] {
  pitch.beats = [];
  pitch.time = from;
  comeTo(pitch, from);
  place(pitch, pitch.next() < 0.5 ? 'home' : 'away', 50);
  while (pitch.time < to - LAST_MS) {
    change(pitch);
    turn(pitch);
  }
  return pitch.beats.filter(({ offset }) => offset < to);
}
