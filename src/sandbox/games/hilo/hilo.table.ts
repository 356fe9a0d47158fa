import type { TitleFacts } from '#sandbox/games/engine.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import type { HiloRules } from './hilo.ts';

/** Picture and words of the cards. */
export type HiloLook = {
  readonly subject: CoverSubjectName;
  readonly palette: CoverPaletteName;
  /** Text on a card by its rank, the lowest first. */
  readonly names: readonly string[];
  /** The two guesses: "更高", "更低". */
  readonly guesses: readonly [higher: string, lower: string];
};

/** A title of this engine. */
export type HiloRow = TitleFacts & { readonly rules: HiloRules; readonly look: HiloLook };

/** Numbers from 1 as texts. */
const upTo = (count: number, unit = '') => Array.from({ length: count }, (_, index) => `${index + 1}${unit}`);

/** Decks that differ in size, in what a same card means, in return and in picture. */
export const HILO_ROWS: readonly HiloRow[] = [
  {
    name: '双球竞高',
    venue: 'leopard',
    brand: '半岛数娱',
    category: 'arcade',
    isNew: true,
    rules: {
      ranks: 13,
      copies: 4,
      isDealtOut: true,
      sameCounts: true,
      skips: 3,
      guesses: 12,
      back: 9_850n,
      most: 1_000n,
    },
    look: { subject: 'balloon', palette: 'slate', names: upTo(13, '00 米'), guesses: ['更高', '更低'] },
  },
  {
    name: '钟楼整点',
    venue: 'tower',
    brand: '织星',
    category: 'arcade',
    rules: {
      ranks: 12,
      copies: 1,
      isDealtOut: false,
      sameCounts: false,
      skips: 2,
      guesses: 10,
      back: 9_750n,
      most: 2_000n,
    },
    look: { subject: 'bell', palette: 'wine', names: upTo(12, ' 点'), guesses: ['更晚', '更早'] },
  },
  {
    name: '追鸢少年',
    venue: 'fox',
    brand: '纸鸢',
    category: 'arcade',
    rules: {
      ranks: 9,
      copies: 2,
      isDealtOut: true,
      sameCounts: false,
      skips: 1,
      guesses: 8,
      back: 9_700n,
      most: 500n,
    },
    look: { subject: 'kite', palette: 'sea', names: upTo(9, ' 级风'), guesses: ['更强', '更弱'] },
  },
];
