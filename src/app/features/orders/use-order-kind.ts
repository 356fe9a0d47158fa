import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { tLater } from '#app/i18n/later-text.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';

/** What an order is called, in the words of its currency [1.05]. */
export function useOrderKind(): (order: Pick<MoneyOrder, 'kind' | 'currency'>) => string {
  const wordsOf = useCurrencyWords();
  return ({ kind, currency }) => tLater(`order.${kind}`, { verb: wordsOf(currency).withdrawWord });
}
