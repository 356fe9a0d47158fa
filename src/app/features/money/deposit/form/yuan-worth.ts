import { type Minor, minor } from '#contract/units/money.ts';

const RATE_SCALE = 10_000n;
const RATE = /^(\d{1,9})(?:\.(\d{1,4}))?$/;

/** A rate of at most four decimals as text, in ten-thousandths. @throws RangeError for anything else. */
function tenThousandths(rate: string): bigint {
  const [, whole, part = ''] = RATE.exec(rate) ?? [];
  if (whole === undefined) throw new RangeError(`not a rate: ${rate}`);
  return BigInt(whole + part.padEnd(4, '0'));
}

/** Converts an amount of USDT to yuan, both in minor units; fractions of a fen are dropped. */
export const yuanWorth = (amount: Minor, rate: string): Minor =>
  minor((amount * tenThousandths(rate)) / RATE_SCALE);
