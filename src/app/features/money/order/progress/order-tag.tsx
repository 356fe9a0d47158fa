import type { OrderOutcome } from '#contract/money/order/order-machine.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { stateText } from './step-text.ts';

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
