import type { TitleFacts } from '#sandbox/games/engine.ts';
import type { TitleSymbol } from '#sandbox/games/symbols.ts';
import type { CoverPalette, CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { MinesRules } from './mines.ts';

/** Picture of a field. */
export type MinesLook = {
  readonly mine: TitleSymbol;
  readonly safe: TitleSymbol;
  /** Name of the places: "巢室", "沙地". */
  readonly place: string;
  readonly palette: CoverPaletteName;
  /** Colour of a closed tile. */
  readonly tile: keyof CoverPalette;
  readonly shape: 'square' | 'hexagon' | 'round';
};

/** A title of this engine. */
export type MinesRow = TitleFacts & { readonly rules: MinesRules; readonly look: MinesLook };

/** Fields that differ in size, in the numbers of mines, in return and in picture. */
export const MINES_ROWS: readonly MinesRow[] = [
  {
    name: '蜂巢迷阵',
    venue: 'aurora',
    brand: '极昼',
    category: 'instant',
    isNew: true,
    rules: { columns: 5, rows: 5, mines: [1, 3, 5, 8, 12], back: 9_800n, most: 1_000n },
    look: {
      mine: { name: '蜜蜂', art: { kind: 'subject', subject: 'bee', palette: 'teal' } },
      safe: { name: '蜂蜜', art: { kind: 'stone', sides: 6, palette: 'moss' } },
      place: '巢室',
      palette: 'moss',
      tile: 'first',
      shape: 'hexagon',
    },
  },
  {
    name: '麦田来客',
    venue: 'leopard',
    brand: '北斗七',
    category: 'arcade',
    rules: { columns: 4, rows: 4, mines: [1, 2, 4, 6, 8], back: 9_700n, most: 500n },
    look: {
      mine: { name: '飞碟', art: { kind: 'subject', subject: 'saucer', palette: 'night' } },
      safe: { name: '四叶草', art: { kind: 'subject', subject: 'clover', palette: 'jade' } },
      place: '麦田',
      palette: 'night',
      tile: 'second',
      shape: 'square',
    },
  },
  {
    name: '流沙纪年',
    venue: 'grain',
    brand: '木石',
    category: 'instant',
    rules: { columns: 6, rows: 4, mines: [2, 4, 7, 10, 14], back: 9_700n, most: 2_000n },
    look: {
      mine: { name: '沙漏', art: { kind: 'subject', subject: 'hourglass', palette: 'teal' } },
      safe: { name: '贝壳', art: { kind: 'subject', subject: 'shell', palette: 'teal' } },
      place: '沙地',
      palette: 'sand',
      tile: 'mid',
      shape: 'round',
    },
  },
];
