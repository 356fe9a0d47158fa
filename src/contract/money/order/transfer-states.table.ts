import type { OrderMachine } from './order-machine.ts';

export const TRANSFER_STATES = ['pending', 'success', 'failed', 'rolledBack'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Money between the centre wallet and a venue [3.03]. A lost answer is the client's own matter, not a state of the order. */
export const transferMachine: OrderMachine<TransferState> = {
  first: 'pending',
  states: {
    pending: { outcome: 'open', events: { credited: 'success', refused: 'failed', returned: 'rolledBack' } },
    success: { outcome: 'success' },
    failed: { outcome: 'failed' },
    rolledBack: { outcome: 'failed' },
  },
};
