/** Returns the payout of a return under the cap of a bet, minor units. A returned stake is never reduced. */
export function payoutOf(stakeMinor: bigint, returnMinor: bigint, capMinor: bigint): bigint {
  const most = capMinor > stakeMinor ? capMinor : stakeMinor;
  return returnMinor < most ? returnMinor : most;
}
