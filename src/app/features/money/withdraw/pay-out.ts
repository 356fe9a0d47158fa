import type { MoneyOrder } from '#contract/money/order/schema.ts';

/** An order that pays out: by the platform, or fast by another member. */
export type PayOut = Extract<MoneyOrder, { kind: 'withdrawal' | 'fastDraw' }>;

export const isPayOut = (order: MoneyOrder): order is PayOut =>
  order.kind === 'withdrawal' || order.kind === 'fastDraw';
