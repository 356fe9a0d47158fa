import type { Random } from '#contract/units/random.ts';

/** Colours of a room, `#rrggbb`. */
export interface Palette {
  readonly deep: string;
  readonly wall: string;
  readonly glow: string;
}

/** Values a set needs to furnish a studio of any shape. */
export interface StudioFrame {
  readonly width: number;
  readonly height: number;
  /** One unit of the furniture's own measures, in pixels. */
  readonly unit: number;
  readonly upright: boolean;
  readonly palette: Palette;
  readonly next: Random;
}
