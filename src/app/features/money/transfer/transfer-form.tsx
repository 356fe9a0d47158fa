import './transfer-form.css';
import { type FormEvent, useId } from 'react';
import { RemainingLimits } from '#app/features/ground/play-session/remaining-limits.tsx';
import { useCommandText } from '#app/features/money/order/order-text.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { VenueMark } from '#app/features/money/wallet/venues/venue-mark.tsx';
import { IdentityGate } from '#app/features/people/account/identity-gate/identity-gate.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { CommandSubject } from '#contract/commands/command.ts';
import { commandKeyOf } from '#contract/commands/command-id.ts';
import { isVenueOpen, type VenueShut, venueShut } from '#contract/play/venue/venue-open.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { formatMinor } from '#contract/units/money.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useCommands } from '#core-client/command/commands.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { held } from '#kit/action/press.ts';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { quickAmounts } from '../wallet/amount/typed-amount.ts';
import type { VenueWallet, WalletAssets } from '../wallet/with-assets.tsx';
import { t } from './texts.ts';
import { type Transferring, type TransferStart, useTransfer } from './use-transfer.ts';

type SideProps = { readonly assets: WalletAssets; readonly transferring: Transferring };

const CentreSide = ({ assets, label }: { assets: WalletAssets; label: string }) => (
  <div className="transfer-sides__side row gap-12">
    <LogoMark size={34} />
    <span className="grow">
      <span className="cap t3">{label}</span>
      <b>{t('transfer.centre')}</b>
    </span>
    <span className="transfer-sides__sum">
      <Amount value={assets.centre} />
    </span>
  </div>
);

const SHUT_TEXTS = {
  maintained: 'transfer.maintained',
  off: 'transfer.off',
  hidden: 'transfer.off',
  blocked: 'transfer.blocked',
} as const satisfies Record<VenueShut, string>;

/** Returns the name of a venue, with the reason why money cannot be moved into it. */
function optionText(venue: VenueWallet): string {
  const shut = venueShut(venue, venue.isBlocked);
  return shut === null ? venue.name : t(SHUT_TEXTS[shut], { venue: venue.name });
}

function VenueSide({
  assets,
  transferring: { venue, into, chooseVenue, busy },
  label,
}: SideProps & { label: string }) {
  const id = useId();
  return (
    <div className="transfer-sides__side row gap-12">
      {venue ? <VenueMark venue={venue} size={34} /> : null}
      <span className="grow">
        <label className="cap t3" htmlFor={id}>
          {label}
          <span className="sr">{t('transfer.venue')}</span>
        </label>
        <select
          id={id}
          value={venue?.venue ?? ''}
          aria-disabled={busy || undefined}
          onChange={({ target }) => {
            if (busy) return;
            const chosen = assets.venues.find((option) => option.venue === target.value);
            if (chosen) chooseVenue(chosen.venue);
          }}
        >
          {assets.venues.map((one) => (
            <option key={one.venue} value={one.venue} disabled={into && !isVenueOpen(one)}>
              {optionText(one)}
            </option>
          ))}
        </select>
      </span>
      <span className="transfer-sides__sum">{venue ? <Amount value={venue.balance} /> : null}</span>
    </div>
  );
}

/** Source and destination of the transfer; one of the two is always the centre wallet. */
function TransferSides(props: SideProps) {
  const { into, chooseInto, busy } = props.transferring;
  const from = t('transfer.from');
  const to = t('transfer.to');
  const centre = <CentreSide key="centre" assets={props.assets} label={into ? from : to} />;
  const venue = <VenueSide key="venue" {...props} label={into ? to : from} />;
  return (
    <div className="transfer-sides">
      {into ? [centre, venue] : [venue, centre]}
      <IconButton
        icon="swap"
        size="sm"
        iconSize={16}
        className="transfer-sides__swap"
        label={t('transfer.swap')}
        {...held(busy, () => chooseInto(!into))}
      />
    </div>
  );
}

/** Time after a command within which the same one may well be a mistake, ms. */
const RECENT_MS = 30_000;

/** Notice that an identical command was given a moment ago, in this tab or another, which may be intended or not. */
function RecentDuplicate({ wanted }: { wanted: CommandSubject }) {
  const { settled } = useCommands();
  const textOf = useCommandText();
  const now = useServerNow();
  const twin = settled.findLast(
    ({ end, subject }) => end === 'made' && commandKeyOf(subject) === commandKeyOf(wanted),
  );
  const ago = twin ? Math.max(0, now - twin.at) : RECENT_MS;
  if (ago >= RECENT_MS) return null;
  return (
    <StatusLine tone="alert">
      {t('command.justMade', {
        seconds: Math.max(1, Math.floor(ago / SECOND_MS)),
        what: textOf(wanted),
      })}
    </StatusLine>
  );
}

interface TransferFormProps {
  assets: WalletAssets;
  currency: CurrencyEntry;
  start: TransferStart;
}

/** Amount of the transfer, and its submit button. */
function AmountPart({
  currency,
  transferring,
}: Pick<TransferFormProps, 'currency'> & { readonly transferring: Transferring }) {
  const { venue, into, text, available, amount, problem, given, sent, busy, wanted } = transferring;
  const refusal = refusalOf(given.state);
  // Money may leave a venue whatever its state.
  const isClosed = venue === undefined || (into && !isVenueOpen(venue));
  const shown = sent ?? { amount, into };
  const sum = shown.amount === null ? null : currency.symbol + formatMinor(shown.amount);
  return (
    <>
      <AmountField
        label={t('transfer.amount')}
        symbol={currency.symbol}
        value={text}
        onValue={transferring.type}
        hint={t('transfer.hint')}
        error={problem}
        all={available}
        quick={quickAmounts(currency.code)}
        locked={busy}
      />
      {into ? <RemainingLimits kinds={['loss', 'stake', 'single', 'time']} currency={currency} /> : null}
      {isClosed ? (
        <StatusLine tone="alert">{t('transfer.closed', { venue: venue?.name ?? '' })}</StatusLine>
      ) : null}
      {refusal === null ? null : (
        <StatusLine tone="alert">{t('transfer.refused', { why: refusalText('wallet', refusal) })}</StatusLine>
      )}
      <CommandNotices command={given} />
      {wanted === null || busy ? null : <RecentDuplicate wanted={wanted} />}
      <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={isClosed}>
        {sum === null
          ? t(into ? 'transfer.submitInto' : 'transfer.submitOut')
          : t(shown.into ? 'transfer.into' : 'transfer.out', { amount: sum })}
      </Button>
    </>
  );
}

/** Money from the centre wallet into a venue or back [3.03]; one order, whatever becomes of its answer. */
export function TransferForm({ assets, currency, start }: TransferFormProps) {
  const transferring = useTransfer(assets, currency, start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void transferring.submit();
  };
  const amount = <AmountPart currency={currency} transferring={transferring} />;
  return (
    <form className="transfer-form" onSubmit={submit} noValidate>
      <TransferSides assets={assets} transferring={transferring} />
      {transferring.into ? <IdentityGate use="transferIn">{amount}</IdentityGate> : amount}
    </form>
  );
}
