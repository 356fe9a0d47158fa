import type { BonusOverview } from '#sandbox/admin/rewards/bonus-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { choose, input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';

const STATE_LABELS: Readonly<Record<BonusOverview['state'], string>> = {
  offered: '待领取',
  accepted: '排队中',
  active: '进行中',
  released: '已完成',
  forfeited: '已收回',
  lapsed: '未领取',
};

const KINDS = [
  { value: 'bonus', text: '彩金' },
  { value: 'couponCoins', text: '金币券' },
  { value: 'couponBonus', text: '彩金券' },
  { value: 'couponDeposit', text: '充值加赠券' },
];

const number = (value: string) => input({ type: 'number', min: '1', value, required: '' });
const sum = (value: string) => input({ type: 'text', inputmode: 'decimal', value, required: '' });

/** Converts the form to a request. A rate is typed in percent, and sent in hundredths of one. */
function giftOf(kind: string, fields: ReturnType<typeof giftFields>) {
  const text = (of: HTMLInputElement) => of.value.trim();
  const days = Number(fields.days.value);
  const common = { name: text(fields.name), title: text(fields.title), days };
  const terms = { times: Number(fields.times.value), termDays: Number(fields.term.value) };
  const amount = text(fields.amount);
  switch (kind) {
    case 'bonus':
      return post('bonuses', { ...common, ...terms, currency: 'CNY', amount });
    case 'couponCoins':
      return post('coupons', { ...common, kind: 'coins', coins: amount });
    case 'couponBonus':
      return post('coupons', { ...common, ...terms, kind: 'bonus', amount });
    default: {
      const rate = Math.round(Number(fields.rate.value) * 100);
      return post('coupons', {
        ...common,
        ...terms,
        kind: 'deposit',
        amount,
        rate,
        minAmount: text(fields.least),
      });
    }
  }
}

const giftFields = () => ({
  name: input({ type: 'text', required: '', value: 'beian' }),
  title: input({ type: 'text', required: '', maxlength: '20', value: '运营赠送' }),
  amount: sum('18'),
  times: number('5'),
  term: number('7'),
  days: number('7'),
  rate: number('8'),
  least: sum('100'),
});

/** A bonus or a coupon for a member. */
function giftForm({ act }: Operator): HTMLElement {
  const kind = choose(KINDS);
  const fields = giftFields();
  const submitButton = element('button', { type: 'submit', class: 'btn' }, '赠送');
  const form = element(
    'form',
    { class: 'form' },
    labelled('种类', kind),
    labelled('会员登录名', fields.name),
    labelled('名称', fields.title),
    labelled('金额、金币数或加赠上限', fields.amount),
    labelled('几天内领取或使用', fields.days),
    labelled('流水倍数', fields.times),
    labelled('流水期限（天）', fields.term),
    labelled('加赠比例（%）', fields.rate),
    labelled('充值起点', fields.least),
    submitButton,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { name, title } = fields;
    void act(`给 ${name.value} 赠送：${title.value}`, giftOf(kind.value, fields));
  });
  return form;
}

function bonusRow({ act }: Operator, { bonusId, nickname, title: bonusTitle, hasDeposit }: BonusOverview) {
  const undo = button('撤销所属充值', () =>
    act(`撤销${nickname}的充值，收回${bonusTitle}`, post(`bonuses/${bonusId}/undo`, {})),
  );
  const { root, title, note, state } = item(hasDeposit ? [element('div', { class: 'buttons' }, undo)] : []);
  const row: Row<BonusOverview> = {
    root,
    update({ name, amount, currency, wageringLeft, state: held }) {
      setText(title, `${bonusTitle} ${amount} ${currency}`);
      setText(note, `${nickname}（${name}）· 流水还差 ${wageringLeft}`);
      setText(state, STATE_LABELS[held]);
      setData(state, 'tone', held === 'active' ? 'good' : 'alert');
    },
  };
  return row;
}

/** Bonuses and coupons for members, and those in progress. */
export function welfarePanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有未结束的彩金');
  const show = keyedRows<BonusOverview>(
    list,
    ({ bonusId }) => bonusId,
    (bonus) => bonusRow(operator, bonus),
  );
  return {
    root: section('welfare', '福利', [giftForm(operator), none, list]),
    update({ bonuses }) {
      none.hidden = bonuses.length > 0;
      show(bonuses);
    },
  };
}
