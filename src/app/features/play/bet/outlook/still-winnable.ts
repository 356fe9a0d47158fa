import type { Bet } from '#contract/play/bet/schema.ts';
import { payoutOf, returnOf } from '#contract/play/betting/return-of.ts';
import { type Minor, minor } from '#contract/units/money.ts';

const above = (returned: bigint, stake: bigint): Minor => minor(returned > stake ? returned - stake : 0n);

/** Returns the net win that an open bet can still pay, without its stake; zero once it cannot win. */
export const stillWinnable = ({ highestReturn, openStake }: Bet): Minor => above(highestReturn, openStake);

/**
 * Returns the net win that a part of the open stake can still pay: of a single, a multiple or a combination, under the
 * highest payout where that limits the bet.
 */
export function winOfPart({ legs, combination, openStake, highestReturn }: Bet, stake: bigint): Minor {
  const settled = combination
    ? [{ odds: combination.paidOdds, result: 'win' as const }]
    : legs.map(({ odds, result, outlook }) => ({ odds, result: result ?? outlook?.best ?? 'win' }));
  const part = returnOf(stake, settled);
  const isCapped = returnOf(openStake, settled) > highestReturn;
  return above(isCapped ? payoutOf(stake, part, highestReturn) : part, stake);
}
