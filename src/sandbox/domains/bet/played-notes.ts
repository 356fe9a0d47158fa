import { REBATE_LEAST_ODDS } from '#contract/constants/rebate.ts';
import { SPORTS_VENUE } from './bet-money.ts';
import type { BetPorts } from './bet-ports.ts';
import type { BetRow, LegRow } from './bet-row.ts';

/** A leg at a price so low that its bet brings no rebate. */
const isTooLow = ({ odds }: LegRow) => Number(odds) < Number(REBATE_LEAST_ODDS);

/**
 * Notes what of a stake counts as played after a settlement: only what differs from the settlement before, so that a
 * correction counts on its own day, for grades, rebates and activities. Low prices and both sides of a market bring no rebate;
 * bonus money is locked beside the wallets and never staked. Called before the settlement is added to the bet's.
 */
export const createPlayedNotes =
  ({ store, vip, acts }: BetPorts) =>
  (bet: BetRow, legs: readonly LegRow[], valid: bigint, at: number): void => {
    const settlements = store.settlementsOf(bet.bet_id);
    const before = settlements.at(-1)?.valid_stake ?? 0n;
    const { user_id: userId, currency } = bet;
    const isRebated = !legs.some(isTooLow) && !store.isHedged(bet);
    const amount = vip.played({
      userId,
      currency,
      venue: SPORTS_VENUE,
      valid: valid - before,
      isRebated,
      at,
    });
    const sourceId = `bet:${bet.bet_id}:${settlements.length + 1}`;
    acts.note({ sourceId, userId, kind: 'bet', thing: bet.bet_id, way: bet.kind, amount, at });
  };
