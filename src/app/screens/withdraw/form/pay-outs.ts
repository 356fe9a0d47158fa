import type { useOrders } from '#app/link/orders.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';

type Orders = NonNullable<ReturnType<typeof useOrders>>;

const isPayOut = ({ kind }: MoneyOrder) => kind === 'withdrawal' || kind === 'fastDraw';
const isWithdrawal = ({ what }: Orders['verifying'][number]) => what.is === 'withdrawal';

/** The member's pay-outs that are under way, being looked for, or surely never arrived. */
export const payOutsOf = (orders: Orders | undefined) => ({
  open: orders?.open?.filter(isPayOut) ?? [],
  verifying: orders?.verifying.filter(isWithdrawal) ?? [],
  notMade: orders?.notMade.filter(isWithdrawal) ?? [],
});
export type PayOuts = ReturnType<typeof payOutsOf>;
