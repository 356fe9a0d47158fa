import type { AnchorOverview } from '#sandbox/admin/anchor-overview.ts';
import { post } from '../admin-client.ts';
import { element } from '../element.ts';
import { choose } from '../field.ts';
import { keyedRows, type Row } from '../keyed-rows.ts';
import type { Operator, Panel } from '../operator.ts';
import { searchItems } from '../search-items.ts';
import { section } from '../section.ts';
import { count } from '../text.ts';
import { setChoice, setData, setText } from '../update.ts';

const STATUS = ['未开播', '直播中', '已中断'] as const;
const TONES = ['quiet', 'live', 'alert'] as const;
const AUTO = 'auto';
const CHOICES = [
  { value: AUTO, text: '自动' },
  ...STATUS.map((text, index) => ({ value: String(index), text })),
];

function anchorRow({ act }: Operator, { anchorRoomId, nickname }: AnchorOverview): Row<AnchorOverview> {
  const status = choose(CHOICES, { 'aria-label': `${nickname}的状态` });
  status.addEventListener('change', () => {
    const wanted = status.value === AUTO ? null : Number(status.value);
    const word = status.selectedOptions[0]?.text ?? '';
    void act(`主播${nickname}设为${word}`, post(`anchors/${anchorRoomId}`, { status: wanted }));
  });
  const viewers = element('span', { class: 'line__note' });
  const tag = element('span', { class: 'tag' });
  return {
    root: element(
      'li',
      { class: 'line' },
      element('span', { class: 'line__title' }, nickname),
      viewers,
      tag,
      status,
    ),
    update(now) {
      setText(viewers, `${count(now.viewers)} 人`);
      setText(tag, `${STATUS[now.status]}${now.isHeld ? '（手动）' : ''}`);
      setData(tag, 'tone', TONES[now.status]);
      setChoice(status, now.isHeld ? String(now.status) : AUTO);
    },
  };
}

export function anchorsPanel(operator: Operator): Panel {
  const list = element('ul', { class: 'lines' });
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
