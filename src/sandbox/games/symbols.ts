import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';

/** Drawing of a symbol: a subject of the covers, a card rank, or a cut stone, each in the colours of a palette. */
export type SymbolArt =
  | { readonly kind: 'subject'; readonly subject: CoverSubjectName; readonly palette: CoverPaletteName }
  | {
      readonly kind: 'rank';
      readonly rank: 'A' | 'K' | 'Q' | 'J' | '10' | '9';
      readonly palette: CoverPaletteName;
    }
  | { readonly kind: 'stone'; readonly sides: 3 | 4 | 5 | 6 | 8; readonly palette: CoverPaletteName };

/** Symbol of a title: its name, read aloud, and its drawing. */
export type TitleSymbol = { readonly name: string; readonly art: SymbolArt };
