import { createContext } from 'react';
import type { PricedMatch } from '#app/features/play/bet/pick/pick-price.tsx';

/** Match of the prices below; they are read-only without one. */
export const MatchOfPrices = createContext<PricedMatch | null>(null);
