import { minor, minorToText } from '#contract/units/money.ts';

/** A rate in hundredths of a percent: `0.60%`. */
export const rateText = (rate: number): string => `${minorToText(minor(rate))}%`;
