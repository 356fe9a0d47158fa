import type { OrderMachine } from './order-machine.ts';

export const FAST_DRAW_STATES = [
  'submitted',
  'matching',
  'awaitPayment',
  'awaitMyConfirm',
  'overdue',
  'unmatched',
  'appealing',
  'review',
  'completed',
  'rejected',
  'returned',
  'cancelled',
] as const;
export type FastDrawState = (typeof FAST_DRAW_STATES)[number];

/** 极速取款, fast to card: another member pays this one [4.05]. A payer who lets the time pass is replaced once. */
export const fastDrawMachine: OrderMachine<FastDrawState> = {
  first: 'submitted',
  states: {
    submitted: {
      outcome: 'open',
      actions: { cancel: 'cancelled' },
      events: { taken: 'matching', refused: 'rejected' },
    },
    matching: { outcome: 'open', events: { matched: 'awaitPayment', unmatched: 'unmatched' } },
    awaitPayment: {
      outcome: 'open',
      actions: { remind: 'awaitPayment' },
      events: { paid: 'awaitMyConfirm', deadline: 'matching' },
    },
    awaitMyConfirm: {
      outcome: 'open',
      actions: { confirm: 'completed', appeal: 'appealing' },
      events: { deadline: 'overdue' },
    },
    overdue: {
      outcome: 'open',
      actions: { confirm: 'completed', appeal: 'appealing' },
      events: { deadline: 'review' },
    },
    unmatched: { outcome: 'open', events: { paid: 'completed', returned: 'returned' } },
    appealing: {
      outcome: 'open',
      actions: { proof: 'appealing', withdrawAppeal: 'awaitMyConfirm' },
      events: { credited: 'completed', returned: 'returned' },
    },
    review: {
      outcome: 'open',
      actions: { proof: 'review' },
      events: { credited: 'completed', returned: 'returned' },
    },
    completed: { outcome: 'success' },
    rejected: { outcome: 'failed' },
    returned: { outcome: 'failed' },
    cancelled: { outcome: 'cancelled' },
  },
};
