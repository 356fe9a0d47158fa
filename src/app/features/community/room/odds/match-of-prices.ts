import { createContext } from 'react';
import type { PricedMatch } from '#app/features/play/bet/pick/pick-price.tsx';

/** Whose prices are below; they are only shown where nobody says so. */
export const MatchOfPrices = createContext<PricedMatch | null>(null);
