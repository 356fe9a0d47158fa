import type { RoomOverview } from '#sandbox/admin/world/room-overview.ts';
import { button } from '../controls/button.ts';
import { element, setChoice, setData, setText } from '../controls/element.ts';
import { choose, input, labelled } from '../controls/field.ts';
import { item, searchItems } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { createRate } from '../rate.ts';
import { count, perSecond } from '../text.ts';

const STATUS = { '-1': '隐藏', '0': '关闭', '1': '开放' } as const;
const STORM = { perSecond: 20, ms: 20_000 };
const FLOOD_PER_SECOND = 100;
const AUTO = 'auto';

const STATUS_CHOICES = [
  { value: AUTO, text: '自动' },
  { value: '1', text: '开放' },
  { value: '0', text: '关闭' },
  { value: '-1', text: '隐藏' },
];

function messageForm({ act }: Operator, { roomNo, title }: RoomOverview): HTMLElement {
  const text = input({ type: 'text', required: '', maxlength: '200' });
  const send = element('button', { type: 'submit', class: 'btn btn--plain' }, '说出去');
  const form = element('form', { class: 'item__say' }, labelled('说一句话', text), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(`在${title}说：${text.value}`, post(`rooms/${roomNo}/say`, { text: text.value })).then(
      (isSent) => {
        if (isSent) text.value = '';
      },
    );
  });
  return form;
}

/** Creates the form that pins a notice of the platform, or removes the pinned one. */
function noticeForm({ act }: Operator, { roomNo, title }: RoomOverview) {
  const text = input({ type: 'text', maxlength: '120', required: '' });
  const pin = element('button', { type: 'submit', class: 'btn btn--plain' }, '贴公告');
  const removeButton = button('撤公告', () =>
    act(`撤下${title}的公告`, post(`rooms/${roomNo}/notice`, { text: '' })),
  );
  const now = element('p', { class: 'item__note' });
  const form = element('form', { class: 'item__say' }, labelled('公告', text), pin, removeButton);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(`给${title}贴公告：${text.value}`, post(`rooms/${roomNo}/notice`, { text: text.value })).then(
      (isPinned) => {
        if (isPinned) text.value = '';
      },
    );
  });
  return { parts: [form, now], now };
}

function crowdButtons({ act }: Operator, { roomNo, title }: RoomOverview): HTMLElement {
  const crowd = (description: string, body: object) => () =>
    act(`${title}：${description}`, post('crowd', body));
  const seconds = STORM.ms / 1_000;
  return element(
    'div',
    { class: 'buttons' },
    button('礼物风暴', crowd(`${seconds} 秒礼物风暴`, { giftStorm: { roomNo, ...STORM } })),
    button('热闹一阵', crowd('热闹半分钟', { burst: roomNo })),
    button(
      '开始刷屏',
      crowd(`每秒 ${FLOOD_PER_SECOND} 条刷屏`, { flood: { roomNo, perSecond: FLOOD_PER_SECOND } }),
    ),
    button('停止刷屏', crowd('停止刷屏', { flood: { roomNo, perSecond: 0 } })),
  );
}

function roomRow(operator: Operator, room: RoomOverview): Row<RoomOverview> {
  const status = choose(STATUS_CHOICES);
  status.addEventListener('change', () => {
    const wanted = status.value === AUTO ? null : Number(status.value);
    const label = status.selectedOptions[0]?.text ?? '';
    void operator.act(`${room.title}的聊天室设为${label}`, post(`rooms/${room.roomNo}`, { status: wanted }));
  });
  const notice = noticeForm(operator, room);
  const tools = [
    messageForm(operator, room),
    ...notice.parts,
    labelled('聊天室', status),
    crowdButtons(operator, room),
  ];
  const { root, title, note, state } = item(tools);
  const rate = createRate();
  return {
    root,
    update(now) {
      setText(title, now.title);
      setText(note, `${perSecond(rate(now.latestSeq))} · ${count(now.online)} 人`);
      setText(state, `${STATUS[now.status]}${now.isHeld ? '（手动）' : ''}`);
      setData(state, 'tone', now.isHeld ? 'alert' : now.status === 1 ? 'good' : 'quiet');
      setText(notice.now, now.notice === null ? '没有公告' : `现在的公告：${now.notice}`);
      setChoice(status, now.isHeld ? String(now.status) : AUTO);
    },
  };
}

function crowdRate({ act }: Operator): Panel {
  const rate = input({ type: 'number', min: '0', max: '20000', step: 'any', required: '' });
  rate.setAttribute('aria-label', '群众速率，最热房间每秒消息');
  const set = element('button', { type: 'submit', class: 'btn btn--plain' }, '设群众速率');
  const form = element('form', { class: 'inline-form' }, rate, set);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(`群众速率设为每秒 ${rate.value} 条`, post('crowd', { rate: Number(rate.value) }));
  });
  return {
    root: form,
    update({ crowd }) {
      if (document.activeElement !== rate && document.activeElement !== set) rate.value = String(crowd);
    },
  };
}

/** Creates the panel of open chat rooms, with forms for messages and actions in them. */
export function roomsPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const show = keyedRows<RoomOverview>(
    list,
    ({ roomNo }) => roomNo,
    (room) => roomRow(operator, room),
  );
  const crowd = crowdRate(operator);
  return {
    root: section('rooms', '房间', [searchItems(list, '查找房间'), list], [crowd.root]),
    update(overview) {
      show(overview.rooms);
      crowd.update(overview);
    },
  };
}
