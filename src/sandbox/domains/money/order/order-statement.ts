import type { OrderKind } from '#contract/money/order/machines.table.ts';
import type { RecordType } from '#contract/money/statement/schema.ts';
import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';
import type { OrderFacts } from '#sandbox/domains/care/inbox/money/order-news.ts';
import type { StatementLine } from '#sandbox/domains/ground/statement/statement.ts';
import { counterpartyOf } from './counterparty/counterparty-of.ts';
import type { OrderRow } from './order-row.ts';

type Wording = {
  readonly type: RecordType;
  readonly title: (withdrawal: string) => string;
  readonly sign: bigint;
};

/** The statement's type for a kind of order. */
export const recordTypeOf = (kind: OrderKind): RecordType => WORDINGS[kind].type;

const WORDINGS: Readonly<Record<OrderKind, Wording>> = {
  deposit: { type: 'deposit', title: () => '充值', sign: 1n },
  fastDeposit: { type: 'deposit', title: () => '极速存款', sign: 1n },
  withdrawal: { type: 'withdrawal', title: (withdrawal) => withdrawal, sign: -1n },
  fastDraw: { type: 'withdrawal', title: (withdrawal) => `极速${withdrawal}`, sign: -1n },
  transfer: { type: 'transfer', title: () => '转账', sign: -1n },
};

/** States before a match, in which the counterparty chosen by the platform is not shown. */
const UNMATCHED: ReadonlySet<string> = new Set(['matching', 'unmatched']);

/** Source or destination of an order’s money, as shown on its statement line. */
export function noteOf(order: OrderRow): string {
  const { kind, state } = order;
  const other = counterpartyOf(order);
  if (other === null || (kind === 'fastDeposit' && UNMATCHED.has(state))) return '';
  if (other.kind === 'chain') return other.chain;
  return other.kind === 'venue' ? other.name : `${other.bankName} 尾号 ${other.cardNum.slice(-4)}`;
}

/** Change of the wallet: the fee of a deposit never reaches it, that of a withdrawal is in the amount. */
const movedBy = ({ kind, amount, fee }: OrderRow): bigint =>
  kind === 'deposit' || kind === 'fastDeposit' ? amount - fee : amount;

/** Out of a venue is into the centre wallet. */
const isFromVenue = (order: OrderRow): boolean => {
  const other = order.kind === 'transfer' ? counterpartyOf(order) : null;
  return other?.kind === 'venue' && !other.into;
};

/** The line of the statement an order begins with. */
export function lineOf(order: OrderRow): StatementLine {
  const { type, title, sign } = WORDINGS[order.kind];
  return {
    userId: order.user_id,
    currency: order.currency,
    type,
    title: title(CURRENCIES[order.currency].withdrawWord),
    note: noteOf(order),
    amount: (isFromVenue(order) ? 1n : sign) * movedBy(order),
    fee: order.fee,
    cls: 'open',
    at: order.created_at,
    orderId: order.order_id,
    orderNo: order.order_no,
  };
}

/** Facts for the message about an order’s new state. */
export const orderFactsOf = (order: OrderRow, before: string): OrderFacts => ({
  kind: order.kind,
  state: order.state,
  before,
  orderId: order.order_id,
  orderNo: order.order_no,
  currency: order.currency,
  amount: order.amount,
  fee: order.fee,
  reason: order.reason,
  method: order.method || noteOf(order),
  deadlineAt: order.deadline_at,
});
