import type { TitleFacts } from '#sandbox/games/engine.ts';
import type { CoverPaletteName } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import type { CoverSubjectName } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import type { DiceRules } from './dice.ts';

/** Picture and words of the dice. */
export type DiceLook = {
  /** Dials with a hand, or cubes with pips. */
  readonly kind: 'dial' | 'cube';
  readonly subject: CoverSubjectName;
  readonly palette: CoverPaletteName;
  /** Name of one die, and of the sum. */
  readonly die: string;
  readonly sum: string;
};

/** A title of this engine. */
export type DiceRow = TitleFacts & { readonly rules: DiceRules; readonly look: DiceLook };

/** Two, then every fifth number up to 95. */
const OF_HUNDRED = [2, ...Array.from({ length: 19 }, (_, index) => (index + 1) * 5)];

/** Dice that differ in number and faces, in the spread of their sums, in return and in picture. */
export const DICE_ROWS: readonly DiceRow[] = [
  {
    name: '午夜转轮',
    venue: 'tower',
    brand: '木石',
    category: 'instant',
    isNew: true,
    rules: { dice: 1, faces: 100, targets: OF_HUNDRED, sides: ['low'], back: 9_900n },
    look: { kind: 'dial', subject: 'wheel', palette: 'night', die: '转轮', sum: '点数' },
  },
  {
    name: '风向十二',
    venue: 'fox',
    brand: '陆离',
    category: 'instant',
    rules: {
      dice: 2,
      faces: 12,
      targets: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      sides: ['low', 'high'],
      back: 9_750n,
    },
    look: { kind: 'dial', subject: 'compass', palette: 'wine', die: '罗盘', sum: '两盘之和' },
  },
  {
    name: '铁皮兄弟',
    venue: 'aurora',
    brand: '织星',
    category: 'instant',
    rules: {
      dice: 3,
      faces: 6,
      targets: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      sides: ['low', 'high'],
      back: 9_700n,
    },
    look: { kind: 'cube', subject: 'robot', palette: 'plum', die: '骰子', sum: '三骰之和' },
  },
];
