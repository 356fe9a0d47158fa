import type { OrderMachine } from './order-machine.ts';

export const WITHDRAWAL_STATES = [
  'submitted',
  'needInfo',
  'processing',
  'suspended',
  'paid',
  'appealing',
  'rejected',
  'returned',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/**
 * An ordinary withdrawal, to a card or an address [4.05]. `cancel` stands open only where the site's flag allows it and
 * no reviewer has taken the order.
 */
export const withdrawalMachine: OrderMachine<WithdrawalState> = {
  first: 'submitted',
  states: {
    submitted: {
      cls: 'open',
      actions: { cancel: 'cancelled', remind: 'submitted' },
      events: { taken: 'processing', asked: 'needInfo', refused: 'rejected' },
    },
    needInfo: {
      cls: 'open',
      actions: { proof: 'submitted' },
      events: { deadline: 'rejected' },
    },
    processing: {
      cls: 'open',
      actions: { remind: 'processing' },
      events: { paid: 'paid', returned: 'returned', held: 'suspended' },
    },
    suspended: { cls: 'open', events: { taken: 'processing', returned: 'returned' } },
    paid: { cls: 'success', actions: { appeal: 'appealing' } },
    appealing: {
      cls: 'open',
      actions: { proof: 'appealing', withdrawAppeal: 'paid' },
      events: { paid: 'paid', returned: 'returned', refused: 'paid' },
    },
    rejected: { cls: 'failed' },
    returned: { cls: 'failed' },
    cancelled: { cls: 'cancelled' },
  },
};
