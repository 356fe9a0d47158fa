import type { InputOf } from '#contract/calls/table.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { OrderAction } from '#contract/orders/order-machine.ts';

export type Appeal = Pick<InputOf<'order.appeal'>, 'reason' | 'text'>;
export type Proof = Pick<InputOf<'order.uploadProof'>, 'type' | 'content'>;

/** What a member does to an order. */
export type Deed =
  | { readonly is: Exclude<OrderAction, 'appeal' | 'proof'> }
  | ({ readonly is: 'appeal' } & Appeal)
  | ({ readonly is: 'proof' } & Proof);

/** Does it, once, and tells the order as it stands then. @throws AppError, as the core threw it. */
export type Act = (order: MoneyOrder, deed: Deed) => Promise<MoneyOrder>;
