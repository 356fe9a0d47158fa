import type { HairStyle } from './hair.table.ts';

export type Mood = 'smile' | 'open' | 'happy' | 'flat';
export type Collar = 'crew' | 'v' | 'hood' | 'polo';
export type Wearable = 'headset' | 'glasses' | 'beard' | 'stubble' | 'ear';

/** Appearance of a person; colours are `#rrggbb`. */
export interface PersonAppearance {
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly cap?: string;
  readonly style: HairStyle;
  readonly wears: readonly Wearable[];
  readonly collar: Collar;
  /** Behind an avatar. */
  readonly backdrop: string;
  readonly mood: Mood;
}
