import type { OrderOnDesk } from '#sandbox/admin/orders-on-desk.ts';
import { button } from '../button.ts';
import { post } from '../desk.ts';
import { element } from '../element.ts';
import { item } from '../item.ts';
import { keyedRows, type Row } from '../keyed-rows.ts';
import type { Operator, Panel } from '../operator.ts';
import { EVENT_WORDS, KIND_WORDS, stateWords } from '../order-words.ts';
import { section } from '../section.ts';
import { setData, setText } from '../update.ts';
import { timeOfDay } from '../words.ts';

/** A row lasts as long as its order stands still: another state has other buttons. */
const keyOf = ({ orderId, state }: OrderOnDesk): string => `${orderId} ${state}`;

function orderRow({ act }: Operator, { orderId, kind, nickname, events }: OrderOnDesk): Row<OrderOnDesk> {
  const buttons = events.map((event) =>
    button(EVENT_WORDS[event], () =>
      act(`${nickname}的${KIND_WORDS[kind]}：${EVENT_WORDS[event]}`, post(`orders/${orderId}`, { event })),
    ),
  );
  const { root, title, note, state } = item([element('div', { class: 'buttons' }, ...buttons)]);
  return {
    root,
    update(held) {
      setText(title, `${KIND_WORDS[held.kind]} ${held.amount} ${held.currency === 'CNY' ? '元' : 'USDT'}`);
      setText(note, `${held.nickname} · ${timeOfDay(held.at)}`);
      setText(state, stateWords(held.state));
      setData(state, 'tone', 'good');
    },
  };
}

/** Money orders that still move, and the other side of each by hand. */
export function ordersPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有进行中的订单');
  const show = keyedRows<OrderOnDesk>(list, keyOf, (order) => orderRow(operator, order));
  const alone = element('input', { type: 'checkbox' });
  alone.addEventListener('change', () => {
    const words = alone.checked ? '订单的对方自动动作' : '订单的对方等人动手';
    void operator.act(words, post('counterparties', { act: alone.checked }));
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
