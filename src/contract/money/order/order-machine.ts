/** Outcomes of an order of any kind; `open` while it has not ended. */
export const ORDER_OUTCOMES = ['open', 'success', 'failed', 'cancelled'] as const;
export type OrderOutcome = (typeof ORDER_OUTCOMES)[number];

/** Member actions on an order; the server lists the ones available now. */
export const ORDER_ACTIONS = ['confirm', 'cancel', 'proof', 'remind', 'appeal', 'withdrawAppeal'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Events of an order from the other side: a counterparty, a chain, a reviewer, or a deadline. */
export const ORDER_EVENTS = [
  'matched',
  'unmatched',
  'detected',
  'credited',
  'differs',
  'refused',
  'paid',
  'taken',
  'asked',
  'held',
  'returned',
  'deadline',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** One state: its outcome and where each action or event leads. What is missing is refused. */
export type OrderState<State extends string> = {
  readonly outcome: OrderOutcome;
  readonly actions?: Readonly<Partial<Record<OrderAction, State>>>;
  readonly events?: Readonly<Partial<Record<OrderEvent, State>>>;
};

/** The whole life of one kind of order: data that sandbox, client and tests read alike. */
export type OrderMachine<State extends string> = {
  readonly first: State;
  readonly states: Readonly<Record<State, OrderState<State>>>;
};

/** Returns the state that an action or event leads to, or null when the state has no such transition. */
export function nextState<State extends string>(
  machine: OrderMachine<State>,
  state: State,
  step: OrderAction | OrderEvent,
): State | null {
  const { actions = {}, events = {} } = machine.states[state];
  const led: Readonly<Partial<Record<string, State>>> = { ...events, ...actions };
  return led[step] ?? null;
}
