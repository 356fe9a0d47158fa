import { useCurrencyWords } from '#app/features/site/currency-words.ts';
import { orderState } from '#app/i18n/areas/order-state.ts';
import { tLater } from '#app/i18n/later-text.ts';
import type { MoneyRecord } from '#contract/models/money-record.ts';

const stateWords: Readonly<Record<string, string>> = orderState;

/** How a line stands: the state of its order, or how it ended. */
export const recordStateText = ({ cls, order }: Pick<MoneyRecord, 'cls' | 'order'>): string =>
  (order && Object.hasOwn(stateWords, order.state) ? stateWords[order.state] : undefined) ??
  tLater(`record.${cls}`);

/** What a line is called, in the words of its currency [1.05]: fast orders by their own names. */
export function useRecordKind(): (record: MoneyRecord) => string {
  const wordsOf = useCurrencyWords();
  return ({ type, title, currency, order }) => {
    const { withdrawWord: verb } = wordsOf(currency);
    if (order?.kind === 'fastDraw') return tLater('record.fastDraw', { verb });
    if (order?.kind === 'fastDeposit') return tLater('record.fastDeposit');
    if (type === 'withdrawal') return verb;
    return title || tLater(`record.${type}`);
  };
}
