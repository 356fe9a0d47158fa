import type { Random } from '#contract/units/random.ts';
import type { Side } from '#sandbox/world/matches/match-store.ts';
import type { ManualEvent } from '../by-hand.ts';
import { between } from '../random-choice.ts';
import { type Beat, minuteAt, type Periods } from '../script.ts';
import type { SideOnPitch } from './football-side.ts';

type Ball = {
  side: Side;
  /** 0–100 towards the goal the side attacks. */
  forward: number;
  across: number;
};

/** A match being played: who is on, where the ball is, what happened so far. */
export type Pitch = {
  readonly next: Random;
  readonly periods: Periods;
  readonly sides: Readonly<Record<Side, SideOnPitch>>;
  readonly ball: Ball;
  /** Match ms since kick-off, breaks included. */
  time: number;
  beats: Beat[];
  /** Red cards by hand that the play has not come to yet, in order. */
  due: readonly ManualEvent[];
};

export const opponent = (side: Side): Side => (side === 'home' ? 'away' : 'home');

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)));

/** Writes down what happens where the ball is. */
export function recordBeat(
  { ball, beats, time, periods }: Pitch,
  kind: Beat['kind'],
  side: Side,
  player = '',
  more: Pick<Beat, 'points' | 'outcome' | 'leaves'> = {},
): void {
  beats.push({
    offset: Math.round(time),
    kind,
    side,
    minute: minuteAt(periods, time),
    player,
    x: within(ball.side === 'home' ? ball.forward : 100 - ball.forward),
    y: within(ball.across),
    ...more,
  });
}

/** Sends off whom the operator has sent off by a time. */
export function applySendOffs(pitch: Pitch, time: number): void {
  const now = pitch.due.filter(({ offset }) => offset <= time);
  if (now.length === 0) return;
  pitch.due = pitch.due.slice(now.length);
  for (const { side, player } of now) pitch.sides[side].sendOff(player);
}

/** Advances time by a number of seconds. */
export function pause(pitch: Pitch, least: number, most: number): void {
  pitch.time += between(pitch.next, least, most) * 1_000;
  applySendOffs(pitch, pitch.time);
}

export function placeBall({ ball }: Pitch, side: Side, forward: number, across = 50): void {
  Object.assign(ball, { side, forward, across });
}

/** The other side has the ball, where it is. */
export function lose(pitch: Pitch): void {
  const { side, forward, across } = pitch.ball;
  placeBall(pitch, opponent(side), 100 - forward, across);
}
