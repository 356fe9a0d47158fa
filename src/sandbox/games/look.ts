import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import type { SymbolArt } from './symbols.ts';

/** Colours of a title’s stage, and whether its symbols lie on dark cells or on light ones. */
export type TitleLook = { readonly palette: CoverPaletteName; readonly cells: 'dark' | 'light' };

type Stone = Extract<SymbolArt, { kind: 'stone' }>;
type Rank = Extract<SymbolArt, { kind: 'rank' }>;

export const subject = (name: CoverSubjectName, palette: CoverPaletteName): SymbolArt => ({
  kind: 'subject',
  subject: name,
  palette,
});
export const stone = (sides: Stone['sides'], palette: CoverPaletteName): SymbolArt => ({
  kind: 'stone',
  sides,
  palette,
});
export const rank = (figure: Rank['rank'], palette: CoverPaletteName): SymbolArt => ({
  kind: 'rank',
  rank: figure,
  palette,
});
