/** Habits of a demo member over the past fourteen months. */
export type DemoHabits = {
  /** Card that money came from and was paid to, as on the statement; null for a member who has bound none and withdrew none. */
  readonly card: string | null;
  readonly venue: string;
  readonly venueName: string;
  /** Size of the amounts, in percent of the first member’s. */
  readonly scale: bigint;
  /** Offset from the first member’s habits, days. */
  readonly shift: number;
};

/** Habits by member name; a member without an entry has no history. */
export const DEMO_HABITS: Readonly<Record<string, DemoHabits>> = {
  beian: { card: '北岸银行 尾号 4569', venue: 'YBTY', venueName: '云豹体育', scale: 100n, shift: 0 },
  xuexian: { card: '群岛商业银行 尾号 0018', venue: 'LJTY', venueName: '蓝鲸体育', scale: 600n, shift: 2 },
  qinghe: { card: null, venue: 'HGDJ', venueName: '弧光电竞', scale: 20n, shift: 3 },
  wuhao: { card: null, venue: 'QHTY', venueName: '青禾体育', scale: 5n, shift: 5 },
  fangguan: { card: null, venue: 'YBTY', venueName: '云豹体育', scale: 30n, shift: 4 },
};
