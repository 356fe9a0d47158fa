/** Position of play between two clips; `null` in a clip's position means that the camera cuts. */
export type PlayPosition = 'homeMid' | 'homeAttack' | 'awayMid' | 'awayAttack';

/** A clip of play that leads from one place to another without a cut. */
export interface PlayClip {
  readonly clip: string;
  readonly units: number;
  readonly from: PlayPosition;
  readonly to: PlayPosition;
}

/** Moment of a match that has its own clip. */
export interface Moment {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Event name as used by the platform; none for a moment that exists only in the video. */
  readonly event?: string;
  readonly clip: string;
  readonly units: number;
  /** Milliseconds into the clip at which it happens. */
  readonly anchorMs: number;
  /** Position of play when the clip begins and ends; null where the camera cuts. */
  readonly from: PlayPosition | null;
  readonly to: PlayPosition | null;
  /** Priority: of two moments at the same time the higher one is shown. */
  readonly rank: number;
  /** Clip shown instead of play until play resumes. */
  readonly after?: 'homeJoy' | 'awayJoy' | 'stopped';
}

const POSITIONS: readonly PlayPosition[] = ['homeMid', 'homeAttack', 'awayMid', 'awayAttack'];

/**
 * Returns, for every position, whether play can be at `to` after exactly the given number of units. Null as a goal is any
 * position.
 */
export function reachable(
  clips: readonly PlayClip[],
  units: number,
  to: PlayPosition | null,
): ReadonlySet<PlayPosition>[] {
  const sets: Set<PlayPosition>[] = [new Set(to === null ? POSITIONS : [to])];
  for (let remaining = 1; remaining <= units; remaining += 1) {
    const step = clips.filter(
      (clip) => clip.units <= remaining && sets[remaining - clip.units]?.has(clip.to),
    );
    sets.push(new Set(step.map(({ from }) => from)));
  }
  return sets;
}
