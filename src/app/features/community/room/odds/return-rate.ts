const PERCENT = 100;

/** Returns the long-run payback of a market, in percent of stakes: the inverse of the total probability that its prices imply. */
export const returnRate = (overround: string): string => ((PERCENT * PERCENT) / Number(overround)).toFixed(1);
