import { formatMinor, type Minor } from '#contract/units/money.ts';

/** For people, with the sign of its way: `+3,000.00`, `−2,000.00`, `0.00`. */
export const signedAmount = (amount: Minor): string =>
  amount > 0n ? `+${formatMinor(amount)}` : formatMinor(amount);
