import { useCurrencyTerms } from '#app/features/ground/site/currency-terms.ts';
import { orderState } from '#app/features/money/order/texts/order-state.ts';
import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { t } from '../texts.ts';

/** Returns the route of a movement: between which wallets, or by which card, network or venue. */
export function recordRoute({ type, note, amount }: MoneyRecord): string {
  if (type !== 'transfer' || note === '') return note;
  const centre = t('record.centre');
  return t('record.route', amount < 0n ? { from: centre, to: note } : { from: note, to: centre });
}

const stateLabels: Readonly<Record<string, string>> = orderState;

/** The state of a line: the state of its order, or how it ended. */
export const recordStateText = ({ outcome, order }: Pick<MoneyRecord, 'outcome' | 'order'>): string =>
  (order && Object.hasOwn(stateLabels, order.state) ? stateLabels[order.state] : undefined) ??
  t(`record.${outcome}`);

/** Returns a function that names a line, in the words of its currency [1.05]; fast orders have their own names. */
export function useRecordKind(): (record: MoneyRecord) => string {
  const termsOf = useCurrencyTerms();
  return ({ type, title, currency, order }) => {
    const { withdrawWord: verb } = termsOf(currency);
    if (order?.kind === 'fastDraw') return t('record.fastDraw', { verb });
    if (order?.kind === 'fastDeposit') return t('record.fastDeposit');
    if (type === 'withdrawal') return verb;
    return title || t(`record.${type}`);
  };
}
