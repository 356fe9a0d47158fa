import { useState } from 'react';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { type ReadAmount, readAmount } from '#app/features/money/wallet/amount/read-amount.ts';
import type { CommandOf } from '#contract/commands/command.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { type Currency, formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { activeSubjectOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { useSession } from '#core-client/session.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import type { VenueWallet, WalletAssets } from '../wallet/with-assets.tsx';
import { t } from './texts.ts';

/** Initial wallet of a form. */
export type TransferStart = { readonly venue: VenueCode | null; readonly into: boolean };

type Sides = { readonly venue: VenueWallet | undefined; readonly into: boolean };

/** Returns the requested venue, otherwise the first that is open, otherwise the first. */
const venueOf = ({ venues }: WalletAssets, code: VenueCode | null): VenueWallet | undefined =>
  venues.find(({ venue }) => venue === code) ?? venues.find(isVenueOpen) ?? venues[0];

function problemText(read: ReadAmount, available: Minor, symbol: string): string | undefined {
  switch (read.is) {
    case 'amount':
      return undefined;
    case 'missing':
      return t('transfer.missing');
    case 'nothing':
      return t('transfer.nothing');
    case 'short':
      return t('transfer.short', { amount: symbol + formatMinor(available) });
  }
}

function doneText({ venue, into }: Sides, amount: string): string {
  const centre = t('transfer.centre');
  const name = venue?.name ?? '';
  return t('transfer.done', { from: into ? centre : name, to: into ? name : centre, amount });
}

const NAME = 'transfer';

function commandFor(
  { venue, into }: Sides,
  amount: Minor | null,
  currency: Currency,
): CommandOf<typeof NAME> | null {
  return amount === null || !venue ? null : { is: NAME, venue: venue.venue, amount, currency, into };
}

/** Stores the draft amount over reloads and a login, for each member and currency. */
function useDraft(currency: Currency) {
  const session = useSession();
  const owner = session.is === 'member' ? session.member.userId : '';
  return useStoredDraft(`${NAME}.${owner}.${currency}`);
}

/** Manages a transfer between the centre wallet and one venue, while it is filled in and in progress [3.03]. */
export function useTransfer(
  assets: WalletAssets,
  { code: currency, symbol }: CurrencyEntry,
  start: TransferStart,
) {
  const [code, setCode] = useState(start.venue);
  const [into, setInto] = useState(start.into);
  const [text, setText] = useDraft(currency);
  const [tried, setTried] = useState(false);
  const command = useCommand([NAME]);
  const sent = activeSubjectOf(command.state);

  const venue = venueOf(assets, code);
  const available = into ? assets.centre : (venue?.balance ?? minor(0));
  const read = readAmount(text, available);
  const amount = read.is === 'amount' ? read.amount : null;
  const changed =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      command.forget();
    };
  const wanted = commandFor({ venue, into }, amount, currency);
  const submit = async () => {
    setTried(true);
    if (wanted === null) return;
    const ended = await command.run(wanted);
    if (ended.is !== 'done') return;
    showToast({ text: doneText({ venue, into }, symbol + formatMinor(wanted.amount)), tone: 'ok' });
    setText('');
    setTried(false);
  };

  return {
    venue,
    into,
    text,
    available,
    given: command,
    sent: sent?.is === NAME ? sent : null,
    busy: sent !== null,
    wanted,
    amount,
    problem:
      sent === null && (tried || read.is === 'short') ? problemText(read, available, symbol) : undefined,
    chooseVenue: changed(setCode),
    chooseInto: changed(setInto),
    type: changed(setText),
    submit,
  };
}

export type Transferring = ReturnType<typeof useTransfer>;
