import { smaller } from '#sandbox/base/amount.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { BetRow, LegRow, ReasonNote } from '../bet-row.ts';
import { priceOfAll } from '../combination/priced-bet.ts';
import type { Offered } from '../offers/offers.ts';
import { stakeLimits } from '../offers/stake-limits.table.ts';
import { isMatchLimit, stakeRange } from '../offers/stake-range.ts';
import { reasonOf } from './decide-bet.ts';

type Store = Pick<BetPorts['store'], 'riskedOn'>;
type Whose = Pick<BetRow, 'user_id' | 'currency' | 'venue'> & Partial<Pick<BetRow, 'bet_id'>>;

/** Smallest win allowance a member has left on any of these matches, minor units; leaves out the bet `bet_id`. */
export function matchAllowanceOf(store: Store, whose: Whose, matchIds: readonly string[]): bigint {
  const { user_id, currency, bet_id } = whose;
  const { matchWinMax } = stakeLimits(whose);
  const allowances = matchIds.map(
    (matchId) => matchWinMax - store.riskedOn(user_id, currency, matchId, bet_id),
  );
  return allowances.reduce(smaller, matchWinMax);
}

/** Leg with the price that the bet would be taken at. */
type PricedLeg = {
  readonly leg: Pick<LegRow, 'match_id'>;
  readonly now: Pick<Offered, 'isLive'> | null;
  readonly odds: string;
};
/** Why a stake is too high, and the stake of a line that would do; null where none would. */
type StakeExcess = { readonly reason: ReasonNote; readonly lineStake: bigint | null };

/**
 * Checks whether a bet could win more than is allowed, by itself or with the member’s other bets on one of its matches.
 * Called when it is placed, and again when it is taken: prices and other bets change while it waits.
 */
export function stakeExcess(store: Store, bet: BetRow, pricedLegs: readonly PricedLeg[]): StakeExcess | null {
  const matchIds = pricedLegs.map(({ leg }) => leg.match_id);
  const legs = {
    odds: bet.combination ? [priceOfAll(bet.combination.prices)] : pricedLegs.map(({ odds }) => odds),
    isLive: pricedLegs.some(({ now }) => now?.isLive === true),
    matchAllowance: matchAllowanceOf(store, bet, matchIds),
  };
  const { least, most } = stakeRange(bet, legs);
  if (bet.open_stake <= most) return null;
  const lines = BigInt(bet.lines);
  const lineStake = (most > 0n ? most : 0n) / lines;
  const isAcceptable = lineStake * lines >= least;
  const is = isMatchLimit(bet, legs) ? 'matchLimit' : 'stakeHigh';
  return {
    reason: reasonOf(is, [], isAcceptable ? lineStake * lines : null),
    lineStake: isAcceptable ? lineStake : null,
  };
}
