import type { ChangeEvent, CompositionEvent } from 'react';
import { amountFault, amountTyped } from '#contract/money/wallet/amount-text.ts';
import { t } from '../texts.ts';

/** What an input of an amount does with what is typed, pasted, filled in or composed [5.08]. */
export const amountTyping = (onValue: (text: string) => void) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // What an IME is still composing is left alone; it comes again when it is done.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    onValue(isComposing ? target.value : amountTyped(target.value));
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    onValue(amountTyped(currentTarget.value)),
});

/** Why a text is no amount, in words; undefined for one that is, or is half typed. */
export function amountFaultText(text: string): string | undefined {
  const fault = amountFault(text);
  return fault === null ? undefined : t(`amount.${fault}`);
}
