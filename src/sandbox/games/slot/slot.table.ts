/** The rules of the slot as data: symbols with their weights and pays, and the lines. */

export type SlotSymbol = {
  readonly key: 'lamp' | 'ball' | 'whistle' | 'boot' | 'flag' | 'glove' | 'scarf' | 'shirt';
  readonly name: string;
  /** Weight out of 40; every cell is drawn independently. */
  readonly weight: number;
  /** Three, four and five from the left, times the stake of the line. */
  readonly pays: readonly [number, number, number];
};

/** Symbols of the slot; the first is wild. */
export const SLOT_SYMBOLS: readonly SlotSymbol[] = [
  { key: 'lamp', name: '球场灯', weight: 3, pays: [30, 150, 1_000] },
  { key: 'ball', name: '足球', weight: 3, pays: [20, 80, 400] },
  { key: 'whistle', name: '哨子', weight: 4, pays: [14, 50, 240] },
  { key: 'boot', name: '战靴', weight: 5, pays: [9, 32, 150] },
  { key: 'flag', name: '角旗', weight: 6, pays: [7, 24, 110] },
  { key: 'glove', name: '手套', weight: 6, pays: [7, 22, 100] },
  { key: 'scarf', name: '围巾', weight: 6, pays: [5, 18, 80] },
  { key: 'shirt', name: '球衣', weight: 7, pays: [4, 12, 50] },
];

export const REELS = 5;
export const ROWS = 3;

/** The row of each reel that a line crosses; 0 is the top. */
export const SLOT_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
];
