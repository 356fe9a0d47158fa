import { useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { useSession } from '#app/core-client/session.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { lastOf } from '#contract/units/loadable.ts';

export type WhichBets = 'open' | 'settled';

const SHOWN = 50;

/** The member's bets of a kind, the newest first; nothing is asked for a guest. */
export function useBets(which: WhichBets) {
  const session = useSession();
  const currency = useCurrency();
  return useCall(
    'bet.list',
    { currency: currency?.code ?? 'CNY', which, page: 1, size: SHOWN },
    {
      enabled: session.is === 'member' && currency !== undefined,
      refetchMs: REFRESH_MS['bet.list'],
    },
  );
}

/** How many bets are not settled; none before it is known. */
export const useOpenCount = (): number => lastOf(useBets('open'))?.total ?? 0;
