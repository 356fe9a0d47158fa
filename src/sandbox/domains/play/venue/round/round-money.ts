import { validStakeOf } from '#contract/play/betting/return-of.ts';
import type { Currency } from '#contract/units/money.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { gamesOf, stakedOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';

/** Player of a round, and the location of the money. */
export type Player = { readonly userId: string; readonly venue: string; readonly currency: Currency };

type Ports = {
  readonly ledger: Ledger;
  readonly wagering: Wagering;
  readonly bonuses: Pick<Bonuses, 'stake'>;
  readonly vip: Pick<Vip, 'played'>;
  readonly acts: Pick<Acts, 'note'>;
};

/** Settled part of a round: its number, and amounts in minor units. */
type Settled = { readonly round_id: number; readonly stake: bigint; readonly payout: bigint };

export type RoundMoney = ReturnType<typeof createRoundMoney>;

/** The money of rounds, in the books: set aside when a round begins, the venue's and the player's when it is settled. */
export function createRoundMoney({ ledger, wagering, bonuses, vip, acts }: Ports) {
  const book = (at: number, note: string, moves: readonly (readonly [string, bigint])[]) => {
    const entries = moves
      .filter(([, amount]) => amount !== 0n)
      .map(([account, amount]) => ({ account, amount }));
    ledger.book({ kind: 'play', at, roomNo: null, note, entries });
  };
  const accounts = ({ userId, venue, currency }: Player) => {
    const names = { wallet: venueOf(userId, venue, currency), staked: stakedOf(userId, venue, currency) };
    ledger.open(names.wallet, currency, false);
    ledger.open(names.staked, currency, false);
    ledger.open(gamesOf(currency), currency, true);
    return { ...names, house: gamesOf(currency) };
  };
  return {
    balance: ({ userId, venue, currency }: Player) => ledger.balance(venueOf(userId, venue, currency)),
    /** @throws Refusal BALANCE_SHORT. */
    hold(player: Player, stake: bigint, at: number) {
      const { wallet, staked } = accounts(player);
      book(at, player.venue, [
        [wallet, -stake],
        [staked, stake],
      ]);
    },
    /** Returns a stake that was withdrawn before its round was drawn. */
    release(player: Player, stake: bigint, at: number) {
      const { wallet, staked } = accounts(player);
      book(at, player.venue, [
        [staked, -stake],
        [wallet, stake],
      ]);
    },
    /** Transfers the stake to the house and the payout to the player; the stake counts for their bonus. */
    settle(player: Player, { round_id, stake, payout }: Settled, at: number) {
      const { wallet, staked, house } = accounts(player);
      book(at, player.venue, [
        [staked, -stake],
        [house, stake - payout],
        [wallet, payout],
      ]);
      const { userId, currency, venue } = player;
      const valid = validStakeOf(stake, payout);
      wagering.count({ userId, currency, source: null }, valid);
      bonuses.stake(userId, currency, valid, at);
      const amount = vip.played({ userId, currency, venue, valid, isRebated: true, at });
      acts.note({ sourceId: `round:${round_id}`, userId, kind: 'play', thing: venue, amount, at });
    },
  };
}
