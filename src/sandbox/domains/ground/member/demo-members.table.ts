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
