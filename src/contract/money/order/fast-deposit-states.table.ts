import type { OrderMachine } from './order-machine.ts';

export const FAST_DEPOSIT_STATES = [
  'matching',
  'awaitPay',
  'awaitConfirm',
  'suspended',
  'appealing',
  'completed',
  'cancelled',
  'payTimeout',
  'unmatched',
  'closed',
] as const;
export type FastDepositState = (typeof FAST_DEPOSIT_STATES)[number];

/** 极速存款: the member pays another member who withdraws [4.05]. */
export const fastDepositMachine: OrderMachine<FastDepositState> = {
  first: 'matching',
  states: {
    matching: {
      outcome: 'open',
      actions: { cancel: 'cancelled' },
      events: { matched: 'awaitPay', unmatched: 'unmatched' },
    },
    awaitPay: {
      outcome: 'open',
      actions: { confirm: 'awaitConfirm', cancel: 'cancelled' },
      events: { deadline: 'payTimeout' },
    },
    awaitConfirm: {
      outcome: 'open',
      actions: { proof: 'awaitConfirm', remind: 'awaitConfirm', appeal: 'appealing' },
      events: { credited: 'completed', held: 'suspended' },
    },
    suspended: {
      outcome: 'open',
      actions: { proof: 'suspended' },
      events: { credited: 'completed', refused: 'closed' },
    },
    appealing: {
      outcome: 'open',
      actions: { proof: 'appealing', withdrawAppeal: 'awaitConfirm' },
      events: { credited: 'completed', refused: 'closed' },
    },
    completed: { outcome: 'success' },
    cancelled: { outcome: 'cancelled', actions: { appeal: 'appealing' } },
    payTimeout: { outcome: 'cancelled', actions: { appeal: 'appealing' } },
    unmatched: { outcome: 'cancelled' },
    closed: { outcome: 'failed' },
  },
};
