import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { t } from './texts.ts';

/** Returns a function that names an order, in the words of its currency [1.05]. */
export function useOrderKind(): (order: Pick<MoneyOrder, 'kind' | 'currency'>) => string {
  const termsOf = useCurrencyTerms();
  return ({ kind, currency }) => t(`order.${kind}`, { verb: termsOf(currency).withdrawWord });
}
