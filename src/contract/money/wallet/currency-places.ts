import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { fillIn } from '#contract/text/fill-places.ts';

type CurrencyTerms = Pick<CurrencyEntry, 'withdrawWord' | 'bankCardWord' | 'unitWord'>;

/**
 * Fills the currency placeholders of a platform text, `{withdrawWord}`, `{bankCardWord}` and `{unitWord}`: one text serves
 * every settlement currency, and follows a switch at once [1.05].
 */
export const fillCurrencyTerms = (
  text: string,
  { withdrawWord, bankCardWord, unitWord }: CurrencyTerms,
): string => fillIn(text, { withdrawWord, bankCardWord, unitWord });
