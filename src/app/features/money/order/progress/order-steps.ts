import type { DepositState } from '#contract/money/order/deposit-states.table.ts';
import type { FastDepositState } from '#contract/money/order/fast-deposit-states.table.ts';
import type { FastDrawState } from '#contract/money/order/fast-draw-states.table.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { TransferState } from '#contract/money/order/transfer-states.table.ts';
import type { WithdrawalState } from '#contract/money/order/withdrawal-states.table.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** States that an order of a kind passes through when it succeeds, the last one its end. */
type HappyPaths = {
  readonly deposit: readonly DepositState[];
  readonly fastDeposit: readonly FastDepositState[];
  readonly withdrawal: readonly WithdrawalState[];
  readonly fastDraw: readonly FastDrawState[];
  readonly transfer: readonly TransferState[];
};

const paths: HappyPaths = {
  deposit: ['created', 'claimed', 'credited'],
  fastDeposit: ['matching', 'awaitPay', 'awaitConfirm', 'completed'],
  withdrawal: ['submitted', 'processing', 'paid'],
  fastDraw: ['submitted', 'matching', 'awaitPayment', 'awaitMyConfirm', 'completed'],
  transfer: ['pending', 'success'],
};

/** States on a chain, which detects payments itself: no claim by the member is needed. */
const chainDeposit: readonly DepositState[] = ['created', 'detected', 'credited'];

const happyPathOf = ({ kind, counterparty }: Pick<MoneyOrder, 'kind' | 'counterparty'>) =>
  kind === 'deposit' && counterparty?.kind === 'chain' ? chainDeposit : paths[kind];

/** One line of an order's course: behind it, where it is now, or still to come. */
export type OrderStep = {
  readonly when: 'done' | 'now' | 'ahead';
  /** A state of the order's machine; behind the order also what the member did: `remind`, `proof`, `withdrawAppeal`. */
  readonly state: string;
  readonly at: ServerTime | null;
  readonly note: string;
};

type Course = Pick<MoneyOrder, 'kind' | 'outcome' | 'counterparty' | 'timeline'> & { readonly state: string };

function ahead(order: Course): readonly OrderStep[] {
  if (order.outcome !== 'open') return [];
  const path: readonly string[] = happyPathOf(order);
  const here = path.indexOf(order.state);
  // Off the path, in an appeal or a review, only its end is known.
  const rest = here < 0 ? path.slice(-1) : path.slice(here + 1);
  return rest.map((state) => ({ when: 'ahead', state, at: null, note: '' }));
}

/**
 * Returns the steps of an order: the platform's records in order, its current state, and the next states if it succeeds.
 * When the member acted since the state began, its beginning is a separate line.
 */
export function orderSteps(order: Course): readonly OrderStep[] {
  const last = order.timeline.at(-1);
  const present = last?.state === order.state ? last : null;
  const behind = present === null ? order.timeline : order.timeline.slice(0, -1);
  return [
    ...behind.map(({ state, at, note }): OrderStep => ({ when: 'done', state, at, note })),
    {
      when: order.outcome === 'open' ? 'now' : 'done',
      state: order.state,
      at: present?.at ?? null,
      note: present?.note ?? '',
    },
    ...ahead(order),
  ];
}
