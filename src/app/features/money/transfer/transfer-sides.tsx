import { useId } from 'react';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { VenueMark } from '#app/features/money/wallet/venues/venue-mark.tsx';
import type { WalletAssets } from '#app/features/money/wallet/wallet-assets.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { held } from '#kit/action/held.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { LogoMark } from '#kit/mark/logo-mark.tsx';
import { t } from './texts.ts';
import type { Transferring } from './use-transfer.ts';
import './transfer-sides.css';

type SideProps = { readonly assets: WalletAssets; readonly transferring: Transferring };

const CentreSide = ({ assets, label }: { assets: WalletAssets; label: string }) => (
  <div className="transfer-sides__side">
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

function VenueSide({
  assets,
  transferring: { venue, chooseVenue, busy },
  label,
}: SideProps & { label: string }) {
  const id = useId();
  return (
    <div className="transfer-sides__side">
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
            const chosen = assets.venues.find((one) => one.venue === target.value);
            if (chosen) chooseVenue(chosen.venue);
          }}
        >
          {assets.venues.map((one) => (
            <option key={one.venue} value={one.venue} disabled={!isVenueOpen(one)}>
              {isVenueOpen(one) ? one.name : t('transfer.maintained', { venue: one.name })}
            </option>
          ))}
        </select>
      </span>
      <span className="transfer-sides__sum">{venue ? <Amount value={venue.balance} /> : null}</span>
    </div>
  );
}

/** Source and destination of the transfer; one of the two is always the centre wallet. */
export function TransferSides(props: SideProps) {
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
