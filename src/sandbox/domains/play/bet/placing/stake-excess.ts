import { smaller } from '#sandbox/base/amount.ts';
import type { BetPorts } from '../bet-ports.ts';
import type { BetRow, LegRow, ReasonNote } from '../bet-row.ts';
import type { Offered } from '../offers/offers.ts';
import { STAKE_LIMITS } from '../offers/stake-limits.table.ts';
import { isMatchLimit, stakeRange } from '../offers/stake-range.ts';
import { reasonOf } from './decide-bet.ts';

type Store = Pick<BetPorts['store'], 'riskedOn'>;
type Whose = Pick<BetRow, 'user_id' | 'currency'> & Partial<Pick<BetRow, 'bet_id'>>;

/** Smallest win allowance a member has left on any of these matches, minor units; leaves out the bet `bet_id`. */
export function matchLeftOf(store: Store, whose: Whose, matchIds: readonly string[]): bigint {
  const { user_id, currency, bet_id } = whose;
  const { matchWinMost } = STAKE_LIMITS[currency];
  const left = matchIds.map((matchId) => matchWinMost - store.riskedOn(user_id, currency, matchId, bet_id));
  return left.reduce(smaller, matchWinMost);
}

/** Leg with the price that the bet would be taken at. */
type PricedLook = {
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
export function stakeExcess(store: Store, bet: BetRow, looks: readonly PricedLook[]): StakeExcess | null {
  const matchIds = looks.map(({ leg }) => leg.match_id);
  const legs = {
    odds: looks.map(({ odds }) => odds),
    isLive: looks.some(({ now }) => now?.isLive === true),
    matchLeft: matchLeftOf(store, bet, matchIds),
  };
  const { least, most } = stakeRange(bet, legs);
  if (bet.open_stake <= most) return null;
  const lines = BigInt(bet.lines);
  const lineStake = (most > 0n ? most : 0n) / lines;
  const isTaken = lineStake * lines >= least;
  const is = isMatchLimit(bet, legs) ? 'matchLimit' : 'stakeHigh';
  return {
    reason: reasonOf(is, [], isTaken ? lineStake * lines : null),
    lineStake: isTaken ? lineStake : null,
  };
}
