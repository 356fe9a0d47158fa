import type { TitleFacts } from '#sandbox/games/engine.ts';
import { rank, stone, subject, type TitleLook } from '#sandbox/games/look.ts';
import type { SymbolArt, TitleSymbol } from '#sandbox/games/symbols.ts';
import type { HoldRules } from './hold.ts';

export type HoldSymbol = TitleSymbol & HoldRules['symbols'][number];

/** A title: its facts, look and rules. */
export type HoldRow = Omit<TitleFacts, 'category'> &
  Omit<HoldRules, 'symbols'> & {
    readonly look: TitleLook;
    /** The rarest first. */
    readonly symbols: readonly HoldSymbol[];
  };

/** The lines of all titles; a title has the first five, ten or all. */
const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

const symbol = (
  name: string,
  art: SymbolArt,
  weight: number,
  pays: readonly [number, number, number],
): HoldSymbol => ({ name, art, weight, pays });

const coin = (pays: number, weight: number) => ({ pays, weight });

/** Twenty lines; a feature in every eighty rounds. */
const SUNKEN_CHEST: HoldRow = {
  name: '沉船宝匣',
  venue: 'tower',
  brand: '白塔工坊',
  look: { palette: 'sea', cells: 'dark' },
  lines: LINES,
  coinWeight: 9,
  coins: [coin(100, 40), coin(200, 30), coin(300, 15), coin(500, 9), coin(1_000, 4), coin(2_500, 2)],
  respinCoins: 1,
  respinParts: 16,
  full: 50_000,
  symbols: [
    symbol('宝匣', subject('chest', 'sea'), 4, [700, 2_500, 12_000]),
    symbol('帆船', subject('ship', 'sky'), 5, [450, 1_800, 10_000]),
    symbol('铁锚', subject('anchor', 'slate'), 6, [350, 1_200, 6_000]),
    symbol('罗盘', subject('compass', 'ember'), 6, [250, 1_000, 6_000]),
    symbol('A', rank('A', 'teal'), 8, [160, 700, 3_500]),
    symbol('K', rank('K', 'plum'), 8, [140, 500, 2_500]),
    symbol('Q', rank('Q', 'slate'), 9, [120, 400, 2_000]),
    symbol('J', rank('J', 'sky'), 9, [80, 300, 1_500]),
  ],
};

/** All ways; the feature is rarer, its coins larger. */
const EVERY_DOOR: HoldRow = {
  name: '万门之匙',
  venue: 'aurora',
  brand: '织星',
  look: { palette: 'night', cells: 'dark' },
  lines: null,
  coinWeight: 7,
  coins: [coin(200, 40), coin(300, 30), coin(500, 18), coin(1_000, 8), coin(2_000, 3), coin(5_000, 1)],
  respinCoins: 1,
  respinParts: 18,
  full: 100_000,
  symbols: [
    symbol('钥匙', subject('key', 'night'), 3, [300, 900, 3_000]),
    symbol('盾', subject('shield', 'teal'), 4, [200, 600, 2_000]),
    symbol('沙漏', subject('hourglass', 'slate'), 5, [150, 450, 1_500]),
    symbol('猫头鹰', subject('owl', 'sky'), 6, [120, 350, 1_200]),
    symbol('A', rank('A', 'plum'), 7, [70, 220, 700]),
    symbol('K', rank('K', 'teal'), 8, [60, 180, 600]),
    symbol('Q', rank('Q', 'slate'), 9, [45, 140, 500]),
    symbol('J', rank('J', 'sky'), 10, [35, 100, 350]),
  ],
};

/** Ten lines; small coins in every thirty-sixth round. */
const RED_CLAWS: HoldRow = {
  name: '红钳夺宝',
  venue: 'leopard',
  brand: '半岛数娱',
  look: { palette: 'sand', cells: 'light' },
  lines: LINES.slice(0, 10),
  coinWeight: 9,
  coins: [coin(50, 50), coin(100, 30), coin(200, 14), coin(500, 5), coin(1_000, 1)],
  respinCoins: 1,
  respinParts: 20,
  full: 30_000,
  symbols: [
    symbol('红蟹', subject('crab', 'cream'), 4, [1_000, 4_000, 20_000]),
    symbol('扇贝', subject('shell', 'rose'), 5, [700, 3_000, 15_000]),
    symbol('海龟', subject('turtle', 'jade'), 6, [500, 2_000, 10_000]),
    symbol('蓝石', stone(6, 'ice'), 7, [400, 1_500, 8_000]),
    symbol('紫石', stone(4, 'lilac'), 7, [250, 1_000, 5_000]),
    symbol('红石', stone(3, 'cream'), 8, [200, 800, 4_000]),
    symbol('青石', stone(8, 'sand'), 8, [150, 600, 3_000]),
  ],
};

/** All ways; respins fill one board of thirteen, for a small prize. */
const GOURD_VINE: HoldRow = {
  name: '葫芦藤下',
  venue: 'grain',
  brand: '纸鸢',
  look: { palette: 'moss', cells: 'dark' },
  lines: null,
  coinWeight: 8,
  coins: [coin(50, 50), coin(100, 35), coin(200, 10), coin(500, 5)],
  respinCoins: 1,
  respinParts: 9,
  full: 5_000,
  symbols: [
    symbol('葫芦', subject('gourd', 'teal'), 4, [200, 600, 2_000]),
    symbol('蝴蝶', subject('butterfly', 'plum'), 5, [120, 400, 1_500]),
    symbol('蘑菇', subject('mushroom', 'sky'), 6, [100, 300, 1_000]),
    symbol('蜜蜂', subject('bee', 'moss'), 6, [80, 250, 800]),
    symbol('A', rank('A', 'teal'), 7, [50, 150, 500]),
    symbol('K', rank('K', 'slate'), 8, [40, 120, 400]),
    symbol('Q', rank('Q', 'sky'), 8, [30, 90, 300]),
  ],
};

/** Five lines; one round in three hundred has the feature, with coins of five stakes and more. */
const BLUE_SHARK: HoldRow = {
  name: '巡海蓝鲨',
  venue: 'fox',
  brand: '银狐互动',
  look: { palette: 'ice', cells: 'light' },
  lines: LINES.slice(0, 5),
  coinWeight: 5,
  coins: [coin(500, 50), coin(1_000, 30), coin(2_000, 14), coin(5_000, 5), coin(10_000, 1)],
  respinCoins: 1,
  respinParts: 15,
  full: 200_000,
  symbols: [
    symbol('蓝鲨', subject('shark', 'ice'), 3, [1_000, 4_000, 20_000]),
    symbol('潜艇', subject('submarine', 'cream'), 4, [700, 3_500, 18_000]),
    symbol('灯塔', subject('lighthouse', 'rose'), 5, [500, 2_500, 15_000]),
    symbol('海龟', subject('turtle', 'jade'), 6, [450, 2_000, 12_000]),
    symbol('A', rank('A', 'cream'), 7, [250, 1_200, 7_000]),
    symbol('K', rank('K', 'ice'), 8, [220, 1_000, 6_000]),
    symbol('Q', rank('Q', 'lilac'), 9, [160, 800, 6_000]),
  ],
};

/** Twenty lines; half the coins pay the stake, a few pay twenty. */
const INK_STRANGER: HoldRow = {
  name: '墨海怪客',
  venue: 'leopard',
  brand: '北斗七',
  look: { palette: 'plum', cells: 'dark' },
  lines: LINES,
  coinWeight: 8,
  coins: [coin(100, 60), coin(300, 25), coin(800, 10), coin(2_000, 5)],
  respinCoins: 1,
  respinParts: 13,
  full: 88_800,
  symbols: [
    symbol('章鱼', subject('octopus', 'plum'), 3, [700, 2_500, 10_000]),
    symbol('帆船', subject('ship', 'teal'), 4, [450, 1_800, 8_000]),
    symbol('水母', subject('jellyfish', 'slate'), 6, [350, 1_200, 5_000]),
    symbol('扇贝', subject('shell', 'sky'), 6, [250, 1_000, 4_000]),
    symbol('粉石', stone(4, 'plum'), 8, [160, 700, 2_500]),
    symbol('黄石', stone(6, 'night'), 9, [140, 600, 2_000]),
    symbol('碧石', stone(3, 'slate'), 10, [100, 400, 1_500]),
    symbol('橙石', stone(8, 'teal'), 10, [80, 300, 1_200]),
  ],
};

export const HOLD_ROWS: readonly HoldRow[] = [
  SUNKEN_CHEST,
  EVERY_DOOR,
  RED_CLAWS,
  GOURD_VINE,
  BLUE_SHARK,
  INK_STRANGER,
];
