import type { ChangeEvent, CompositionEvent } from 'react';
import { amountFault, amountTyped, typedAmount } from '#contract/money/wallet/amount-text.ts';
import { type Currency, type Minor, minor } from '#contract/units/money.ts';
import { t } from '../texts.ts';

/** Returns the handlers of an amount's input for text that is typed, pasted, filled in or composed [5.08]. */
export const amountTyping = (onValue: (text: string) => void) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Text in an IME composition is left unchanged; another event follows when it ends.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    onValue(isComposing ? target.value : amountTyped(target.value));
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    onValue(amountTyped(currentTarget.value)),
});

/** Returns why a text is no amount, in words; undefined for a valid or partly typed one. */
export function amountFaultText(text: string): string | undefined {
  const fault = amountFault(text);
  return fault === null ? undefined : t(`amount.${fault}`);
}

const QUICK: Readonly<Record<Currency, readonly Minor[]>> = {
  CNY: [minor(500_00n), minor(1_000_00n), minor(2_000_00n), minor(5_000_00n)],
  USDT: [minor(50_00n), minor(100_00n), minor(200_00n), minor(500_00n)],
};

/** Amounts to move between wallets in one tap. */
export const quickAmounts = (currency: Currency): readonly Minor[] => QUICK[currency];

/** Parsed amount, or its error. */
export type ReadAmount =
  | { readonly is: 'amount'; readonly amount: Minor }
  | { readonly is: 'missing' | 'nothing' | 'short' };

/** Parses the amount of a field [5.08]: it is required, above zero, and at most the available balance. */
export function readAmount(text: string, available: Minor): ReadAmount {
  const amount = typedAmount(text);
  if (amount === null) return { is: 'missing' };
  if (amount <= 0n) return { is: 'nothing' };
  return amount > available ? { is: 'short' } : { is: 'amount', amount };
}
