import { tLater } from '#app/i18n/later-text.ts';
import { TransferForm } from '#app/wallet/transfer/transfer-form.tsx';
import type { KnownAssets } from '#app/wallet/with-assets.tsx';

const START = { venue: null, into: true } as const;

/** A transfer without leaving the overview [3.03]; nothing where there is no venue. */
export const QuickTransfer = ({ assets, currency }: KnownAssets) =>
  assets.venues.length === 0 ? null : (
    <section className="card wcard" aria-label={tLater('assets.quickTitle')}>
      <div className="wcard__head">
        <h2>{tLater('assets.quickTitle')}</h2>
      </div>
      <TransferForm assets={assets} currency={currency} start={START} />
    </section>
  );
