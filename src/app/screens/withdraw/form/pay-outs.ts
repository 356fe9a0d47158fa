import type { useOrders } from '#app/link/orders.ts';
import { isPayOut } from '../pay-out.ts';

type Orders = NonNullable<ReturnType<typeof useOrders>>;

const isWithdrawal = ({ what }: Orders['verifying'][number]) => what.is === 'withdrawal';

/** The member's pay-outs that are under way, being looked for, or surely never arrived. */
export const payOutsOf = (orders: Orders | undefined) => ({
  open: orders?.open?.filter(isPayOut) ?? [],
  verifying: orders?.verifying.filter(isWithdrawal) ?? [],
  notMade: orders?.notMade.filter(isWithdrawal) ?? [],
});
export type PayOuts = ReturnType<typeof payOutsOf>;
