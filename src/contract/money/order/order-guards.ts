import type { OrderId } from '#contract/fields/ids.ts';
import { COMPOSED_ID } from '#contract/text/wire-patterns.ts';
import type { OrderKind } from './machines.table.ts';
import type { MoneyOrder } from './schema.ts';

/** Whether a part of an address can name a money order. */
export const isOrderId = (text: string | undefined): text is OrderId => COMPOSED_ID.test(text ?? '');

export type WithdrawalOrder = Extract<MoneyOrder, { kind: 'withdrawal' | 'fastDraw' }>;

type WithKind = { readonly kind: OrderKind };

/** An order that pays in: through the platform, or fast from another member. */
export const isDeposit = <Order extends WithKind>(
  order: Order,
): order is Order & { readonly kind: 'deposit' | 'fastDeposit' } =>
  order.kind === 'deposit' || order.kind === 'fastDeposit';

/** An order that pays out: by the platform, or fast by another member. */
export const isWithdrawal = <Order extends WithKind>(
  order: Order,
): order is Order & { readonly kind: 'withdrawal' | 'fastDraw' } =>
  order.kind === 'withdrawal' || order.kind === 'fastDraw';
