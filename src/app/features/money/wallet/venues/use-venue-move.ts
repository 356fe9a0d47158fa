import { openOrder } from '#app/features/money/order/order-commands.ts';
import type { VenueWallet } from '#app/features/money/wallet/wallet-assets.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { useCommands } from '#core-client/command/commands.ts';
import type { SubmissionState } from '#core-client/command/submission.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from '../texts.ts';

/** State of a row: idle, a movement in progress, or the last one's rejection. */
export type RowState = { readonly is: 'idle' | 'moving' } | { readonly is: 'refused'; readonly why: string };

function rowState(own: SubmissionState<unknown, unknown>, isPending: boolean): RowState {
  if (isPending || own.is === 'sending') return { is: 'moving' };
  return own.is === 'refused' ? { is: 'refused', why: refusalText('wallet', own.error) } : { is: 'idle' };
}

/** Moves everything in or out of one venue in one tap [7.13]. */
export function useVenueMove(
  { venue, name, balance }: VenueWallet,
  { code: currency, symbol }: CurrencyEntry,
) {
  const { state, run } = useSubmission((what: OrderOpening) => openOrder(what));
  // A lost response of an earlier visit still counts as a movement in progress.
  const isPending = useCommands().pending.some(({ what }) => 'venue' in what && what.venue === venue);

  const move = async (what: OrderOpening, done: 'assets.movedIn' | 'assets.movedOut') => {
    const ended = await run(what);
    if (ended.is !== 'done') return;
    const amount = symbol + formatMinor(ended.outcome.amount);
    showToast({ text: t(done, { venue: name, amount }), tone: 'ok' });
  };

  return {
    state: rowState(state, isPending),
    allIn: () => move({ is: 'oneClickIn', venue, currency }, 'assets.movedIn'),
    allOut: () => move({ is: 'transfer', venue, amount: balance, currency, into: false }, 'assets.movedOut'),
  };
}

export type VenueMove = ReturnType<typeof useVenueMove>;
