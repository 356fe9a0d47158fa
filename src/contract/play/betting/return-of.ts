import { type Factor, factorOf, type SettledLeg } from './legs/leg-factor.ts';

/** Returns the payout of a return under the cap of a bet, minor units. A returned stake is never reduced. */
export function payoutOf(stakeMinor: bigint, returnMinor: bigint, capMinor: bigint): bigint {
  const maxMinor = capMinor > stakeMinor ? capMinor : stakeMinor;
  return returnMinor < maxMinor ? returnMinor : maxMinor;
}

function checkStake(stakeMinor: bigint): void {
  if (stakeMinor < 0n) throw new RangeError('a stake is not below nothing');
}

/**
 * Returns the payout of a single or a multiple, stake included, in minor units: exact, and rounded down once at the end.
 * @throws RangeError when the stake is negative or the odds are no decimal number of at least 1
 */
export function returnOf(stakeMinor: bigint, legs: readonly SettledLeg[]): bigint {
  checkStake(stakeMinor);
  const product = legs
    .map(factorOf)
    .reduce<Factor>((all, { top, bottom }) => ({ top: all.top * top, bottom: all.bottom * bottom }), {
      top: stakeMinor,
      bottom: 1n,
    });
  return product.top / product.bottom;
}

/**
 * Returns the payout of a system: the multiples of every `size` of its legs together, each with the same stake, rounded
 * down once for the whole bet.
 * @param lineStakeMinor the stake of one line, minor units
 * @throws RangeError as `returnOf` does
 */
export function systemReturnOf(lineStakeMinor: bigint, size: number, legs: readonly SettledLeg[]): bigint {
  checkStake(lineStakeMinor);
  // The sum over all choices of `size` factors is a coefficient of Π(bottom + top·x), over the product of the bottoms.
  let sums: readonly bigint[] = [1n];
  let below = 1n;
  for (const { top, bottom } of legs.map(factorOf)) {
    const before = sums;
    sums = [...before, 0n].map((sum, chosen) => sum * bottom + (before[chosen - 1] ?? 0n) * top);
    below *= bottom;
  }
  return (lineStakeMinor * (sums[size] ?? 0n)) / below;
}

/** Returns the valid part of a stake, minor units: never more than was won or lost by it. */
export function validStakeOf(stakeMinor: bigint, returnedMinor: bigint): bigint {
  const moved = returnedMinor > stakeMinor ? returnedMinor - stakeMinor : stakeMinor - returnedMinor;
  return moved < stakeMinor ? moved : stakeMinor;
}
