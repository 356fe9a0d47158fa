import { formatMinor, type Minor, minor } from '#contract/units/money.ts';

/** For people, with the sign of its way before that of its currency: `+¥3,000.00`, `−₮2,000.00`, `¥0.00`. */
export const signedAmount = (amount: Minor, symbol: string): string =>
  (amount > 0n ? '+' : amount < 0n ? '−' : '') + symbol + formatMinor(minor(amount < 0n ? -amount : amount));
