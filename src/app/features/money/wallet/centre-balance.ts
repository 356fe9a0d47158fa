import { useEffect } from 'react';
import { useCurrency, useSite } from '#app/features/ground/site/site-config.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

/** Balance of the centre wallet in the displayed currency, and that currency. */
export type CentreBalance = { readonly currency: CurrencyEntry; readonly balance: Minor };

/**
 * Returns the member's centre balance in the chosen currency [1.05]; undefined for guests and until it is loaded. It
 * follows the session: when the main balance changes, the others are refetched.
 */
export function useCentreBalance(): CentreBalance | undefined {
  const session = useSession();
  const currency = useCurrency();
  const site = useSite();
  const main = session.is === 'member' ? session.member.balance : undefined;
  const assets = useCall('wallet.assets', {}, { enabled: main !== undefined });
  const { refetch } = assets;
  useEffect(() => {
    if (main !== undefined) void refetch();
  }, [main, refetch]);
  const isMain = currency !== undefined && currency === site?.currencies[0];
  const balance = isMain
    ? main
    : lastOf(assets)?.list.find((asset) => asset.currency === currency?.code)?.balance;
  return currency && balance !== undefined ? { currency, balance } : undefined;
}
