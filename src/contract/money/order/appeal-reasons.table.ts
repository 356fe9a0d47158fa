import type { OrderKind } from './machines.table.ts';

export const APPEAL_REASONS = ['notArrived', 'wrongAmount', 'paidAfterEnd', 'other'] as const;
export type AppealReason = (typeof APPEAL_REASONS)[number];

type Reasons = readonly AppealReason[];

const moneyIsOut: Reasons = ['notArrived', 'wrongAmount', 'other'];
/** An order ended without the money: it was sent before, or after. */
const paidAnyway: Reasons = ['paidAfterEnd', 'notArrived', 'other'];

const reasons: Readonly<Record<OrderKind, Readonly<Partial<Record<string, Reasons>>>>> = {
  deposit: { claimed: moneyIsOut, cancelled: paidAnyway, expired: paidAnyway },
  fastDeposit: { awaitConfirm: moneyIsOut, cancelled: paidAnyway, payTimeout: paidAnyway },
  withdrawal: { paid: moneyIsOut },
  fastDraw: { awaitMyConfirm: moneyIsOut, overdue: moneyIsOut },
  transfer: {},
};

/**
 * Returns the reasons for an appeal against an order in a state [4.05], the likeliest first; none where no appeal is
 * possible.
 */
export const appealReasonsOf = (kind: OrderKind, state: string): Reasons => reasons[kind][state] ?? [];
