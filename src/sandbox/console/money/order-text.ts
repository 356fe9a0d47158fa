import type { OrderKind } from '#contract/money/order/machines.table.ts';
import type { OrderEvent } from '#contract/money/order/order-machine.ts';

export const KIND_LABELS: Readonly<Record<OrderKind, string>> = {
  deposit: '充值',
  fastDeposit: '极速存款',
  withdrawal: '提现',
  fastDraw: '极速提现',
  transfer: '转账',
};

/** Button labels of the events that an operator triggers. */
export const EVENT_LABELS: Readonly<Record<OrderEvent, string>> = {
  matched: '匹配到对方',
  unmatched: '没有匹配到',
  detected: '链上多一次确认',
  credited: '钱到账',
  differs: '金额不符',
  refused: '驳回',
  paid: '已打款',
  taken: '受理',
  asked: '要求补资料',
  held: '挂起',
  returned: '退回',
  deadline: '到期',
};

const STATE_LABELS: Readonly<Record<string, string>> = {
  created: '待付款',
  detected: '链上确认中',
  claimed: '待到账',
  review: '核查中',
  appealing: '申诉中',
  matching: '匹配中',
  awaitPay: '待付款',
  awaitConfirm: '待对方确认',
  suspended: '已挂起',
  submitted: '已提交',
  needInfo: '待补资料',
  processing: '处理中',
  awaitPayment: '等对方付款',
  awaitMyConfirm: '待会员确认',
  overdue: '对方超时',
};

export const stateLabel = (state: string): string => STATE_LABELS[state] ?? state;

const APPEAL_LABELS: Readonly<Record<string, string>> = {
  notArrived: '款项没有到账',
  wrongAmount: '到账金额不对',
  paidAfterEnd: '订单结束后付的款',
  other: '其他',
};

/** Formats `notArrived: words` for an operator. */
export function appealText(told: string): string {
  const [reason = '', ...words] = told.split(': ');
  return [APPEAL_LABELS[reason] ?? reason, ...words].join('。');
}
