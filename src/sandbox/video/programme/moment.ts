import type { PlayPosition } from './play-graph.ts';

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
