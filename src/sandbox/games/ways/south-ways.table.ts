import { ranks, subject } from '#sandbox/games/reels/reel-art.ts';
import type { ReelsRow } from '#sandbox/games/reels/reels.ts';

/** Titles with ways of the venues tower and fox. */
export const SOUTH_WAYS: readonly ReelsRow[] = [
  {
    facts: { name: '鹤鸣九皋', venue: 'tower', brand: '木石', category: 'slot' },
    palette: 'teal',
    hitRate: 4429,
    symbols: [
      {
        name: '仙鹤',
        art: subject('crane', 'ember'),
        role: 'wild',
        weights: [0, 2, 2, 2, 0],
        pays: [0, 0, 0],
      },
      { name: '迎客松', art: subject('pine', 'moss'), weights: 4, pays: [12, 50, 175] },
      { name: '白塔', art: subject('pagoda', 'night'), weights: 5, pays: [9, 29, 115] },
      { name: '莲花', art: subject('lotus', 'plum'), weights: 5, pays: [9, 23, 95] },
      ...ranks('teal', [
        ['A', 8, [5, 12, 45]],
        ['K', 9, [4, 9, 35]],
        ['Q', 9, [2, 7, 29]],
        ['J', 10, [2, 6, 24]],
      ]),
      { name: '灯笼', art: subject('lantern', 'wine'), role: 'scatter', weights: 2, pays: [2, 5, 25] },
    ],
    free: { spins: [6, 8, 10], more: 3, most: 18, multipliers: [1], isSpreading: true },
  },
  {
    facts: { name: '荷塘月色', venue: 'tower', brand: '织星', category: 'slot' },
    palette: 'plum',
    hitRate: 4544,
    symbols: [
      {
        name: '荷花',
        art: subject('lotus', 'plum'),
        role: 'wild',
        weights: [0, 2, 2, 2, 2],
        pays: [0, 0, 0],
      },
      { name: '彩蝶', art: subject('butterfly', 'night'), weights: 4, pays: [9, 31, 155] },
      { name: '小舟', art: subject('ship', 'sea'), weights: 4, pays: [8, 23, 95] },
      { name: '海螺', art: subject('shell', 'slate'), weights: 5, pays: [5, 16, 60] },
      ...ranks('plum', [
        ['A', 8, [3, 7, 31]],
        ['K', 9, [2, 6, 23]],
        ['Q', 10, [2, 5, 19]],
        ['J', 10, [2, 4, 16]],
      ]),
      { name: '灯笼', art: subject('lantern', 'ember'), role: 'scatter', weights: 2, pays: [2, 5, 25] },
    ],
    free: { spins: [8, 10, 12], more: 4, most: 24, multipliers: [1, 2, 3, 5, 8], isDrawn: true },
  },
  {
    facts: { name: '山海图', venue: 'fox', brand: '银狐互动', category: 'slot' },
    palette: 'sand',
    hitRate: 4778,
    symbols: [
      { name: '高山', art: subject('peak', 'jade'), role: 'wild', weights: [0, 2, 2, 2, 2], pays: [0, 0, 0] },
      { name: '白鹤', art: subject('crane', 'rose'), weights: 3, pays: [6, 27, 130] },
      { name: '巨鲸', art: subject('whale', 'ice'), weights: 4, pays: [4, 17, 65] },
      { name: '玄龟', art: subject('turtle', 'jade'), weights: 5, pays: [3, 11, 45] },
      { name: '云帆', art: subject('ship', 'sand'), weights: 5, pays: [3, 9, 34] },
      ...ranks('sand', [
        ['A', 9, [1, 4, 17]],
        ['K', 9, [1, 3, 13]],
        ['Q', 10, [1, 3, 11]],
      ]),
      { name: '罗盘', art: subject('compass', 'cream'), role: 'scatter', weights: 2, pays: [2, 5, 25] },
    ],
    free: { spins: [8, 10, 12], more: 4, most: 24, multipliers: [1, 2, 3, 4, 5, 6] },
  },
  {
    facts: { name: '琉璃蝶', venue: 'fox', brand: '纸鸢', category: 'slot' },
    palette: 'night',
    hitRate: 3253,
    symbols: [
      { name: '金蝶', art: subject('butterfly', 'night'), weights: 5, pays: [30, 100, 410], two: 1 },
      { name: '紫蝶', art: subject('butterfly', 'plum'), weights: 6, pays: [25, 75, 250] },
      { name: '青蝶', art: subject('butterfly', 'slate'), weights: 7, pays: [20, 60, 200] },
      { name: '牡丹', art: subject('peony', 'wine'), weights: 7, pays: [20, 50, 150] },
      { name: '莲花', art: subject('lotus', 'teal'), weights: 8, pays: [15, 40, 125] },
      { name: '沙漏', art: subject('hourglass', 'sea'), weights: 8, pays: [15, 40, 125] },
      ...ranks('night', [
        ['A', 9, [10, 30, 100]],
        ['K', 10, [10, 25, 80]],
      ]),
    ],
  },
  {
    facts: { name: '山君踏雪', venue: 'fox', brand: '银狐互动', category: 'slot' },
    palette: 'ice',
    hitRate: 5085,
    symbols: [
      {
        name: '山君',
        art: subject('tiger', 'cream'),
        role: 'wild',
        weights: [0, 2, 2, 2, 2],
        pays: [0, 0, 0],
      },
      { name: '雪峰', art: subject('peak', 'ice'), weights: 2, pays: [12, 60, 410] },
      { name: '雪鹿', art: subject('deer', 'rose'), weights: 3, pays: [8, 33, 165] },
      { name: '雪松', art: subject('pine', 'jade'), weights: 4, pays: [3, 11, 60] },
      ...ranks('ice', [
        ['A', 8, [2, 5, 20]],
        ['K', 9, [1, 4, 16]],
        ['Q', 10, [1, 2, 13]],
        ['J', 11, [1, 2, 8]],
      ]),
      {
        name: '铜铃',
        art: subject('bell', 'sand'),
        role: 'scatter',
        weights: [2, 2, 2, 2, 2],
        pays: [2, 10, 100],
      },
    ],
    free: { spins: [10, 15, 20], more: 10, most: 40, multipliers: [3] },
  },
];
