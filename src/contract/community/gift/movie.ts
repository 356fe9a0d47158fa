import type { AppErrorFields } from '#contract/errors.ts';
import type { Bytes } from '#contract/units/bytes.ts';

/** Sound of a gift animation, encoded as MP3. */
export type MovieSound = {
  readonly bytes: Bytes;
  /** Time from the start of the animation, ms. */
  readonly startMs: number;
  /** Offset in the sound, ms. */
  readonly offsetMs: number;
};

/** Event of an animation: it plays and ends; or it is refused. A refusal is a value: the stage continues without it. */
export type MovieEvent =
  | { readonly is: 'plays'; readonly sounds: readonly MovieSound[] }
  | { readonly is: 'over' }
  | { readonly is: 'refused'; readonly error: AppErrorFields };
