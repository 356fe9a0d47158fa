import type { Random } from '#contract/units/random.ts';
import { between } from '../random-choice.ts';
import type { ShotOutcome } from '../script.ts';
import { lose, opponent, type Pitch, pause, place, recordBeat } from './football-pitch.ts';

/** Chances, tuned so that a match has 2.6 goals, 25 shots and 9 corners. */
const SCORED = 0.094;
const CORNER_AFTER_BLOCK = 0.8;
const CORNER_AFTER_SAVE = 0.45;
const CORNER_SHOT = 0.3;

function outcomeOf(next: Random): ShotOutcome {
  const draw = next();
  if (draw < 0.3) return 'saved';
  if (draw < 0.56) return 'blocked';
  return draw < 0.97 ? 'wide' : 'post';
}

function score(pitch: Pitch, player: string): void {
  const { ball, next } = pitch;
  place(pitch, ball.side, 100, between(next, 46, 54));
  recordBeat(pitch, 'goal', ball.side, player, { points: 1 });
  pause(pitch, 45, 70);
  place(pitch, opponent(ball.side), 50);
  recordBeat(pitch, 'attack', ball.side);
}

/** Plays a shot and its consequences. */
export function shoot(pitch: Pitch): void {
  const { ball, sides, next } = pitch;
  const { side } = ball;
  const shooter = sides[side].shooter();
  const advantage = sides[side].edge() / sides[opponent(side)].edge();
  if (next() < SCORED * sides[side].finishing * Math.sqrt(advantage)) {
    score(pitch, shooter);
    return;
  }
  const outcome = outcomeOf(next);
  recordBeat(pitch, 'shot', side, shooter, { outcome });
  pause(pitch, 4, 8);
  const toCorner = { blocked: CORNER_AFTER_BLOCK, saved: CORNER_AFTER_SAVE, wide: 0, post: 0 }[outcome];
  if (next() < toCorner) corner(pitch);
  else place(pitch, opponent(side), between(next, 8, 25), between(next, 25, 75));
}

function corner(pitch: Pitch): void {
  const { ball, next } = pitch;
  place(pitch, ball.side, 99, next() < 0.5 ? 1 : 99);
  pause(pitch, 8, 16);
  recordBeat(pitch, 'corner', ball.side);
  pause(pitch, 3, 6);
  place(pitch, ball.side, between(next, 86, 94), between(next, 38, 62));
  if (next() < CORNER_SHOT) shoot(pitch);
  else lose(pitch);
}
