import type { OrderId } from '#contract/fields/ids.ts';
import { COMPOSED_ID } from '#contract/text/wire-patterns.ts';
import type { OrderKind } from './machines.table.ts';
import type { MoneyOrder } from './schema.ts';

/**
 * Reports whether an unfinished order blocks its member from opening another of a kind [4.05]: one of a kind at a time; an
 * appealed order waits for review and blocks no other.
 */
export const barsAnother = (
  { kind, state }: { readonly kind: OrderKind; readonly state: string },
  wanted: OrderKind,
): boolean => kind === wanted && state !== 'appealing';

/** Reports whether a part of an address can name a money order. */
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
