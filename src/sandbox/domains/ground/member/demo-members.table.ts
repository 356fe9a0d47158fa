/** The word that opens every demo account. */
export const DEMO_PASSWORD = 'court2026';

export type DemoMember = {
  readonly name: string;
  readonly nickname: string;
  readonly level: number;
  readonly coins: bigint;
  /** Minor units of each cash currency. */
  readonly cny: bigint;
  readonly usdt: bigint;
  readonly hasPhone: boolean;
  readonly roomAdmin: boolean;
  /** Begins with settled bets and with open ones on the matches that are on. */
  readonly bets: boolean;
};

/**
 * Accounts that can log in to the sandbox. 新人入席 may give but has no coins; 无号看客 has bound no phone, for which the
 * permission call returns `newcomer`.
 */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    name: 'beian',
    nickname: '北岸的风',
    level: 6,
    coins: 12_480n,
    cny: 12_860_45n,
    usdt: 1_786_20n,
    hasPhone: true,
    roomAdmin: false,
    bets: true,
  },
  {
    name: 'xuexian',
    nickname: '雪线以北',
    level: 10,
    coins: 999_999n,
    cny: 268_000_00n,
    usdt: 36_500_00n,
    hasPhone: true,
    roomAdmin: false,
    bets: true,
  },
  {
    name: 'qinghe',
    nickname: '青禾不眠',
    level: 2,
    coins: 300n,
    cny: 486_50n,
    usdt: 67_00n,
    hasPhone: true,
    roomAdmin: false,
    bets: true,
  },
  {
    name: 'fangguan',
    nickname: '场边房管',
    level: 5,
    coins: 2_000n,
    cny: 1_500_00n,
    usdt: 208_00n,
    hasPhone: true,
    roomAdmin: true,
    bets: false,
  },
  {
    name: 'xinren',
    nickname: '新人入席',
    level: 0,
    coins: 0n,
    cny: 0n,
    usdt: 0n,
    hasPhone: true,
    roomAdmin: false,
    bets: false,
  },
  {
    name: 'wuhao',
    nickname: '无号看客',
    level: 1,
    coins: 500n,
    cny: 88_00n,
    usdt: 0n,
    hasPhone: false,
    roomAdmin: false,
    bets: false,
  },
];

/** Addresses of the demo members; 无号看客 has bound nothing. */
export const DEMO_CONTACTS: Readonly<Record<string, { readonly phone: string; readonly email: string }>> = {
  beian: { phone: '13800002076', email: 'beian@courtside.example' },
  xuexian: { phone: '13900001018', email: 'xuexian@courtside.example' },
  qinghe: { phone: '13700005520', email: 'qinghe@courtside.example' },
  fangguan: { phone: '13600008866', email: 'fangguan@courtside.example' },
  xinren: { phone: '13500003301', email: 'xinren@courtside.example' },
};

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
