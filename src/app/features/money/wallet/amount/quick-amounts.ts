import { type Currency, type Minor, minor } from '#contract/units/money.ts';

const QUICK: Readonly<Record<Currency, readonly Minor[]>> = {
  CNY: [minor(500_00n), minor(1_000_00n), minor(2_000_00n), minor(5_000_00n)],
  USDT: [minor(50_00n), minor(100_00n), minor(200_00n), minor(500_00n)],
};

/** Amounts to move between wallets in one tap. */
export const quickAmounts = (currency: Currency): readonly Minor[] => QUICK[currency];
