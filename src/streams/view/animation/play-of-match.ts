import type { MatchEvent } from '#contract/play/match/schema.ts';
import { circle, flightThrough, onScreen, type Point } from './pitch-projection.ts';

const TRAIL = 4;
const KICK_OFF: Point = { x: 50, y: 50 };
/** Duration of a goal celebration in the drawing, ms of server time. */
const GOAL_SHOWN_MS = 8_000;

export type Play = {
  readonly event: MatchEvent | null;
  /** Position of the ball on the pitch, in hundredths, and on the screen. */
  readonly position: Point;
  readonly ball: Point;
  readonly trail: string;
  /** Closeness of the ball to the attacked goal, 0 to 1. */
  readonly danger: number;
  readonly ring: string;
  readonly goal: MatchEvent | null;
};

const isPlay = ({ kind }: MatchEvent) =>
  kind !== 'yellowCard' && kind !== 'redCard' && kind !== 'substitution';

const dangerOf = ({ side, x }: MatchEvent): number => {
  if (side === 'none') return 0;
  const towards = side === 'home' ? x : 100 - x;
  return Math.max(0, Math.min(1, (towards - 45) / 50));
};

/** Returns the current state of the drawing, from the latest events. */
export function playAt(events: readonly MatchEvent[], now: number): Play {
  const plays = events.filter(isPlay).slice(-TRAIL);
  const event = events.at(-1) ?? null;
  const last = plays.at(-1);
  const position = last ?? KICK_OFF;
  const sameSide = plays.filter(({ side }) => side === last?.side);
  return {
    event,
    position,
    ball: onScreen(position),
    trail: flightThrough(sameSide),
    danger: last ? dangerOf(last) : 0,
    ring: circle(position, 3.2),
    goal: event?.kind === 'goal' && now - event.at < GOAL_SHOWN_MS ? event : null,
  };
}
