import type { ReactNode } from 'react';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { failureOf } from '#contract/units/loadable.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { core } from '#core-client/core.ts';
import { useTopic } from '#core-client/topic.ts';

/** Every wallet of a currency: centre, venues and treasury. */
export type WalletAssets = OutputOf<'transfer.assets'>;
/** A wallet at a venue [3.05]. */
export type VenueWallet = WalletAssets['venues'][number];

export type LoadedAssets = {
  readonly assets: WalletAssets;
  readonly currency: CurrencyEntry;
  /** Time at which the platform sent them. */
  readonly at: ServerTime;
  /** Reason why a refetch failed; null while they are fresh. */
  readonly failed: ErrorCode | null;
};

interface WithAssetsProps {
  /** Placeholder shown while loading. */
  waiting: ReactNode;
  /** Frame around a failure message. */
  frame?: (inside: ReactNode) => ReactNode;
  children: (known: LoadedAssets) => ReactNode;
}

function Known({
  currency,
  waiting,
  frame = (inside) => inside,
  children,
}: WithAssetsProps & { currency: CurrencyEntry }) {
  const view = useTopic('assets', { currency: currency.code });
  return (
    <Loaded of={view} waiting={waiting} frame={frame} onRetry={core.money.refresh}>
      {(known) => children({ ...known, currency, failed: failureOf(view) })}
    </Loaded>
  );
}

/** Every wallet of the chosen currency [1.05] in each of its states: loading, failed, loaded and possibly stale. */
export function WithAssets(props: WithAssetsProps) {
  const currency = useCurrency();
  return currency ? <Known key={currency.code} {...props} currency={currency} /> : props.waiting;
}
