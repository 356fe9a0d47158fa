import { twoDigits } from '#contract/units/time.ts';

/** A rate in hundredths of a percent as it is read: 268 is `2.68%`. */
export const rateText = (rate: number): string => `${Math.floor(rate / 100)}.${twoDigits(rate % 100)}%`;
