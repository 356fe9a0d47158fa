import type { AnchorOverview } from '#sandbox/admin/world/anchor-overview.ts';
import { button } from '../controls/button.ts';
import { element, setChoice, setData, setText } from '../controls/element.ts';
import { choose, input, labelled } from '../controls/field.ts';
import { item, searchItems } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { count } from '../text.ts';

const STATUS = ['未开播', '直播中', '已中断'] as const;
const TONES = ['quiet', 'live', 'alert'] as const;
const AUTO = 'auto';
const CHOICES = [
  { value: AUTO, text: '自动' },
  ...STATUS.map((text, index) => ({ value: String(index), text })),
];

/** Creates the form for the gift goal of an anchor's rooms: set, removed, or the anchor's own again. */
function goalForm({ act }: Operator, { anchorRoomId, nickname }: AnchorOverview): HTMLElement {
  const title = input({ type: 'text', required: '', maxlength: '20' });
  const target = input({ type: 'number', required: '', min: '1', step: '1' });
  const send = (description: string, goal: object | 'none' | null) =>
    act(`主播${nickname}：${description}`, post(`anchors/${anchorRoomId}/goal`, { goal }));
  const set = element('button', { type: 'submit', class: 'btn btn--plain' }, '设礼物目标');
  const form = element(
    'form',
    { class: 'item__say' },
    labelled('达成后做什么', title),
    labelled('金币', target),
    set,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(`礼物目标设为${title.value}`, { title: title.value, target: Number(target.value) });
  });
  const others = element(
    'div',
    { class: 'buttons' },
    button('不设目标', () => send('不设礼物目标', 'none')),
    button('恢复自带目标', () => send('恢复自带的礼物目标', null)),
  );
  return element('div', {}, form, others);
}

function anchorRow(operator: Operator, anchor: AnchorOverview): Row<AnchorOverview> {
  const { anchorRoomId, nickname } = anchor;
  const status = choose(CHOICES, { 'aria-label': `${nickname}的状态` });
  status.addEventListener('change', () => {
    const wanted = status.value === AUTO ? null : Number(status.value);
    const label = status.selectedOptions[0]?.text ?? '';
    void operator.act(`主播${nickname}设为${label}`, post(`anchors/${anchorRoomId}`, { status: wanted }));
  });
  const goal = element('p', { class: 'item__note' });
  const { root, title, note, state } = item([status, goal, goalForm(operator, anchor)]);
  return {
    root,
    update(now) {
      setText(title, nickname);
      setText(note, `${count(now.viewers)} 人`);
      setText(state, `${STATUS[now.status]}${now.isHeld ? '（手动）' : ''}`);
      setData(state, 'tone', TONES[now.status]);
      setChoice(status, now.isHeld ? String(now.status) : AUTO);
      setText(
        goal,
        now.goal ? `礼物目标：${now.goal.title}，${count(now.goal.target)} 金币` : '没有礼物目标',
      );
    },
  };
}

export function anchorsPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const show = keyedRows<AnchorOverview>(
    list,
    ({ anchorRoomId }) => anchorRoomId,
    (anchor) => anchorRow(operator, anchor),
  );
  return {
    root: section('anchors', '主播', [searchItems(list, '查找主播'), list]),
    update: ({ anchors }) => show(anchors),
  };
}
