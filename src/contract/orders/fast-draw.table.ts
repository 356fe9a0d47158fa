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
      cls: 'open',
      actions: { cancel: 'cancelled' },
      events: { taken: 'matching', refused: 'rejected' },
    },
    matching: { cls: 'open', events: { matched: 'awaitPayment', unmatched: 'unmatched' } },
    awaitPayment: {
      cls: 'open',
      actions: { remind: 'awaitPayment' },
      events: { paid: 'awaitMyConfirm', deadline: 'matching' },
    },
    awaitMyConfirm: {
      cls: 'open',
      actions: { confirm: 'completed', appeal: 'appealing' },
      events: { deadline: 'overdue' },
    },
    overdue: {
      cls: 'open',
      actions: { confirm: 'completed', appeal: 'appealing' },
      events: { deadline: 'review' },
    },
    unmatched: { cls: 'open', events: { paid: 'completed', returned: 'returned' } },
    appealing: {
      cls: 'open',
      actions: { proof: 'appealing', withdrawAppeal: 'awaitMyConfirm' },
      events: { credited: 'completed', returned: 'returned' },
    },
    review: {
      cls: 'open',
      actions: { proof: 'review' },
      events: { credited: 'completed', returned: 'returned' },
    },
    completed: { cls: 'success' },
    rejected: { cls: 'failed' },
    returned: { cls: 'failed' },
    cancelled: { cls: 'cancelled' },
  },
};
