const PERCENT = 100;

/** What a market pays back of its stakes in the long run, in per cent: the inverse of what its prices imply together. */
export const returnRate = (overround: string): string => ((PERCENT * PERCENT) / Number(overround)).toFixed(1);
