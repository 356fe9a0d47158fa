/** Returns the valid part of a stake, minor units: never more than was won or lost by it. */
export function validStakeOf(stakeMinor: bigint, returnedMinor: bigint): bigint {
  const moved = returnedMinor > stakeMinor ? returnedMinor - stakeMinor : stakeMinor - returnedMinor;
  return moved < stakeMinor ? moved : stakeMinor;
}
