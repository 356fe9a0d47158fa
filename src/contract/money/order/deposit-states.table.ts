import type { OrderMachine } from './order-machine.ts';

export const DEPOSIT_STATES = [
  'created',
  'detected',
  'claimed',
  'review',
  'appealing',
  'credited',
  'cancelled',
  'expired',
  'failed',
  'appealRejected',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** An ordinary deposit: by bank transfer or by a chain [4.05]. */
export const depositMachine: OrderMachine<DepositState> = {
  first: 'created',
  states: {
    created: {
      outcome: 'open',
      actions: { confirm: 'claimed', cancel: 'cancelled' },
      events: { detected: 'detected', deadline: 'expired' },
    },
    detected: { outcome: 'open', events: { detected: 'detected', credited: 'credited', differs: 'review' } },
    claimed: {
      outcome: 'open',
      actions: { proof: 'claimed', remind: 'claimed', appeal: 'appealing' },
      events: { credited: 'credited', differs: 'review' },
    },
    review: {
      outcome: 'open',
      actions: { proof: 'review' },
      events: { credited: 'credited', refused: 'failed' },
    },
    appealing: {
      outcome: 'open',
      actions: { proof: 'appealing', withdrawAppeal: 'claimed' },
      events: { credited: 'credited', refused: 'appealRejected' },
    },
    credited: { outcome: 'success' },
    cancelled: { outcome: 'cancelled', actions: { appeal: 'appealing' } },
    expired: { outcome: 'cancelled', actions: { appeal: 'appealing' } },
    failed: { outcome: 'failed' },
    appealRejected: { outcome: 'failed' },
  },
};
