import type { RecordType } from '#contract/models/money-record.ts';
import type { OrderKind } from '#contract/orders/machines.table.ts';
import type { OrderRow } from './order-row.ts';
import type { Line } from './statement.ts';

type Wording = { readonly type: RecordType; readonly title: string; readonly sign: bigint };

const WORDINGS: Readonly<Record<OrderKind, Wording>> = {
  deposit: { type: 'deposit', title: '充值', sign: 1n },
  fastDeposit: { type: 'deposit', title: '极速存款', sign: 1n },
  withdrawal: { type: 'withdrawal', title: '提现', sign: -1n },
  fastDraw: { type: 'withdrawal', title: '极速取款', sign: -1n },
  transfer: { type: 'transfer', title: '转账', sign: -1n },
};

function noteOf({ counterparty }: OrderRow): string {
  const other = JSON.parse(counterparty);
  if (other === null) return '';
  if (other.kind === 'chain') return other.chain;
  return other.kind === 'venue' ? other.name : `${other.bankName} 尾号 ${String(other.cardNum).slice(-4)}`;
}

/** Out of a venue is into the centre wallet. */
const comesBack = ({ kind, counterparty }: OrderRow): boolean =>
  kind === 'transfer' && JSON.parse(counterparty)?.into === false;

/** The line of the statement an order begins with. */
export function lineOf(order: OrderRow): Line {
  const { type, title, sign } = WORDINGS[order.kind];
  return {
    userId: order.user_id,
    currency: order.currency,
    type,
    title,
    note: noteOf(order),
    amount: (comesBack(order) ? 1n : sign) * order.amount,
    fee: order.fee,
    cls: 'open',
    at: order.created_at,
    orderId: order.order_id,
  };
}
