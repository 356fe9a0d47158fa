/**
 * What is paid of a return under the highest payout of a bet, minor units. A stake that only comes back is never cut.
 */
export function payoutOf(stakeMinor: bigint, returnMinor: bigint, capMinor: bigint): bigint {
  const most = capMinor > stakeMinor ? capMinor : stakeMinor;
  return returnMinor < most ? returnMinor : most;
}
