import { isDeposit } from '#contract/money/order/order-guards.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import {
  feesOf,
  heldOf,
  openMemberCash,
  outsideOf,
} from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { MoneyDestination, OrderRow } from './order-row.ts';

type Move = { readonly from: string; readonly to: string; readonly amount: bigint };

const bothSides = ({ from, to, amount }: Move) => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** Merges moves to one entry per account: the ledger allows an account only once per transfer. */
function entriesOf(moves: readonly Move[]) {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of moves.flatMap(bothSides)) {
    sums.set(account, (sums.get(account) ?? 0n) + amount);
  }
  return [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0n);
}

/** Returns where the money of an order belongs in its current state. */
function destinationOf(order: OrderRow): MoneyDestination {
  const { cls, state, money } = order;
  if (isDeposit(order)) return cls === 'success' ? 'in' : money;
  if (order.kind === 'transfer') return money;
  if (state === 'paid' || state === 'completed') return 'out';
  if (cls === 'failed' || cls === 'cancelled') return 'back';
  return money === 'none' ? 'held' : money;
}

function movesTo(
  destination: MoneyDestination,
  { user_id, currency, amount, fee, money }: OrderRow,
): readonly Move[] {
  const wallet = memberWallet(user_id, currency);
  const held = heldOf(user_id, currency);
  const outside = outsideOf(currency);
  const net = amount - fee;
  const fees = { from: held, to: feesOf(currency), amount: fee };
  switch (destination) {
    case 'none':
      return [];
    case 'in':
      return [
        { from: outside, to: wallet, amount: net },
        { ...fees, from: outside },
      ];
    case 'held':
      return [{ from: wallet, to: held, amount }];
    case 'out':
      return [{ from: held, to: outside, amount: net }, fees];
    case 'back':
      if (money === 'none') return [];
      if (money === 'held') return [{ from: held, to: wallet, amount }];
      return [
        { from: outside, to: wallet, amount: net },
        { ...fees, from: feesOf(currency), to: wallet },
      ];
    default:
      return destination satisfies never;
  }
}

/**
 * Moves the money as an order’s new state requires; does nothing when it is already there, so that a state reached twice
 * pays once.
 * @throws Refusal BALANCE_SHORT when the member’s balance does not cover the amount to set aside.
 */
export function moveMoney(ledger: Ledger, order: OrderRow, at: number): MoneyDestination {
  const destination = destinationOf(order);
  if (destination === order.money) return destination;
  openMemberCash(ledger, order.user_id, order.currency);
  const entries = entriesOf(movesTo(destination, order));
  const kind = isDeposit(order) ? 'deposit' : 'withdrawal';
  if (entries.length > 0) ledger.book({ kind, at, roomNo: null, note: order.order_id, entries });
  return destination;
}
