/** Parts of the return in a row of data: 9800 is 98 %. */
const RETURN_PARTS = 10_000n;
/** Parts in which pays are counted. */
export const HUNDRED = 100n;

/** A chance as a fraction: `ways` of `all`. */
export type Chance = { readonly ways: bigint; readonly all: bigint };

/**
 * Hundredths of the stake that a chance pays: its fair odds times the return, rounded down.
 * @param back the return, in parts of ten thousand
 */
export const fairPays = ({ ways, all }: Chance, back: bigint): bigint =>
  (all * back * HUNDRED) / (ways * RETURN_PARTS);

/** Converts hundredths of a stake to minor units; stakes are whole hundreds of minor units. */
export const paidOf = (stake: bigint, pays: bigint): bigint => (stake * pays) / HUNDRED;

const PRECISION = 10n ** 15n;

/** A chance as a number from 0 to 1. */
export const partOf = ({ ways, all }: Chance): number => Number((ways * PRECISION) / all) / Number(PRECISION);

/** The return of a bet with one chance, as a part of 1. @param pays hundredths of the stake */
export const returnOf = ({ ways, all }: Chance, pays: bigint): number =>
  partOf({ ways: ways * pays, all: all * HUNDRED });

/** A return of a row of data as a part of 1. */
export const backPart = (back: bigint): number => Number(back) / Number(RETURN_PARTS);
