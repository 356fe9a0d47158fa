import { createContext, use, useEffect, useState } from 'react';
import type { Loadable } from '#contract/units/loadable.ts';

/** Silence after which prices may have moved, ms. */
const SILENT_MS = 8_000;

/** Reports whether the prices below are held: the platform is unreachable, so that they may have moved. */
export const PricesHeld = createContext(false);

export const usePricesHeld = (): boolean => use(PricesHeld);

/** Reports whether prices that are polled every few seconds are held: the request failed, or no response arrived for a while. */
export function useHeld(prices: Loadable<unknown, unknown> | undefined): boolean {
  const [silentSince, setSilentSince] = useState<typeof prices>();
  useEffect(() => {
    const timer = setTimeout(() => setSilentSince(prices), SILENT_MS);
    return () => clearTimeout(timer);
  }, [prices]);
  return prices !== undefined && (prices.is === 'failed' || silentSince === prices);
}
