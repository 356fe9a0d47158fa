import type { OrderKind } from '#contract/money/order/machines.table.ts';
import { isDeposit } from '#contract/money/order/order-guards.ts';
import type { Currency } from '#contract/units/money.ts';
import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';
import { moneyText, type News, NOT_YOU, timeText, withdrawalWord } from '../news.ts';

/** Facts of an order that has just entered a state, for its message. */
export type OrderFacts = {
  readonly kind: OrderKind;
  readonly state: string;
  /** Previous state. */
  readonly before: string;
  readonly orderId: string;
  readonly orderNo: string;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly fee: bigint;
  /** Reason in the platform's text, with no full stop at its end; blank for none. */
  readonly reason: string;
  /** Common name of its destination or source. */
  readonly method: string;
  readonly deadlineAt: number | null;
};

type MessageText = { readonly title: string; readonly text: string };
type Writer = (order: OrderFacts, sum: string) => MessageText | null;

const reasonText = ({ reason }: OrderFacts) => (reason === '' ? '' : `原因：${reason}。`);
const until = ({ deadlineAt }: OrderFacts) =>
  deadlineAt === null ? '' : `请在 ${timeText(deadlineAt)} 前完成。`;
const afterAppeal = ({ before }: OrderFacts) => before === 'appealing';

const credited: Writer = (order, sum) => ({
  title: afterAppeal(order) ? `申诉通过，已到账 ${sum}` : `充值到账 ${sum}`,
  text: `${order.method}的 ${sum} 已进入中心钱包。`,
});
const depositCancelled: Writer = (_order, sum) => ({
  title: `充值订单已取消 ${sum}`,
  text: '如果已经付款，请在 24 小时内打开订单申诉。',
});
const timedOut: Writer = (_order, sum) => ({
  title: `充值订单超时未付款 ${sum}`,
  text: '订单已关闭。如果已经付款，请在 24 小时内打开订单申诉。',
});
const payInFailed: Writer = (order, sum) => ({
  title: afterAppeal(order) ? `申诉未通过 ${sum}` : `充值未成功 ${sum}`,
  text: `${reasonText(order)}如有疑问，请带上单号联系客服。`,
});
const payInHeld: Writer = (order, sum) => ({
  title: `充值正在人工审核 ${sum}`,
  text: `${reasonText(order)}有结果会再通知你。`,
});
const payInAppealed: Writer = (_order, sum) => ({
  title: `已收到申诉 ${sum}`,
  text: '正在人工核对，有结果会再通知你。',
});

const withdrawalSubmitted: Writer = ({ currency, method }, sum) => ({
  title: `${withdrawalWord(currency)}申请已提交 ${sum}`,
  text: `将付到${method}，这笔钱已从可用余额中划出。${NOT_YOU}`,
});
const paidOut: Writer = (order, sum) => {
  const net = moneyText(order.amount - order.fee, order.currency);
  const word = withdrawalWord(order.currency);
  return {
    title: afterAppeal(order) ? `申诉已处理，${word} ${sum} 已付款` : `${word}已到账 ${net}`,
    text: `已付到${order.method}${order.fee > 0n ? `，手续费 ${moneyText(order.fee, order.currency)}` : ''}。没有收到可以打开订单申诉。`,
  };
};
const refused: Writer = (order, sum) => ({
  title: `${withdrawalWord(order.currency)}未通过 ${sum}`,
  text: `${reasonText(order)}${sum} 已退回中心钱包。`,
});
const returned: Writer = (order, sum) => ({
  title: afterAppeal(order) ? `申诉通过，${sum} 已退回` : `${withdrawalWord(order.currency)}被退回 ${sum}`,
  text: `${reasonText(order)}${sum} 已退回中心钱包。`,
});
const withdrawalCancelled: Writer = ({ currency }, sum) => ({
  title: `${withdrawalWord(currency)}已取消 ${sum}`,
  text: `${sum} 已退回中心钱包。`,
});
const needsInfo: Writer = (order, sum) => ({
  title: `${withdrawalWord(order.currency)}需要补充资料 ${sum}`,
  text: `${reasonText(order)}请打开订单上传。${until(order)}`,
});
const withdrawalHeld: Writer = (order, sum) => ({
  title: `${withdrawalWord(order.currency)}暂缓处理 ${sum}`,
  text: `${reasonText(order)}款项仍为你保留，有结果会再通知你。`,
});

const WRITERS: Readonly<Record<OrderKind, Readonly<Partial<Record<string, Writer>>>>> = {
  deposit: {
    credited,
    cancelled: depositCancelled,
    expired: timedOut,
    failed: payInFailed,
    appealRejected: payInFailed,
    review: payInHeld,
    appealing: payInAppealed,
  },
  fastDeposit: {
    completed: credited,
    cancelled: depositCancelled,
    payTimeout: timedOut,
    closed: payInFailed,
    suspended: payInHeld,
    appealing: payInAppealed,
    unmatched: (_order, sum) => ({
      title: `极速存款没有匹配到收款人 ${sum}`,
      text: `订单已关闭，没有产生任何费用，可以换${CURRENCIES.CNY.bankCardWord}转账。`,
    }),
  },
  withdrawal: {
    submitted: (order, sum) => (order.before === 'needInfo' ? null : withdrawalSubmitted(order, sum)),
    needInfo: needsInfo,
    suspended: withdrawalHeld,
    paid: paidOut,
    appealing: payInAppealed,
    rejected: refused,
    returned,
    cancelled: withdrawalCancelled,
  },
  fastDraw: {
    submitted: withdrawalSubmitted,
    awaitMyConfirm: (order, sum) => ({
      title: `对方已付款，请在 15 分钟内确认到账 ${sum}`,
      text: `先在${order.method}里看到这笔款，再打开订单确认；没有收到就申诉。${until(order)}`,
    }),
    overdue: (_order, sum) => ({
      title: `还没有确认到账 ${sum}`,
      text: '确认时间已过。收到了请尽快确认，没有收到请申诉，24 小时后转人工审核。',
    }),
    unmatched: ({ currency }, sum) => ({
      title: `极速${withdrawalWord(currency)}转为普通${withdrawalWord(currency)} ${sum}`,
      text: '没有匹配到付款人，改由平台付款，不用重新提交。',
    }),
    appealing: payInAppealed,
    review: withdrawalHeld,
    completed: paidOut,
    rejected: refused,
    returned,
    cancelled: withdrawalCancelled,
  },
  transfer: {},
};

/** Returns the message about an order's new state; null where there is none. */
export function orderNews(order: OrderFacts): News | null {
  const message = WRITERS[order.kind][order.state]?.(order, moneyText(order.amount, order.currency));
  if (!message) return null;
  const place = isDeposit(order) ? 'deposit' : 'withdrawal';
  return {
    kind: 'order',
    title: message.title,
    text: `${message.text}单号 ${order.orderNo}。`,
    place,
    ref: order.orderId,
  };
}
