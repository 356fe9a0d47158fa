import { proxy, useSnapshot } from 'valtio';
import type { MatchId } from '#contract/fields/ids.ts';
import type { VenueQuote } from '#contract/play/bet/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import type { PickedLeg } from '../pick/legs.ts';

/** Time for which quoted prices count as current, ms: three polling intervals. */
export const FRESH_MS = 6_000;

/** Match whose markets are shown for a combination; null while none is. */
const combining = proxy<{ matchId: MatchId | null }>({ matchId: null });

export const setCombining = (matchId: MatchId | null): void => {
  combining.matchId = matchId;
};

/** Returns the match that is being combined; null while none is. */
export const useCombining = (): MatchId | null => useSnapshot(combining).matchId;

/** Requests the quotes of the legs, and of the match that is being combined; every reader shares one request. */
export function useSlipQuote(legs: readonly PickedLeg[], currency: CurrencyEntry | undefined) {
  const matchId = useCombining();
  const selections = legs.map(({ matchId: of, marketId, selectionId }) => ({
    matchId: of,
    marketId,
    selectionId,
  }));
  return useCall(
    'bet.quote',
    { currency: currency?.code ?? 'CNY', legs: selections, combining: matchId },
    {
      enabled: currency !== undefined && (legs.length > 0 || matchId !== null),
      refetchMs: REFRESH_MS['bet.quote'],
    },
  );
}

type Combination = NonNullable<VenueQuote['combination']>;

/** Why a selection is not in the combination, with the name of the leg it collides with. */
export type BarredReason = {
  readonly is: Combination['others'][number]['is'];
  /** Null where it is not one leg alone. */
  readonly other: { readonly name: string; readonly isSameMarket: boolean } | null;
};

/** Returns the selections of a match that cannot be combined with the legs of a quote, by id. */
export function barredIn({ combination, legs }: VenueQuote): ReadonlyMap<string, BarredReason> {
  const barred = new Map<string, BarredReason>();
  const add = (
    selectionId: string,
    { is, with: index }: Combination['others'][number] | Combination['barred'][number],
  ) => {
    const leg = index === null ? undefined : legs[index];
    const isSameMarket = leg !== undefined && selectionId.startsWith(`${leg.marketId}-`);
    barred.set(selectionId, { is, other: leg ? { name: leg.itemName, isSameMarket } : null });
  };
  for (const each of combination?.others ?? []) add(each.selectionId, each);
  for (const each of combination?.barred ?? []) {
    const leg = legs[each.leg];
    if (leg) add(leg.selectionId, each);
  }
  return barred;
}
