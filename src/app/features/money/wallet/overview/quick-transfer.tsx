import { TransferForm } from '#app/features/money/transfer/transfer-form.tsx';
import type { LoadedAssets } from '#app/features/money/wallet/with-assets.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';

const START = { venue: null, into: true } as const;

/** Transfer form within the overview [3.03]; empty where there is no venue. */
export const QuickTransfer = ({ assets, currency }: LoadedAssets) =>
  assets.venues.length === 0 ? null : (
    <Card aria-label={t('assets.quickTitle')}>
      <div className="padded__head">
        <h2>{t('assets.quickTitle')}</h2>
      </div>
      <TransferForm assets={assets} currency={currency} start={START} />
    </Card>
  );
