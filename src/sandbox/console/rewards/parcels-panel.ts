import type { ParcelOperatorStep, ParcelState } from '#contract/rewards/parcel/states.table.ts';
import type { ParcelOverview } from '#sandbox/admin/rewards/parcel-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';

const STATES: Readonly<Record<ParcelState, string>> = {
  chosen: '等会员填地址',
  addressed: '待打包',
  packing: '打包中',
  shipped: '运输中',
  received: '已签收',
  cancelled: '已取消',
  returned: '已退回',
  refunded: '已退还',
};
const STEPS: Readonly<Record<ParcelOperatorStep, string>> = {
  pack: '开始打包',
  ship: '发出',
  return: '登记退回',
  reship: '重新寄出',
  refund: '退还机会',
};

type Fields = {
  readonly carrier: HTMLInputElement;
  readonly no: HTMLInputElement;
  readonly reason: HTMLInputElement;
};

/** Returns the request body of a step; null when a field is not filled in. */
function bodyOf(step: ParcelOperatorStep, { carrier, no, reason }: Fields): Record<string, string> | null {
  const needed = step === 'ship' || step === 'reship' ? [carrier, no] : step === 'return' ? [reason] : [];
  if (needed.some((field) => field.value.trim() === '')) {
    needed.find((field) => field.value.trim() === '')?.focus();
    return null;
  }
  if (step === 'return') return { step, why: reason.value };
  return needed.length > 0 ? { step, carrier: carrier.value, trackingNo: no.value } : { step };
}

function parcelRow({ act }: Operator, first: ParcelOverview): Row<ParcelOverview> {
  const carrier = input({ type: 'text', maxlength: '60', value: '云岭快递' });
  const no = input({ type: 'text', maxlength: '30', placeholder: 'YL22178841' });
  const reason = input({ type: 'text', maxlength: '60', placeholder: '收件人电话打不通' });
  const address = element('p', { class: 'item__note' });
  const fields = element(
    'div',
    { class: 'form' },
    labelled('承运', carrier),
    labelled('运单号', no),
    labelled('退回原因', reason),
  );
  const performStep = (step: ParcelOperatorStep) => async () => {
    const body = bodyOf(step, { carrier, no, reason });
    if (body !== null)
      await act(`${STEPS[step]}：${first.parcelNo}`, post(`parcels/${first.parcelId}`, body));
  };
  const all = ['pack', 'ship', 'return', 'reship', 'refund'] as const;
  const steps = all.map((step) => ({ step, root: button(STEPS[step], performStep(step)) }));
  const buttons = element('div', { class: 'buttons' }, ...steps.map(({ root }) => root));
  const { root, title, note, state } = item([address, fields, buttons]);
  return {
    root,
    update(held) {
      setText(title, `${held.title} · ${held.nickname}（${held.name}）`);
      setText(
        note,
        `${held.parcelNo} · ${held.source}${held.trackingNo === '' ? '' : ` · ${held.trackingNo}`}`,
      );
      setText(state, STATES[held.state]);
      setData(state, 'tone', held.steps.length > 0 && held.state !== 'shipped' ? 'alert' : 'good');
      const to = held.address;
      setText(
        address,
        to === null ? '还没有地址' : `${to.recipient} ${to.phone} ${to.province} ${to.city} ${to.line}`,
      );
      for (const each of steps) each.root.hidden = !held.steps.includes(each.step);
    },
  };
}

/** Goods on their way to members, what waits for an operator first. */
export function parcelsPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有在途的包裹');
  const show = keyedRows<ParcelOverview>(
    list,
    ({ parcelId }) => parcelId,
    (held) => parcelRow(operator, held),
  );
  return {
    root: section('parcels', '包裹', [none, list]),
    update({ parcels }) {
      none.hidden = parcels.length > 0;
      show(parcels);
    },
  };
}
