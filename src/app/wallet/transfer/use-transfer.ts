import { useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { openOrder, useOrders } from '#app/link/orders.ts';
import { type ReadAmount, readAmount } from '#app/wallet/read-amount.ts';
import { refusalText } from '#app/wallet/refusal-text.ts';
import type { VenueWallet, WalletAssets } from '#app/wallet/wallet-assets.ts';
import { toAppError } from '#contract/errors.ts';
import type { VenueCode } from '#contract/models/game.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';

/** Which wallet a form begins with. */
export type TransferStart = { readonly venue: VenueCode | null; readonly into: boolean };

type Sides = { readonly venue: VenueWallet | undefined; readonly into: boolean };

/** The one asked for, else the first that is open, else the first. */
const venueOf = ({ venues }: WalletAssets, code: VenueCode | null): VenueWallet | undefined =>
  venues.find(({ venue }) => venue === code) ?? venues.find(isVenueOpen) ?? venues[0];

function problemText(read: ReadAmount, available: Minor, symbol: string): string | undefined {
  switch (read.is) {
    case 'amount':
      return undefined;
    case 'missing':
      return tLater('transfer.missing');
    case 'nothing':
      return tLater('transfer.nothing');
    case 'short':
      return tLater('transfer.short', { amount: symbol + formatMinor(available) });
  }
}

function doneText({ venue, into }: Sides, amount: string): string {
  const centre = tLater('transfer.centre');
  const name = venue?.name ?? '';
  return tLater('transfer.done', { from: into ? centre : name, to: into ? name : centre, amount });
}

/** Sends a transfer and says how it went; true when the money moved. */
async function send(
  { venue, into }: Sides,
  amount: Minor,
  { code, symbol }: CurrencyEntry,
  tell: (problem: string) => void,
) {
  if (!venue) return false;
  try {
    await openOrder({ is: 'transfer', venue: venue.venue, amount, currency: code, into });
    showToast({ text: doneText({ venue, into }, symbol + formatMinor(amount)), tone: 'ok' });
    return true;
  } catch (thrown) {
    tell(tLater('transfer.refused', { why: refusalText(toAppError(thrown)) }));
    return false;
  }
}

/** A transfer between the centre wallet and one venue while it is filled in and on its way [3.03]. */
export function useTransfer(assets: WalletAssets, currency: CurrencyEntry, start: TransferStart) {
  const [code, setCode] = useState(start.venue);
  const [into, setInto] = useState(start.into);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const verifying = useOrders()?.verifying.some(({ what }) => what.is === 'transfer') ?? false;

  const venue = venueOf(assets, code);
  const available = into ? assets.centre : (venue?.balance ?? minor(0));
  const read = readAmount(text, available);
  const changed =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setRefused(null);
    };
  const submit = async () => {
    setAsked(true);
    if (busy || verifying || read.is !== 'amount') return;
    setBusy(true);
    setRefused(null);
    const moved = await send({ venue, into }, read.amount, currency, setRefused);
    setBusy(false);
    if (!moved) return;
    setText('');
    setAsked(false);
  };

  return {
    venue,
    into,
    text,
    available,
    busy,
    verifying,
    refused,
    amount: read.is === 'amount' ? read.amount : null,
    problem: asked || read.is === 'short' ? problemText(read, available, currency.symbol) : undefined,
    chooseVenue: changed(setCode),
    chooseInto: changed(setInto),
    type: changed(setText),
    submit,
  };
}

export type Transferring = ReturnType<typeof useTransfer>;
