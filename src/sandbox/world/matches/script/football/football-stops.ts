import type { Side } from '#sandbox/world/matches/match-store.ts';
import { minuteAt } from '../script.ts';
import { opponent, type Pitch, pause, recordBeat } from './football-pitch.ts';

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
export function foul(pitch: Pitch): void {
  const against = opponent(pitch.ball.side);
  const culprit = pitch.sides[against].culprit();
  recordBeat(pitch, 'foul', against, culprit);
  const draw = pitch.next();
  if (draw < RED) sendOff(pitch, against, culprit);
  else if (draw < RED + YELLOW) caution(pitch, against, culprit);
  pause(pitch, 15, 32);
}

/** Substitutions that are due. */
export function change(pitch: Pitch): void {
  const minute = minuteAt(pitch.periods, pitch.time);
  for (const side of ['home', 'away'] as const) {
    for (const { comes, leaves } of pitch.sides[side].changes(minute)) {
      pause(pitch, 4, 9);
      recordBeat(pitch, 'substitution', side, comes, { leaves });
    }
  }
}
