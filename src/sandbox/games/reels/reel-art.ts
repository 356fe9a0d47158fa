import type { SymbolArt } from '#sandbox/games/symbols.ts';
import type { CoverFigureName } from '#sandbox/world/art/covers/cover-figures.table.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import type { ByReel, ReelSymbol } from './reels.ts';

export const subject = (name: CoverSubjectName, palette: CoverPaletteName): SymbolArt => ({
  kind: 'subject',
  subject: name,
  palette,
});

export const figure = (name: CoverFigureName): SymbolArt => ({ kind: 'figure', figure: name });

export const stone = (sides: 3 | 4 | 5 | 6 | 8, palette: CoverPaletteName): SymbolArt => ({
  kind: 'stone',
  sides,
  palette,
});

type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9';
type RankRow = readonly [rank: Rank, weights: ByReel, pays: ReelSymbol['pays'], freeWeights?: ByReel];

/** Card ranks in the colours of a title. */
export const ranks = (palette: CoverPaletteName, rows: readonly RankRow[]): readonly ReelSymbol[] =>
  rows.map(([rank, weights, pays, freeWeights]) => ({
    name: rank,
    art: { kind: 'rank', rank, palette },
    weights,
    pays,
    ...(freeWeights === undefined ? {} : { freeWeights }),
  }));
