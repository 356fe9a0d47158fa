import type { CoverPalette } from './cover-palettes.table.ts';

/** The one thing a cover shows, drawn around 0 0 on some 200 × 220. */
export type CoverSubject = (palette: CoverPalette) => string;

/** Draws a left half and its right one. */
export const mirror = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;
