import type { TitleFacts } from '#sandbox/games/engine.ts';
import type { TitleSymbol } from '#sandbox/games/symbols.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { PlinkoRules } from './plinko.ts';

/** Picture of a board. */
export type PlinkoLook = {
  /** The falling thing. */
  readonly ball: TitleSymbol;
  readonly palette: CoverPaletteName;
  /** Name of a row of pegs and of a slot: "排", "站". */
  readonly row: string;
  readonly slot: string;
  readonly peg: 'round' | 'diamond' | 'bar';
};

/** A title of this engine. */
export type PlinkoRow = TitleFacts & { readonly rules: PlinkoRules; readonly look: PlinkoLook };

/** Pays that are the same from both edges. @param half from the edge to the middle */
const mirrored = (...half: readonly number[]): readonly number[] => [
  ...half,
  ...half.slice(0, -1).toReversed(),
];

/** Boards that differ in their pays, in return and in picture; the last one pays more the further right. */
export const PLINKO_ROWS: readonly PlinkoRow[] = [
  {
    name: '万盏归家',
    venue: 'fox',
    brand: '银狐互动',
    category: 'arcade',
    isNew: true,
    rules: {
      boards: [
        {
          rows: 8,
          pays: [
            mirrored(560, 300, 145, 65, 50),
            mirrored(1_300, 470, 125, 45, 40),
            mirrored(2_900, 650, 90, 20, 20),
          ],
        },
        {
          rows: 12,
          pays: [
            mirrored(1_000, 730, 380, 210, 105, 55, 50),
            mirrored(3_300, 1_600, 710, 250, 75, 30, 30),
            mirrored(17_000, 4_500, 930, 135, 25, 20, 20),
          ],
        },
        {
          rows: 16,
          pays: [
            mirrored(1_600, 1_350, 750, 470, 280, 155, 85, 55, 50),
            mirrored(11_000, 8_400, 2_700, 1_100, 400, 120, 40, 30, 30),
            mirrored(100_000, 29_000, 7_200, 1_350, 195, 30, 20, 20, 20),
          ],
        },
      ],
    },
    look: {
      ball: { name: '灯笼', art: { kind: 'subject', subject: 'lantern', palette: 'wine' } },
      palette: 'wine',
      row: '排灯柱',
      slot: '院子',
      peg: 'round',
    },
  },
  {
    name: '教室风暴',
    venue: 'prism',
    brand: '陆离',
    category: 'arcade',
    rules: {
      boards: [
        {
          rows: 8,
          pays: [
            mirrored(350, 210, 120, 80, 70),
            mirrored(800, 360, 135, 55, 50),
            mirrored(2_000, 700, 150, 10, 0),
          ],
        },
        {
          rows: 12,
          pays: [
            mirrored(600, 430, 250, 155, 100, 75, 70),
            mirrored(1_800, 1_050, 480, 210, 85, 50, 50),
            mirrored(8_000, 3_300, 1_100, 270, 35, 0, 0),
          ],
        },
        {
          rows: 16,
          pays: [
            mirrored(1_100, 900, 570, 310, 200, 130, 90, 70, 70),
            mirrored(4_000, 3_300, 1_300, 680, 310, 135, 65, 50, 50),
            mirrored(40_000, 16_000, 6_200, 1_850, 440, 65, 0, 0, 0),
          ],
        },
      ],
    },
    look: {
      ball: { name: '纸飞机', art: { kind: 'subject', subject: 'plane', palette: 'plum' } },
      palette: 'plum',
      row: '排气流',
      slot: '课桌',
      peg: 'diamond',
    },
  },
  {
    name: '午夜列车',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'arcade',
    rules: {
      boards: [
        {
          rows: 8,
          pays: [
            [45, 45, 45, 55, 80, 120, 185, 270, 400],
            [20, 20, 20, 20, 35, 100, 270, 720, 1_600],
            [0, 0, 0, 0, 0, 40, 270, 1_250, 5_000],
          ],
        },
        {
          rows: 12,
          pays: [
            [40, 40, 40, 40, 45, 60, 80, 110, 155, 220, 320, 600, 700],
            [20, 20, 20, 20, 20, 20, 35, 80, 185, 420, 910, 1_850, 3_600],
            [0, 0, 0, 0, 0, 0, 0, 15, 105, 490, 1_900, 6_600, 20_000],
          ],
        },
        {
          rows: 16,
          pays: [
            [40, 40, 40, 40, 40, 45, 50, 60, 80, 105, 140, 195, 260, 350, 720, 800, 1_000],
            [20, 20, 20, 20, 20, 20, 20, 20, 35, 65, 135, 300, 620, 1_250, 2_400, 7_500, 8_000],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 40, 195, 840, 3_100, 10_000, 35_000, 100_000],
          ],
        },
      ],
    },
    look: {
      ball: { name: '火车', art: { kind: 'subject', subject: 'train', palette: 'night' } },
      palette: 'night',
      row: '排道岔',
      slot: '股道',
      peg: 'bar',
    },
  },
];
