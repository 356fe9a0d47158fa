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
 * An ordinary withdrawal, to a card or an address [4.05]. `cancel` is allowed only where the site’s flag permits it and no
 * reviewer has taken the order.
 */
export const withdrawalMachine: OrderMachine<WithdrawalState> = {
  first: 'submitted',
  states: {
    submitted: {
      outcome: 'open',
      actions: { cancel: 'cancelled', remind: 'submitted' },
      events: { taken: 'processing', asked: 'needInfo', refused: 'rejected' },
    },
    needInfo: {
      outcome: 'open',
      actions: { proof: 'submitted' },
      events: { deadline: 'rejected' },
    },
    processing: {
      outcome: 'open',
      actions: { remind: 'processing' },
      events: { paid: 'paid', returned: 'returned', held: 'suspended' },
    },
    suspended: { outcome: 'open', events: { taken: 'processing', returned: 'returned' } },
    paid: { outcome: 'success', actions: { appeal: 'appealing' } },
    appealing: {
      outcome: 'open',
      actions: { proof: 'appealing', withdrawAppeal: 'paid' },
      events: { paid: 'paid', returned: 'returned', refused: 'paid' },
    },
    rejected: { outcome: 'failed' },
    returned: { outcome: 'failed' },
    cancelled: { outcome: 'cancelled' },
  },
};
