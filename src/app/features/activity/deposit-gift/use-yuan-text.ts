import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { minor } from '#contract/units/money.ts';

/** Writes an amount of a gift on deposits, which is in yuan on every site: `¥500.00`. */
export function useYuanText(): (amount: bigint) => string {
  const money = useMoneyText();
  return (amount) => money(minor(amount), 'CNY');
}
