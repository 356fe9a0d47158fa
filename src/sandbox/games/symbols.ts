import type { CoverFigureName } from '#sandbox/world/art/covers/cover-figures.table.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';

/** Things of a football ground, in colours of their own. */
export type StadiumThing = 'lamp' | 'ball' | 'whistle' | 'boot' | 'flag' | 'glove' | 'scarf' | 'shirt';

/** Shapes of fish; each faces left. */
export type FishShape =
  | 'dart'
  | 'angel'
  | 'lantern'
  | 'grouper'
  | 'ray'
  | 'giant'
  | 'eel'
  | 'puffer'
  | 'sword';

/**
 * Drawing of a symbol: a subject of the covers, a card rank, a cut stone or a fish in the colours of a palette; or a figure of a
 * cover or a thing of a football ground in fixed colours.
 */
export type SymbolArt =
  | { readonly kind: 'subject'; readonly subject: CoverSubjectName; readonly palette: CoverPaletteName }
  | {
      readonly kind: 'rank';
      readonly rank: 'A' | 'K' | 'Q' | 'J' | '10' | '9';
      readonly palette: CoverPaletteName;
    }
  | { readonly kind: 'stone'; readonly sides: 3 | 4 | 5 | 6 | 8; readonly palette: CoverPaletteName }
  | {
      readonly kind: 'fish';
      readonly shape: FishShape;
      readonly palette: CoverPaletteName;
      /** Colour of its body in the palette. */
      readonly tone: 'first' | 'accent' | 'light';
    }
  | { readonly kind: 'figure'; readonly figure: CoverFigureName }
  | { readonly kind: 'stadium'; readonly thing: StadiumThing };

/** Symbol of a title: its name, read aloud, and its drawing. */
export type TitleSymbol = { readonly name: string; readonly art: SymbolArt };
