import { fillCurrencyTerms } from '#contract/money/wallet/currency-places.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import type { Currency } from '#contract/units/money.ts';
import { useCurrency, useSite } from './site-config.ts';

type CurrencyTerms = Pick<CurrencyEntry, 'symbol' | 'unitWord' | 'withdrawWord' | 'bankCardWord'>;
const NONE: CurrencyTerms = { symbol: '', unitWord: '', withdrawWord: '', bankCardWord: '' };

/** Returns the site's words for a currency [1.05], whichever one is shown elsewhere; blank until the site is loaded. */
export function useCurrencyTerms(): (code: Currency) => CurrencyTerms {
  const site = useSite();
  return (code) => site?.currencies.find((entry) => entry.code === code) ?? NONE;
}

/**
 * Returns the words that fill in the wallet's texts, for the current settlement currency [1.05]; blank until the site is
 * loaded.
 */
export function useWalletTerms(): { readonly verb: string; readonly card: string; readonly unit: string } {
  const { withdrawWord: verb, bankCardWord: card, unitWord: unit } = useCurrency() ?? NONE;
  return { verb, card, unit };
}

/** Fills the placeholders for such words in a text of the platform. */
export function useTermFiller(): (text: string) => string {
  const terms = useCurrency() ?? NONE;
  return (text) => fillCurrencyTerms(text, terms);
}
