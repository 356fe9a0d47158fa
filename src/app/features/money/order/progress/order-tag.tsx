import type { OrderOutcome } from '#contract/money/order/order-machine.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { orderAhead, orderDone, orderState } from '../texts/order-state.ts';
import { t } from '../texts.ts';
import type { OrderStep } from './order-steps.ts';

const labelOf = (labels: Readonly<Record<string, string>>, state: string): string | undefined =>
  Object.hasOwn(labels, state) ? labels[state] : undefined;

/** Returns the name of an order's current state. */
const stateText = ({ state }: Pick<MoneyOrder, 'state'>): string => t(`orderState.${state}`);

/** Returns the text of a timeline's line. An ended order's last line is its state, not a past step. */
export function stepText({ when, state }: OrderStep, isLast: boolean): string {
  const named = labelOf(orderState, state) ?? state;
  if (when === 'ahead') return labelOf(orderAhead, state) ?? named;
  return when === 'done' && !isLast ? (labelOf(orderDone, state) ?? named) : named;
}

const tones = {
  open: 'primary',
  success: 'primary',
  failed: 'alert',
  cancelled: 'plain',
} as const satisfies Record<OrderOutcome, string>;

/** The state of an order in a word. */
export const OrderTag = ({ order }: { order: MoneyOrder }) => (
  <Tag tone={tones[order.outcome]}>{stateText(order)}</Tag>
);
