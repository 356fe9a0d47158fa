import type { Place } from './play-graph.ts';

/** Something of a match that has a clip of its own. */
export interface Moment {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Names the event as the platform names it; none for what only belongs to the picture. */
  readonly event?: string;
  readonly clip: string;
  readonly units: number;
  /** Milliseconds into the clip at which it happens. */
  readonly anchorMs: number;
  /** Where play is when the clip begins and ends; null where the camera cuts. */
  readonly from: Place | null;
  readonly to: Place | null;
  /** Of two that want the same time the higher one is shown. */
  readonly rank: number;
  /** What follows until play goes on, instead of play. */
  readonly after?: 'homeJoy' | 'awayJoy' | 'stopped';
}
