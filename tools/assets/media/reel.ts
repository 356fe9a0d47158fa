import type { Clip } from '#sandbox/video/clips/clips.table.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import type { Ambience, ClipSound } from './sound/clip-sound.ts';

/** A clip and how it is made. */
export interface ReelClip extends Clip {
  /** Returns the drawing used for two frames, counted from the clip’s beginning. */
  readonly draw: (drawing: number) => Drawing;
  readonly sound: ClipSound;
}

/** Clips that are rendered together and stored one after another in one file. */
export interface Reel {
  readonly name: string;
  readonly ambience: Ambience;
  /** x264's constant rate factor: what moves less may be coded more sparingly. */
  readonly quality: number;
  readonly clips: readonly ReelClip[];
}
