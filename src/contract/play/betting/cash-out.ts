import { type Factor, factorOf, type SettledLeg } from './legs/leg-factor.ts';

/** A leg of a bet that may be cashed out: settled, or open with what the model expects its factor to be. */
export type CashOutLeg = SettledLeg | { readonly expected: number };

/** An open stake of which a part is cashed out, minor units; `percent` is 1 to 100. */
type PartOfStake = { readonly openStake: bigint; readonly percent: number };

const WHOLE = 100n;

/** Returns the stake consumed by a partial cash-out, rounded down, and the stake that stays open; minor units. */
export function cashedOutStake({ openStake, percent }: PartOfStake): { taken: bigint; remaining: bigint } {
  const taken = (openStake * BigInt(percent)) / WHOLE;
  return { taken, remaining: openStake - taken };
}

/**
 * Returns the cash-out value of exactly the stake consumed by a part, rounded down; minor units.
 * @param value offer for the whole open stake, which is positive
 */
export const cashedOutValue = (value: bigint, part: PartOfStake): bigint =>
  (value * cashedOutStake(part).taken) / part.openStake;

/** Resolution for the model’s floating-point expectations, in parts of one. */
const PARTS = 1_000_000_000;
/** Venue’s margin on the value, for a single and once more for every further open leg: 5 %. */
const MARGIN_FACTOR: Factor = { top: 95n, bottom: 100n };

const factorAt = (leg: CashOutLeg): Factor =>
  'expected' in leg
    ? { top: BigInt(Math.round(leg.expected * PARTS)), bottom: BigInt(PARTS) }
    : factorOf(leg);

/**
 * Returns the cash-out offer for the open stake of a bet, minor units, rounded down: its model value less the venue’s
 * margin, and zero once no leg is open.
 * @throws RangeError as `returnOf` does
 */
export function cashOutOf(openStakeMinor: bigint, legs: readonly CashOutLeg[]): bigint {
  const open = legs.filter((leg) => 'expected' in leg).length;
  if (open === 0) return 0n;
  const shares = Array.from({ length: open }, () => MARGIN_FACTOR);
  const product = [...legs.map(factorAt), ...shares].reduce<Factor>(
    (all, { top, bottom }) => ({ top: all.top * top, bottom: all.bottom * bottom }),
    { top: openStakeMinor, bottom: 1n },
  );
  return product.top / product.bottom;
}
