import { ranks, subject } from '#sandbox/games/reels/reel-art.ts';
import type { ReelsRow } from '#sandbox/games/reels/reels.ts';

/** Titles with ways of the venues leopard, aurora and grain. */
export const NORTH_WAYS: readonly ReelsRow[] = [
  {
    facts: { name: '林中守夜人', venue: 'leopard', brand: '半岛数娱', category: 'slot' },
    palette: 'moss',
    hitRate: 4642,
    symbols: [
      { name: '夜枭', art: subject('owl', 'moss'), role: 'wild', weights: [0, 2, 2, 2, 0], pays: [0, 0, 0] },
      { name: '林鹿', art: subject('deer', 'ember'), weights: 4, pays: [6, 26, 95] },
      { name: '灵狐', art: subject('fox', 'teal'), weights: 4, pays: [6, 19, 75] },
      { name: '蘑菇', art: subject('mushroom', 'plum'), weights: 5, pays: [4, 13, 55] },
      { name: '钥匙', art: subject('key', 'night'), weights: 5, pays: [4, 13, 50] },
      ...ranks('moss', [
        ['A', 8, [3, 6, 25]],
        ['K', 9, [2, 5, 19]],
        ['Q', 10, [1, 4, 16]],
      ]),
      { name: '提灯', art: subject('lantern', 'wine'), role: 'scatter', weights: 2, pays: [1, 4, 20] },
    ],
    free: { spins: [12, 16, 20], more: 6, most: 36, multipliers: [2] },
  },
  {
    facts: { name: '林鹿晨雾', venue: 'aurora', brand: '织星', category: 'slot' },
    palette: 'slate',
    hitRate: 4377,
    symbols: [
      { name: '林鹿', art: subject('deer', 'teal'), role: 'wild', weights: [0, 2, 2, 2, 2], pays: [0, 0, 0] },
      { name: '灵狐', art: subject('fox', 'ember'), weights: 4, pays: [5, 21, 80] },
      { name: '夜枭', art: subject('owl', 'night'), weights: 5, pays: [4, 13, 55] },
      { name: '四叶草', art: subject('clover', 'plum'), weights: 6, pays: [3, 10, 40] },
      ...ranks('slate', [
        ['A', 8, [2, 5, 21], 1],
        ['K', 9, [2, 4, 16], 1],
        ['Q', 10, [1, 3, 13], 1],
        ['J', 10, [1, 2, 10], 1],
      ]),
      { name: '红菇', art: subject('mushroom', 'wine'), role: 'scatter', weights: 2, pays: [2, 5, 25] },
    ],
    free: { spins: [5, 7, 9], more: 2, most: 12, multipliers: [1] },
  },
  {
    facts: { name: '象王仪仗', venue: 'aurora', brand: '极昼', category: 'slot' },
    palette: 'wine',
    wildFactor: 2,
    hitRate: 4460,
    symbols: [
      {
        name: '象王',
        art: subject('elephant', 'wine'),
        role: 'wild',
        weights: [0, 3, 0, 3, 0],
        pays: [0, 0, 0],
      },
      { name: '王冠', art: subject('crown', 'teal'), weights: 3, pays: [12, 39, 210] },
      { name: '金鼓', art: subject('drum', 'slate'), weights: 4, pays: [7, 28, 105] },
      { name: '宝扇', art: subject('fan', 'plum'), weights: 5, pays: [4, 18, 65] },
      ...ranks('wine', [
        ['A', 8, [3, 7, 28]],
        ['K', 9, [2, 6, 21]],
        ['Q', 10, [1, 4, 18]],
        ['J', 10, [1, 4, 14]],
      ]),
      { name: '莲花', art: subject('lotus', 'moss'), role: 'scatter', weights: 2, pays: [2, 5, 25] },
    ],
    free: { spins: [10, 12, 15], more: 5, most: 30, multipliers: [1] },
  },
  {
    facts: { name: '竹海食客', venue: 'grain', brand: '木石', category: 'slot' },
    palette: 'jade',
    hitRate: 5339,
    symbols: [
      {
        name: '熊猫',
        art: subject('panda', 'jade'),
        role: 'wild',
        weights: [0, 3, 3, 3, 3],
        pays: [0, 0, 0],
      },
      { name: '小鹿', art: subject('deer', 'cream'), weights: 5, pays: [6, 19, 75] },
      { name: '茶壶', art: subject('teapot', 'rose'), weights: 6, pays: [5, 14, 45] },
      { name: '葫芦', art: subject('gourd', 'sand'), weights: 7, pays: [4, 11, 37] },
      { name: '蘑菇', art: subject('mushroom', 'lilac'), weights: 8, pays: [3, 7, 28] },
      ...ranks('jade', [
        ['A', 9, [2, 6, 18]],
        ['K', 10, [2, 5, 13]],
      ]),
      { name: '灯笼', art: subject('lantern', 'cream'), role: 'scatter', weights: 2, pays: [2, 5, 20] },
    ],
  },
  {
    facts: { name: '茶馆猫先生', venue: 'grain', brand: '纸鸢', category: 'slot' },
    palette: 'cream',
    wildFactor: 3,
    hitRate: 4459,
    symbols: [
      {
        name: '猫先生',
        art: subject('cat', 'cream'),
        role: 'wild',
        weights: [0, 0, 3, 0, 0],
        pays: [0, 0, 0],
      },
      { name: '茶壶', art: subject('teapot', 'rose'), weights: 4, pays: [11, 45, 220] },
      { name: '折扇', art: subject('fan', 'ice'), weights: 5, pays: [9, 27, 110] },
      { name: '灯笼', art: subject('lantern', 'sun'), weights: 6, pays: [5, 22, 85] },
      { name: '盆松', art: subject('pine', 'jade'), weights: 7, pays: [4, 16, 55] },
      ...ranks('cream', [
        ['A', 9, [3, 9, 32]],
        ['K', 10, [3, 6, 27]],
        ['Q', 11, [2, 5, 22]],
      ]),
    ],
  },
];
