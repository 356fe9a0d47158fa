import type { OrderKind } from '#contract/money/order/machines.table.ts';
import type { OrderEvent } from '#contract/money/order/order-machine.ts';
import type { OrderOverview } from '#sandbox/admin/money/money-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

const KIND_LABELS: Readonly<Record<OrderKind, string>> = {
  deposit: '充值',
  fastDeposit: '极速存款',
  withdrawal: '提现',
  fastDraw: '极速提现',
  transfer: '转账',
};

/** Button labels of the events that an operator triggers. */
const EVENT_LABELS: Readonly<Record<OrderEvent, string>> = {
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

const stateLabel = (state: string): string => STATE_LABELS[state] ?? state;

const APPEAL_LABELS: Readonly<Record<string, string>> = {
  notArrived: '款项没有到账',
  wrongAmount: '到账金额不对',
  paidAfterEnd: '订单结束后付的款',
  other: '其他',
};

/** Formats `notArrived: words` for an operator. */
function appealText(appeal: string): string {
  const [reason = '', ...details] = appeal.split(': ');
  return [APPEAL_LABELS[reason] ?? reason, ...details].join('。');
}

/** Key of a row, which lasts until its order changes state: another state has other buttons. */
const keyOf = ({ orderId, state }: OrderOverview): string => `${orderId} ${state}`;

/** Shows the images of a payment, each of which opens in full size. */
function showProofs(container: HTMLElement, { orderId, orderNo, proofs }: OrderOverview): void {
  for (let n = container.childElementCount; n < proofs; n += 1) {
    const src = `/sandbox/orders/${orderId}/proofs/${n}`;
    const image = element('img', { src, alt: `${orderNo} 的付款凭证 ${n + 1}`, loading: 'lazy' });
    container.append(element('a', { href: src, target: '_blank', rel: 'noopener' }, image));
  }
}

/** Links to the member's page of the order on the site; a transfer has no page of its own. */
function sitePage({ catalogue }: Operator, { kind, orderId }: OrderOverview): readonly Node[] {
  if (kind === 'transfer') return [];
  const part = kind === 'deposit' || kind === 'fastDeposit' ? 'deposit' : 'withdraw';
  const href = `${catalogue.site}/app/wallet/${part}/${encodeURIComponent(orderId)}`;
  return [element('a', { href, target: '_blank', rel: 'noopener', class: 'item__note' }, '会员的订单页')];
}

function orderRow(operator: Operator, order: OrderOverview): Row<OrderOverview> {
  const { act } = operator;
  const { orderId, kind, nickname, events } = order;
  const buttons = events.map((event) =>
    button(EVENT_LABELS[event], () =>
      act(`${nickname}的${KIND_LABELS[kind]}：${EVENT_LABELS[event]}`, post(`orders/${orderId}`, { event })),
    ),
  );
  const appeal = element('p', { class: 'item__note' });
  const proofs = element('div', { class: 'proofs' });
  const { root, title, note, state } = item([
    appeal,
    proofs,
    ...sitePage(operator, order),
    element('div', { class: 'buttons' }, ...buttons),
  ]);
  return {
    root,
    update(held) {
      setText(title, `${KIND_LABELS[held.kind]} ${held.amount} ${held.currency === 'CNY' ? '元' : 'USDT'}`);
      const failed = held.failure === null ? '' : ` · 自动推进失败：${held.failure}`;
      setText(note, `${held.orderNo} · ${held.nickname}（${held.name}）· ${timeOfDay(held.at)}${failed}`);
      setText(appeal, held.appeal === null ? '' : `申诉：${appealText(held.appeal)}`);
      showProofs(proofs, held);
      setText(state, stateLabel(held.state));
      setData(state, 'tone', held.failure === null ? 'good' : 'alert');
    },
  };
}

/** Money orders that still move, and the other side of each by hand. */
export function ordersPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有进行中的订单');
  const show = keyedRows<OrderOverview>(list, keyOf, (order) => orderRow(operator, order));
  const alone = element('input', { type: 'checkbox' });
  alone.addEventListener('change', () => {
    const description = alone.checked ? '订单的对方自动动作' : '订单的对方等人动手';
    void operator.act(description, post('counterparties', { act: alone.checked }));
  });
  const aside = element('label', { class: 'check' }, alone, '对方自动动作');
  return {
    root: section('orders', '资金订单', [none, list], [aside]),
    update({ orders, othersAct }) {
      none.hidden = orders.length > 0;
      show(orders);
      if (document.activeElement !== alone) alone.checked = othersAct;
    },
  };
}
