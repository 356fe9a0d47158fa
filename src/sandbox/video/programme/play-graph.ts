/** Position of play between two clips; `null` in a clip's position means that the camera cuts. */
export type PlayPosition = 'homeMid' | 'homeAttack' | 'awayMid' | 'awayAttack';

/** A clip of play that leads from one place to another without a cut. */
export interface PlayClip {
  readonly clip: string;
  readonly units: number;
  readonly from: PlayPosition;
  readonly to: PlayPosition;
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
