import type { ReactNode } from 'react';
import { errorText } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { ErrorState, OfflineState } from '#app/kit/feedback/states.tsx';
import { core } from '#app/link/core.ts';
import { useCurrency } from '#app/link/currency.ts';
import { useAssets } from '#app/link/orders.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CurrencyEntry } from '#contract/models/site.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { WalletAssets } from './wallet-assets.ts';

export type KnownAssets = {
  readonly assets: WalletAssets;
  readonly currency: CurrencyEntry;
  /** When the platform told them. */
  readonly at: ServerTime | null;
  /** Why they could not be asked for anew; null while they are fresh. */
  readonly failed: ErrorCode | null;
};

interface WithAssetsProps {
  /** Holds the place of what is on its way. */
  waiting: ReactNode;
  children: (known: KnownAssets) => ReactNode;
}

function Failure({ code }: { code: ErrorCode }) {
  const isOffline = code === 'OFFLINE' || !navigator.onLine;
  const State = isOffline ? OfflineState : ErrorState;
  return (
    <State
      title={t(isOffline ? 'common.offlineTitle' : 'common.errorTitle')}
      text={isOffline ? t('common.offlineText') : errorText(code)}
      action={<Button onClick={() => core.money.refresh()}>{t('common.retry')}</Button>}
    />
  );
}

function Known({ currency, waiting, children }: WithAssetsProps & { currency: CurrencyEntry }) {
  const { assets = null, at = null, failed = null } = useAssets(currency.code) ?? {};
  if (assets !== null) return children({ assets, currency, at, failed });
  return failed === null ? waiting : <Failure code={failed} />;
}

/** Every wallet of the chosen currency [1.05] in each of its states: on its way, failed, known and perhaps stale. */
export function WithAssets(props: WithAssetsProps) {
  const currency = useCurrency();
  return currency ? <Known key={currency.code} {...props} currency={currency} /> : props.waiting;
}
