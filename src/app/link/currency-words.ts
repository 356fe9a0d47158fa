import type { CurrencyEntry } from '#contract/models/site.ts';
import type { Currency } from '#contract/units/money.ts';
import { useSite } from './site.ts';

type CurrencyWords = Pick<CurrencyEntry, 'symbol' | 'unitWord' | 'withdrawWord' | 'bankCardWord'>;
const NONE: CurrencyWords = { symbol: '', unitWord: '', withdrawWord: '', bankCardWord: '' };

/** The words the site has for a currency [1.05], whichever one is shown elsewhere; blank until the site is known. */
export function useCurrencyWords(): (code: Currency) => CurrencyWords {
  const site = useSite();
  return (code) => site?.currencies.find((entry) => entry.code === code) ?? NONE;
}
