import type { TitleFacts } from '#sandbox/games/engine.ts';
import { stone, subject, type TitleLook } from '#sandbox/games/look.ts';
import type { SymbolArt, TitleSymbol } from '#sandbox/games/symbols.ts';
import type { CascadeRules } from './cascade-board.ts';

export type CascadeSymbol = TitleSymbol & CascadeRules['symbols'][number];

/** A title: its facts, look and rules. */
export type CascadeRow = Omit<TitleFacts, 'category'> &
  Omit<CascadeRules, 'symbols'> & {
    readonly look: TitleLook;
    /** The rarest first. */
    readonly symbols: readonly CascadeSymbol[];
    /** Part of rounds in which anything wins: the mean of four million rounds. */
    readonly hitRate: number;
  };

const symbol = (name: string, art: SymbolArt, weight: number, pays: readonly number[]): CascadeSymbol => ({
  name,
  art,
  weight,
  pays,
});

/** The ladder of plain growth. */
const WHALE_FALL: CascadeRow = {
  name: '鲸落深蓝',
  venue: 'leopard',
  brand: '北斗七',
  look: { palette: 'sea', cells: 'dark' },
  sizes: [5, 7, 9, 12, 16],
  ladder: [1, 2, 3, 5, 10],
  hitRate: 0.3389,
  symbols: [
    symbol('鲸', subject('whale', 'sky'), 3, [300, 900, 2_500, 8_000, 40_000]),
    symbol('海龟', subject('turtle', 'slate'), 3, [250, 800, 2_000, 6_000, 30_000]),
    symbol('水母', subject('jellyfish', 'plum'), 4, [200, 600, 1_500, 5_000, 25_000]),
    symbol('扇贝', subject('shell', 'night'), 4, [150, 450, 1_200, 4_000, 20_000]),
    symbol('珊瑚', stone(5, 'teal'), 5, [120, 350, 1_000, 3_000, 15_000]),
    symbol('白石', stone(4, 'sky'), 5, [100, 300, 800, 2_500, 12_000]),
    symbol('海玻璃', stone(6, 'slate'), 6, [80, 250, 600, 2_000, 10_000]),
  ],
};

/** Six equal symbols and a slow ladder: many small returns. */
const LANTERN_FAIR: CascadeRow = {
  name: '水母灯会',
  venue: 'aurora',
  brand: '极昼',
  look: { palette: 'plum', cells: 'dark' },
  sizes: [5, 6, 8, 10, 14],
  ladder: [1, 1, 2, 3, 5],
  hitRate: 0.391,
  symbols: [
    symbol('水母', subject('jellyfish', 'plum'), 5, [160, 250, 700, 1_800, 10_000]),
    symbol('灯笼', subject('lantern', 'ember'), 5, [140, 200, 600, 1_500, 8_000]),
    symbol('莲花', subject('lotus', 'sky'), 5, [120, 180, 450, 1_200, 6_000]),
    symbol('黄玉', stone(4, 'night'), 5, [90, 140, 350, 900, 5_000]),
    symbol('碧玉', stone(6, 'slate'), 5, [70, 120, 300, 700, 4_000]),
    symbol('白玉', stone(3, 'sky'), 5, [60, 90, 220, 600, 3_500]),
  ],
};

/** Eight symbols win seldom, on a steep ladder. */
const PEARL_DIVING: CascadeRow = {
  name: '月下采珠',
  venue: 'fox',
  brand: '银狐互动',
  look: { palette: 'night', cells: 'dark' },
  sizes: [5, 6, 7, 9, 12],
  ladder: [1, 3, 6, 10, 20],
  hitRate: 0.1982,
  symbols: [
    symbol('珠贝', subject('shell', 'plum'), 3, [500, 1_000, 2_000, 6_000, 40_000]),
    symbol('帆船', subject('ship', 'sky'), 3, [400, 800, 1_500, 5_000, 30_000]),
    symbol('铁锚', subject('anchor', 'slate'), 3, [350, 700, 1_200, 4_000, 25_000]),
    symbol('螃蟹', subject('crab', 'ember'), 3, [250, 500, 1_000, 3_000, 20_000]),
    symbol('金珠', stone(8, 'night'), 4, [200, 400, 800, 2_500, 15_000]),
    symbol('粉珠', stone(4, 'plum'), 4, [160, 350, 700, 2_000, 12_000]),
    symbol('青珠', stone(5, 'slate'), 4, [140, 250, 500, 1_500, 10_000]),
    symbol('白珠', stone(3, 'sky'), 4, [120, 200, 400, 1_200, 8_000]),
  ],
};

/** Five symbols form wide clusters and long chains; the ladder doubles. */
const RECIPES: CascadeRow = {
  name: '药水配方',
  venue: 'fox',
  brand: '陆离',
  look: { palette: 'teal', cells: 'dark' },
  sizes: [5, 8, 11, 15, 20],
  ladder: [1, 2, 4, 8, 16],
  hitRate: 0.5839,
  symbols: [
    symbol('药水', subject('potion', 'plum'), 4, [40, 160, 500, 2_000, 10_000]),
    symbol('沙漏', subject('hourglass', 'night'), 4, [35, 140, 400, 1_800, 8_000]),
    symbol('蘑菇', subject('mushroom', 'sky'), 4, [30, 120, 350, 1_500, 8_000]),
    symbol('火石', stone(4, 'teal'), 4, [25, 80, 300, 1_200, 6_000]),
    symbol('碧石', stone(6, 'slate'), 4, [20, 80, 220, 1_000, 5_000]),
  ],
};

/** One symbol fills a third of the board and pays little; the others are rare. */
const CLOVERS: CascadeRow = {
  name: '翡翠四叶',
  venue: 'grain',
  brand: '木石',
  look: { palette: 'jade', cells: 'light' },
  sizes: [5, 8, 12, 18, 25],
  ladder: [1, 2, 3, 4, 5],
  hitRate: 0.5908,
  symbols: [
    symbol('牡丹', subject('peony', 'rose'), 2, [600, 2_000, 8_000, 20_000, 50_000]),
    symbol('蝴蝶', subject('butterfly', 'lilac'), 3, [300, 1_200, 5_000, 15_000, 40_000]),
    symbol('蜜蜂', subject('bee', 'sun'), 4, [200, 800, 3_000, 10_000, 30_000]),
    symbol('红玉', stone(4, 'cream'), 5, [140, 600, 2_000, 8_000, 20_000]),
    symbol('蓝玉', stone(6, 'ice'), 6, [90, 350, 1_500, 5_000, 15_000]),
    symbol('紫玉', stone(3, 'lilac'), 7, [60, 220, 900, 3_500, 10_000]),
    symbol('四叶草', subject('clover', 'jade'), 11, [25, 90, 300, 1_500, 6_000]),
  ],
};

/** Two falls pay once; from the third on the multiplier triples. */
const TURTLE_BOARD: CascadeRow = {
  name: '龟背棋盘',
  venue: 'tower',
  brand: '织星',
  look: { palette: 'lilac', cells: 'light' },
  sizes: [5, 6, 7, 8, 10],
  ladder: [1, 1, 3, 9, 27],
  hitRate: 0.4617,
  symbols: [
    symbol('海龟', subject('turtle', 'jade'), 4, [120, 180, 300, 600, 1_800]),
    symbol('棋马', subject('knight', 'lilac'), 4, [100, 150, 250, 500, 1_500]),
    symbol('折扇', subject('fan', 'cream'), 5, [80, 120, 200, 400, 1_500]),
    symbol('青玉', stone(6, 'sand'), 6, [60, 100, 160, 300, 1_000]),
    symbol('绛玉', stone(4, 'rose'), 6, [50, 80, 120, 250, 800]),
    symbol('蓝玉', stone(3, 'ice'), 7, [40, 60, 100, 200, 600]),
  ],
};

export const CASCADE_ROWS: readonly CascadeRow[] = [
  WHALE_FALL,
  LANTERN_FAIR,
  PEARL_DIVING,
  RECIPES,
  CLOVERS,
  TURTLE_BOARD,
];
