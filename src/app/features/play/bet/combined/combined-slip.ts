import { useState } from 'react';
import type { VenueQuote } from '#contract/play/bet/schema.ts';
import type { BetKind } from '#contract/play/betting/slip/slip-bets.ts';
import { legPasses, legStateNow, type OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import type { Selection } from '#contract/play/odds/schema.ts';
import type { LegView } from '../legs/slip-legs.ts';
import { type BarredReason, barredIn } from './combining.ts';

type Odds = Selection['odds'];

/** Legs of one match as one bet. */
export type Combined = {
  /** Legs that count. */
  readonly legs: readonly LegView[];
  /** Legs that do not, by selection. */
  readonly barred: ReadonlyMap<string, BarredReason>;
  /** Current price; null until it is quoted. */
  readonly odds: Odds | null;
  /** Price that the member has seen for these legs. */
  readonly seen: Odds | null;
  /** The price moved in a way that the member has to accept. */
  readonly asks: boolean;
  readonly stakes: NonNullable<VenueQuote['combination']>['stakes'];
};

type Slip = {
  readonly kind: BetKind;
  readonly legs: readonly LegView[];
  readonly quote: VenueQuote | null;
  readonly policy: OddsPolicy;
};

/** Reports whether legs are placed as a combination: a multiple on one match. */
const isCombined = ({ kind, legs }: Slip): boolean =>
  kind.is === 'multiple' && legs.every(({ leg }) => leg.matchId === legs[0]?.leg.matchId);

const NONE: ReadonlyMap<string, BarredReason> = new Map();

/** Returns the price that was first shown for the same legs of the same course of the match. */
function useSeenPrice(key: string, odds: Odds | null): Odds | null {
  const [first, setFirst] = useState<{ readonly key: string; readonly odds: Odds } | null>(null);
  if (odds !== null && first?.key !== key) setFirst({ key, odds });
  return first?.key === key ? first.odds : odds;
}

/** The price of a leg alone does not matter in a combination; a match that turned, or a leg that is shut, does. */
const inCombination = (view: LegView): LegView =>
  view.passes === 'asks' && view.state !== 'changed' ? { ...view, passes: 'passes' } : view;

/** Returns the combination that a slip is filled in with; null where its legs are placed another way. */
export function useCombined(slip: Slip): Combined | null {
  const { legs, quote, policy } = slip;
  const found = quote?.combination ?? null;
  const counts = new Set(found?.legs.map((index) => quote?.legs[index]?.selectionId));
  const counted = found ? legs.filter(({ leg }) => counts.has(leg.selectionId)) : legs;
  const odds = found?.odds ?? null;
  const key = counted.map(({ leg, now }) => `${leg.selectionId} ${now?.material}`).join();
  const seen = useSeenPrice(key, odds);
  if (!isCombined(slip)) return null;
  const state =
    odds === null || seen === null
      ? 'ok'
      : legStateNow({ odds: seen, material: 0 }, { odds, material: 0, state: 'open' });
  return {
    legs: counted.map(inCombination),
    barred: quote ? barredIn(quote) : NONE,
    odds,
    seen,
    asks: legPasses(state, policy) === 'asks',
    stakes: found?.stakes ?? null,
  };
}
