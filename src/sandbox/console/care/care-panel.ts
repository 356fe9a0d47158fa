import type { CareOverview } from '#sandbox/admin/care/care-overview.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

const MARKER_LABELS: Readonly<Record<CareOverview['markers'][number], string>> = {
  chasing: '追损充值',
  withdrawal: '撤回提现',
  long: '长时间停留',
  night: '凌晨停留',
  raised: '金额明显升高',
  tools: '限额与提醒',
  payments: '支付异常',
};

/** From here on, a limit is proposed to the member. */
const HIGH = 9;

function closing({ act }: Operator, { caseId, nickname }: CareOverview): HTMLElement {
  const note = input({ type: 'text', required: '', maxlength: '200', placeholder: '怎样联系、有什么安排' });
  const close = element('button', { type: 'submit', class: 'btn' }, '结案，恢复优惠');
  const form = element('form', { class: 'form' }, labelled('处理记录', note), close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(`结案：${nickname}`, post(`care/${caseId}`, { note: note.value }));
  });
  return form;
}

function caseRow(operator: Operator, first: CareOverview): Row<CareOverview> {
  const figures = element('p', { class: 'item__note' });
  const { root, title, note, state } = item([figures, closing(operator, first)]);
  return {
    root,
    update({ name, nickname, score, markers, openedAt, deposits, staked, net }) {
      setText(title, markers.map((marker) => MARKER_LABELS[marker]).join('、'));
      setText(note, `${nickname}（${name}）· ${timeOfDay(openedAt)} 起不再收到优惠`);
      setText(figures, `最近 7 天：充值 ${deposits}，投注 ${staked}，净输赢 ${net}`);
      setText(state, `${score} 分`);
      setData(state, 'tone', score >= HIGH ? 'alert' : 'good');
    },
  };
}

/** Members whose play may do them harm, the highest score first; a case is closed with what was done. */
export function carePanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有处理中的个案');
  const show = keyedRows<CareOverview>(
    list,
    ({ caseId }) => String(caseId),
    (held) => caseRow(operator, held),
  );
  return {
    root: section('care', '会员关怀', [none, list]),
    update({ careCases }) {
      none.hidden = careCases.length > 0;
      show(careCases);
    },
  };
}
