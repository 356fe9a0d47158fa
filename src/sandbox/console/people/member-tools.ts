import type { MemberOverview } from '#sandbox/admin/people/member-overview.ts';
import { button } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { choose, input, labelled } from '../controls/field.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator } from '../desk/operator.ts';

const CURRENCIES = [
  { value: 'CNY', text: '人民币' },
  { value: 'USDT', text: '泰达币' },
  { value: 'COIN', text: '金币' },
];
const RESETS = [
  { what: 'cancels', text: '恢复取消次数' },
  { what: 'secret', text: '解锁提现密码' },
  { what: 'limits', text: '清除充值限额' },
  { what: 'wagering', text: '清除流水要求' },
  { what: 'factor', text: '解除二次验证' },
  { what: 'person', text: '核对：不是同一人' },
] as const;

/** Creates the form that gives a member money, or restores limits they have used up. */
export function memberMoney({ act }: Operator, { name, nickname }: MemberOverview): HTMLElement {
  const currency = choose(CURRENCIES);
  const amount = input({ type: 'text', inputmode: 'decimal', value: '1000', required: '' });
  const submitButton = element('button', { type: 'submit', class: 'btn' }, '加款');
  const form = element(
    'form',
    { class: 'form' },
    labelled('币种', currency),
    labelled('金额', amount),
    submitButton,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const request =
      currency.value === 'COIN'
        ? post('coins', { name, coins: amount.value.trim() })
        : post('cash', { name, currency: currency.value, amount: amount.value.trim() });
    void act(`给${nickname}加款 ${amount.value} ${currency.value}`, request);
  });
  const resets = RESETS.map(({ what, text }) =>
    button(text, () => act(`${nickname}：${text}`, post('resets', { name, what }))),
  );
  const recall = button('撤回最近一笔充值', () =>
    act(`撤回${nickname}最近一笔充值`, post('recalls', { name })),
  );
  return element('div', {}, form, element('div', { class: 'buttons' }, ...resets, recall));
}

/** Kinds of text sent to a member: the label of the button, the path, and the reported text. */
const WRITTEN = {
  letter: { to: 'letters', verb: '发消息' },
  offer: { to: 'offers', verb: '发优惠' },
} as const;

/** A message into a member's inbox, or an offer by every way that the member wants. */
export function memberLetter(
  { act }: Operator,
  { name, nickname }: MemberOverview,
  kind: keyof typeof WRITTEN,
): HTMLElement {
  const { to, verb } = WRITTEN[kind];
  const title = input({ type: 'text', required: '', maxlength: '40' });
  const text = input({ type: 'text', required: '', maxlength: '300' });
  const send = element('button', { type: 'submit', class: 'btn' }, verb);
  const form = element('form', { class: 'form' }, labelled('标题', title), labelled('内容', text), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const letter = { name, title: title.value, text: text.value };
    void act(`给${nickname}${verb}：${title.value}`, post(to, letter)).then((sent) => {
      if (sent) form.reset();
    });
  });
  return form;
}

const GRADES = Array.from({ length: 11 }, (_, grade) => ({ value: String(grade), text: `VIP ${grade}` }));

/** Creates the form for a grade that is valid for some days, whatever the member deposits and plays. */
export function memberGrade({ act }: Operator, { name, nickname, level }: MemberOverview): HTMLElement {
  const grade = choose(GRADES);
  grade.value = String(level);
  const days = input({ type: 'number', min: '1', max: '400', value: '90', required: '' });
  const submitButton = element('button', { type: 'submit', class: 'btn' }, '调整等级');
  const form = element(
    'form',
    { class: 'form' },
    labelled('等级', grade),
    labelled('保留天数', days),
    submitButton,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = { name, grade: Number(grade.value), days: Number(days.value) };
    void act(`把${nickname}调整为 VIP ${grade.value}，保留 ${days.value} 天`, post('grades', body));
  });
  return form;
}
