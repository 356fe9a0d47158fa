import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { fillIn } from '#contract/text/fill-places.ts';

type Words = Pick<CurrencyEntry, 'withdrawWord' | 'bankCardWord' | 'unitWord'>;

/**
 * Fills the currency placeholders of a platform text, `{withdrawWord}`, `{bankCardWord}` and `{unitWord}`: one text serves
 * every settlement currency, and follows a switch at once [1.05].
 */
export const withCurrencyWords = (text: string, { withdrawWord, bankCardWord, unitWord }: Words): string =>
  fillIn(text, { withdrawWord, bankCardWord, unitWord });
