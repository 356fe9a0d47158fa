import { useState } from 'react';
import { useCommands } from '#app/core-client/command/commands.ts';
import { openOrder } from '#app/features/order/order-commands.ts';
import type { VenueWallet } from '#app/features/wallet/wallet-assets.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import type { VenueCode } from '#contract/models/game.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

/** What goes on in a row: nothing, a movement on its way, or the last one's refusal. */
export type RowState = { readonly is: 'idle' | 'moving' } | { readonly is: 'refused'; readonly why: string };

const IDLE: RowState = { is: 'idle' };
const MOVING: RowState = { is: 'moving' };

/** Everything in or out of a venue in one tap [7.13]; each row tells of its own movement. */
export function useVenueMoves({ code: currency, symbol }: CurrencyEntry) {
  const [states, setStates] = useState<ReadonlyMap<VenueCode, RowState>>(new Map());
  const { pending } = useCommands();
  const show = (venue: VenueCode, state: RowState) => setStates((now) => new Map(now).set(venue, state));

  const move = async (
    { venue, name }: VenueWallet,
    what: OrderOpening,
    done: 'assets.movedIn' | 'assets.movedOut',
  ) => {
    show(venue, MOVING);
    try {
      const { amount } = await openOrder(what);
      showToast({ text: t(done, { venue: name, amount: symbol + formatMinor(amount) }), tone: 'ok' });
      show(venue, IDLE);
    } catch (thrown) {
      show(venue, { is: 'refused', why: thrownRefusalText('wallet', thrown) });
    }
  };

  return {
    /** A lost answer of an earlier visit is still a movement on its way. */
    stateOf: (venue: VenueCode): RowState =>
      pending.some(({ what }) => 'venue' in what && what.venue === venue)
        ? MOVING
        : (states.get(venue) ?? IDLE),
    allIn: (wallet: VenueWallet) =>
      move(wallet, { is: 'oneClickIn', venue: wallet.venue, currency }, 'assets.movedIn'),
    allOut: (wallet: VenueWallet) =>
      move(
        wallet,
        { is: 'transfer', venue: wallet.venue, amount: wallet.balance, currency, into: false },
        'assets.movedOut',
      ),
  };
}

export type VenueMoves = ReturnType<typeof useVenueMoves>;
