/** How a demo member has lived in the past fourteen months. */
export type DemoHabits = {
  /** The card money came from and went to, as the statement has it; null for a member who has bound none and took none out. */
  readonly card: string | null;
  readonly venue: string;
  readonly venueName: string;
  /** How much they move, in percent of the first member. */
  readonly scale: bigint;
  /** Days by which their habits lie apart from the first member's. */
  readonly shift: number;
};

/** By name; a member who is not here has no past. */
export const DEMO_HABITS: Readonly<Record<string, DemoHabits>> = {
  beian: { card: '北岸银行 尾号 4569', venue: 'YBTY', venueName: '云豹体育', scale: 100n, shift: 0 },
  xuexian: { card: '群岛商业银行 尾号 0018', venue: 'LJTY', venueName: '蓝鲸体育', scale: 600n, shift: 2 },
  qinghe: { card: null, venue: 'HGDJ', venueName: '弧光电竞', scale: 20n, shift: 3 },
  wuhao: { card: null, venue: 'QHTY', venueName: '青禾体育', scale: 5n, shift: 5 },
  fangguan: { card: null, venue: 'YBTY', venueName: '云豹体育', scale: 30n, shift: 4 },
};
