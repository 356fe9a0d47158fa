import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { happyPathOf } from './happy-path.table.ts';

/** One line of an order's course: behind it, where it stands, or still to come. */
export type OrderStep = {
  readonly when: 'done' | 'now' | 'ahead';
  /** A state of the order's machine; behind the order also `remind` and `proof`. */
  readonly state: string;
  readonly at: ServerTime | null;
  readonly note: string;
};

type Course = Pick<MoneyOrder, 'kind' | 'cls' | 'counterparty' | 'timeline'> & { readonly state: string };

const DEEDS: ReadonlySet<string> = new Set(['remind', 'proof']);

function ahead(order: Course): readonly OrderStep[] {
  if (order.cls !== 'open') return [];
  const path: readonly string[] = happyPathOf(order);
  const here = path.indexOf(order.state);
  // Off the path, in an appeal or a review, only its end is known.
  const rest = here < 0 ? path.slice(-1) : path.slice(here + 1);
  return rest.map((state) => ({ when: 'ahead', state, at: null, note: '' }));
}

/**
 * The course of an order: what the platform noted, the state it stands in, and what follows if nothing goes wrong. What
 * the member did within the present state stands before it.
 */
export function orderSteps(order: Course): readonly OrderStep[] {
  const entered = order.timeline.findLastIndex(({ state }) => !DEEDS.has(state));
  const present = order.timeline[entered];
  const behind = order.timeline.filter((_step, at) => at !== entered);
  return [
    ...behind.map(({ state, at, note }): OrderStep => ({ when: 'done', state, at, note })),
    {
      when: order.cls === 'open' ? 'now' : 'done',
      state: order.state,
      at: present?.at ?? null,
      note: present?.note ?? '',
    },
    ...ahead(order),
  ];
}
