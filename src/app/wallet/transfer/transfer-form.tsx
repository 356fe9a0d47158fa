import type { FormEvent } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { AmountField } from '#app/wallet/amount-field.tsx';
import { quickAmounts } from '#app/wallet/quick-amounts.ts';
import { StatusLine } from '#app/wallet/status-line.tsx';
import type { WalletAssets } from '#app/wallet/wallet-assets.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { formatMinor } from '#contract/units/money.ts';
import { TransferSides } from './transfer-sides.tsx';
import { type TransferStart, useTransfer } from './use-transfer.ts';
import './transfer-form.css';

interface TransferFormProps {
  assets: WalletAssets;
  currency: CurrencyEntry;
  start: TransferStart;
}

/** Money from the centre wallet into a venue or back [3.03]; one order, whatever becomes of its answer. */
export function TransferForm({ assets, currency, start }: TransferFormProps) {
  const transferring = useTransfer(assets, currency, start);
  const { venue, into, text, available, amount, problem, busy, verifying, refused } = transferring;
  const isClosed = venue === undefined || !isVenueOpen(venue);
  const sum = amount === null ? null : currency.symbol + formatMinor(amount);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void transferring.submit();
  };
  return (
    <form className="trform" onSubmit={submit} noValidate>
      <TransferSides assets={assets} transferring={transferring} />
      <AmountField
        label={tLater('transfer.amount')}
        symbol={currency.symbol}
        value={text}
        onValue={transferring.type}
        hint={tLater('transfer.hint')}
        error={problem}
        all={available}
        quick={quickAmounts(currency.code)}
      />
      {isClosed ? (
        <StatusLine tone="alert">{tLater('transfer.closed', { venue: venue?.name ?? '' })}</StatusLine>
      ) : null}
      {refused === null ? null : <StatusLine tone="alert">{refused}</StatusLine>}
      {verifying ? <StatusLine tone="busy">{tLater('transfer.verifying')}</StatusLine> : null}
      <Button type="submit" variant="primary" size="lg" block loading={busy || verifying} disabled={isClosed}>
        {sum === null
          ? tLater(into ? 'transfer.submitInto' : 'transfer.submitOut')
          : tLater(into ? 'transfer.into' : 'transfer.out', { amount: sum })}
      </Button>
    </form>
  );
}
