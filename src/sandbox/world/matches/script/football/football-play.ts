import type { Random } from '#contract/units/random.ts';
import type { Side } from '#sandbox/world/matches/match-store.ts';
import { between } from '../random-choice.ts';
import { type Beat, minuteAt, type ShotOutcome } from '../script.ts';
import { applySendOffs, lose, opponent, type Pitch, pause, placeBall, recordBeat } from './football-pitch.ts';

/** Shares of fouls: 3.7 yellow cards a match, a red one every fifth match. */
const YELLOW = 0.17;
const RED = 0.003;

function sendOff(pitch: Pitch, side: Side, player: string): void {
  pause(pitch, 2, 3);
  pitch.sides[side].sendOff(player);
  recordBeat(pitch, 'redCard', side, player);
  pause(pitch, 20, 40);
}

function caution(pitch: Pitch, side: Side, player: string): void {
  pause(pitch, 4, 9);
  const isSecond = pitch.sides[side].caution(player);
  recordBeat(pitch, 'yellowCard', side, player);
  if (isSecond) sendOff(pitch, side, player);
}

/** A foul by the side without the ball, with its card and the wait for the free kick. */
function foul(pitch: Pitch): void {
  const against = opponent(pitch.ball.side);
  const culprit = pitch.sides[against].culprit();
  recordBeat(pitch, 'foul', against, culprit);
  const draw = pitch.next();
  if (draw < RED) sendOff(pitch, against, culprit);
  else if (draw < RED + YELLOW) caution(pitch, against, culprit);
  pause(pitch, 15, 32);
}

/** Substitutions that are due. */
function change(pitch: Pitch): void {
  const minute = minuteAt(pitch.periods, pitch.time);
  for (const side of ['home', 'away'] as const) {
    for (const { enters, leaves } of pitch.sides[side].changes(minute)) {
      pause(pitch, 4, 9);
      recordBeat(pitch, 'substitution', side, enters, { leaves });
    }
  }
}

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
  placeBall(pitch, ball.side, 100, between(next, 46, 54));
  recordBeat(pitch, 'goal', ball.side, player, { points: 1 });
  pause(pitch, 45, 70);
  placeBall(pitch, opponent(ball.side), 50);
  recordBeat(pitch, 'attack', ball.side);
}

/** Plays a shot and its consequences. */
function shoot(pitch: Pitch): void {
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
  else placeBall(pitch, opponent(side), between(next, 8, 25), between(next, 25, 75));
}

function corner(pitch: Pitch): void {
  const { ball, next } = pitch;
  placeBall(pitch, ball.side, 99, next() < 0.5 ? 1 : 99);
  pause(pitch, 8, 16);
  recordBeat(pitch, 'corner', ball.side);
  pause(pitch, 3, 6);
  placeBall(pitch, ball.side, between(next, 86, 94), between(next, 38, 62));
  if (next() < CORNER_SHOT) shoot(pitch);
  else lose(pitch);
}

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
    placeBall(pitch, ball.side, forward, Math.min(95, Math.max(5, ball.across + between(next, -18, 18))));
  }
  if (next() < FOUL) foul(pitch);
  else if (ball.forward > DANGER && next() < SHOT * sides[ball.side].shooting()) shoot(pitch);
  else recordBeat(pitch, 'attack', ball.side);
}

/** Plays one half. Effects of the first on the sides (cards, changes) persist in the second. */
export function playHalf(pitch: Pitch, from: number, to: number): Beat[] {
  pitch.beats = [];
  pitch.time = from;
  applySendOffs(pitch, from);
  placeBall(pitch, pitch.next() < 0.5 ? 'home' : 'away', 50);
  while (pitch.time < to - LAST_MS) {
    change(pitch);
    turn(pitch);
  }
  return pitch.beats.filter(({ offset }) => offset < to);
}
