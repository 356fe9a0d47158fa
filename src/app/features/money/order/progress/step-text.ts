import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { orderAhead, orderDone, orderState } from '../texts/order-state.ts';
import { t } from '../texts.ts';
import type { OrderStep } from './order-steps.ts';

const wordOf = (words: Readonly<Record<string, string>>, state: string): string | undefined =>
  Object.hasOwn(words, state) ? words[state] : undefined;

/** Returns the name of an order's current state. */
export const stateText = ({ state }: Pick<MoneyOrder, 'state'>): string => t(`orderState.${state}`);

/** Returns the text of a timeline's line. An ended order's last line is its state, not a past step. */
export function stepText({ when, state }: OrderStep, isLast: boolean): string {
  const named = wordOf(orderState, state) ?? state;
  if (when === 'ahead') return wordOf(orderAhead, state) ?? named;
  return when === 'done' && !isLast ? (wordOf(orderDone, state) ?? named) : named;
}
