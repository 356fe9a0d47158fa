import type { ChangeEvent, CompositionEvent } from 'react';
import { amountFault, amountTyped } from '#contract/money/wallet/amount-text.ts';
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
