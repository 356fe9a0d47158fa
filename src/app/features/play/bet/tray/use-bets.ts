import { useEffect, useState } from 'react';
import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { OPEN_BETS_MAX } from '#contract/play/bet/constants.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';

export type BetFilter = 'open' | 'settled';

/** Polling paces of a list: not at all, for results, or within seconds for a decision or an answer. */
const PACES = {
  still: {},
  open: { refetchMs: REFRESH_MS['bet.list'] },
  moving: { refetchMs: REFRESH_MS['bet.detail'] },
} as const;
type Pace = keyof typeof PACES;

const isMoving = ({ state, cashOut }: Bet): boolean =>
  state === 'delayed' || state === 'reOffered' || cashOut?.state === 'waiting';

function paceOf(filter: BetFilter, list: readonly Bet[]): Pace {
  if (list.some(isMoving)) return 'moving';
  // The settled list grows with results and with delayed cash-outs.
  return filter === 'settled' || list.length > 0 ? 'open' : 'still';
}

/** Returns the member's bets of a kind, at one venue or all, newest first; nothing is fetched for a guest. */
export function useBets(filter: BetFilter, venue: VenueCode | null = null) {
  const session = useSession();
  const currency = useCurrency();
  const [pace, setPace] = useState<Pace>('still');
  const answer = useCall(
    'bet.list',
    { currency: currency?.code ?? 'CNY', which: filter, page: 1, size: OPEN_BETS_MAX, venue },
    { enabled: session.is === 'member' && currency !== undefined, ...PACES[pace] },
  );
  const next = paceOf(filter, lastOf(answer)?.list ?? []);
  useEffect(() => setPace(next), [next]);
  return answer;
}

/** Returns the number of unsettled bets; 0 before it is known. */
export const useOpenCount = (): number => lastOf(useBets('open'))?.total ?? 0;
