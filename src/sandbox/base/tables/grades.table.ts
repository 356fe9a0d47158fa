import type * as v from 'valibot';
import type { VipGrade } from '#contract/rewards/vip/schema.ts';
import { REBATE_KINDS, type RebateKind, type VipGiftKind } from '#contract/rewards/vip/vip-rules.ts';
import type { Currency } from '#contract/units/money.ts';

/** Requirements of a grade, minor units of yuan, and whether it is by invitation only. */
export type GradeRule = {
  readonly isInvited: boolean;
  readonly deposits: bigint;
  readonly turnover: bigint;
  /** Valid stake over three whole months that keeps it. */
  readonly keep: bigint;
};

const grade = (deposits: bigint, turnover: bigint, keep: bigint): GradeRule => ({
  isInvited: false,
  deposits: deposits * 100n,
  turnover: turnover * 100n,
  keep: keep * 100n,
});

/** Grade 0 to 10, in whole yuan: paid in, played, and played in three months. */
export const GRADES: readonly GradeRule[] = [
  grade(0n, 0n, 0n),
  grade(100n, 10_000n, 1_500n),
  grade(1_000n, 50_000n, 4_500n),
  grade(2_000n, 150_000n, 12_000n),
  grade(4_000n, 400_000n, 24_000n),
  grade(6_000n, 900_000n, 45_000n),
  grade(20_000n, 1_800_000n, 75_000n),
  grade(60_000n, 3_600_000n, 120_000n),
  grade(150_000n, 8_000_000n, 240_000n),
  grade(400_000n, 18_000_000n, 540_000n),
  { ...grade(400_000n, 18_000_000n, 900_000n), isInvited: true },
];

/** The rule of a grade, which is one of the table. */
export const ruleOf = (level: number): GradeRule => GRADES[level] ?? grade(0n, 0n, 0n);

type ByGrade = readonly bigint[];
type GiftTable = Readonly<Record<VipGiftKind, Readonly<Record<Currency, ByGrade>>>>;

/** Amounts of each kind of gift by grade, minor units: never less in a higher one. */
const GIFTS: GiftTable = {
  upgrade: {
    CNY: [0n, 8_00n, 28_00n, 88_00n, 188_00n, 388_00n, 588_00n, 1_088_00n, 2_888_00n, 8_888_00n, 18_888_00n],
    USDT: [0n, 1_10n, 4_00n, 12_00n, 26_00n, 54_00n, 82_00n, 150_00n, 400_00n, 1_240_00n, 2_630_00n],
  },
  month: {
    CNY: [0n, 0n, 8_00n, 18_00n, 38_00n, 88_00n, 188_00n, 388_00n, 888_00n, 1_888_00n, 3_888_00n],
    USDT: [0n, 0n, 1_10n, 2_50n, 5_00n, 12_00n, 26_00n, 54_00n, 124_00n, 262_00n, 540_00n],
  },
  birthday: {
    CNY: [0n, 8_00n, 18_00n, 38_00n, 88_00n, 188_00n, 288_00n, 588_00n, 888_00n, 1_888_00n, 2_888_00n],
    USDT: [0n, 1_10n, 2_50n, 5_00n, 12_00n, 26_00n, 40_00n, 82_00n, 124_00n, 262_00n, 400_00n],
  },
};

/** Returns the amount of a grade’s gift in a currency, minor units; 0 where the grade has none. */
export const giftCash = (kind: VipGiftKind, level: number, currency: Currency): bigint =>
  GIFTS[kind][currency][level] ?? 0n;

/** Rebate rates, hundredths of a percent of valid stake, from grade 0. */
const RATES: Readonly<Record<RebateKind, readonly number[]>> = {
  sports: [30, 35, 40, 45, 50, 55, 60, 65, 72, 80, 90],
  esports: [30, 35, 40, 42, 45, 50, 55, 60, 66, 72, 80],
  casino: [40, 45, 50, 55, 60, 70, 80, 90, 100, 110, 120],
  slots: [50, 55, 60, 70, 80, 90, 100, 110, 120, 130, 140],
  chess: [30, 32, 35, 38, 42, 46, 50, 55, 60, 65, 70],
  fishing: [30, 32, 35, 38, 42, 46, 50, 55, 60, 65, 70],
  lottery: [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30],
};

/** The rate of a kind in a grade, hundredths of a percent. */
export const rebateRate = (kind: RebateKind, level: number): number => RATES[kind][level] ?? 0;

const REBATE_MAX: Readonly<Record<Currency, ByGrade>> = {
  CNY: [
    188_00n,
    288_00n,
    588_00n,
    888_00n,
    1_888_00n,
    2_888_00n,
    5_888_00n,
    8_888_00n,
    18_888_00n,
    28_888_00n,
    58_888_00n,
  ],
  USDT: [
    26_00n,
    40_00n,
    82_00n,
    124_00n,
    262_00n,
    400_00n,
    820_00n,
    1_240_00n,
    2_630_00n,
    4_020_00n,
    8_200_00n,
  ],
};

/** The most that one day's rebates of a currency come to in a grade, minor units. */
export const rebateMax = (currency: Currency, level: number): bigint => REBATE_MAX[currency][level] ?? 0n;

/** The rates of a grade, one for each kind of venues, hundredths of a percent. */
export const ratesOf = (grade: number): v.InferInput<typeof VipGrade>['rates'] => {
  const [sports, esports, casino, slots, chess, fishing, lottery] = REBATE_KINDS;
  return {
    sports: rebateRate(sports, grade),
    esports: rebateRate(esports, grade),
    casino: rebateRate(casino, grade),
    slots: rebateRate(slots, grade),
    chess: rebateRate(chess, grade),
    fishing: rebateRate(fishing, grade),
    lottery: rebateRate(lottery, grade),
  };
};
