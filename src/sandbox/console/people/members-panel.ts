import type { MemberOverview } from '#sandbox/admin/people/member-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { item, searchItems } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { memberGrade, memberLetter, memberMoney } from './member-tools.ts';

/** Long enough ago to count as asleep, ms. */
const DORMANT_FOR_MS = 200 * 86_400_000;

/** Changes of an account: the label, the reported text, and the request body; `now` is epoch ms of the platform. */
const CHANGES: readonly (readonly [label: string, words: string, body: (now: number) => object])[] = [
  ['会话过期', '会话过期', () => ({ endSessions: 'logout' })],
  ['别处登录', '会话被别处登录顶替', () => ({ endSessions: 'elsewhere' })],
  ['密码已改', '会话因改密码结束', () => ({ endSessions: 'password' })],
  ['停用账号', '停用账号', () => ({ blocked: true })],
  ['启用账号', '启用账号', () => ({ blocked: false })],
  ['设为休眠', '设为休眠', (now) => ({ dormantSince: now - DORMANT_FOR_MS })],
  ['要求改密码', '要求改密码', () => ({ changeRequested: true })],
  ['不再要求改密码', '不再要求改密码', () => ({ changeRequested: false })],
  ['玩满 60 分钟', '当作刚玩满 60 分钟', () => ({ playedMinutes: 60 })],
];

function memberButtons(
  { act }: Operator,
  { name, nickname }: MemberOverview,
  now: () => number,
): HTMLElement {
  const buttons = CHANGES.map(([label, description, body]) =>
    button(label, () => act(`${nickname}：${description}`, post(`accounts/${name}`, body(now())))),
  );
  return element('div', { class: 'buttons' }, ...buttons);
}

const standing = ({ isBlocked, isDormant, isPasswordChangeRequired }: MemberOverview) =>
  isBlocked ? '已停用' : isDormant ? '休眠' : isPasswordChangeRequired ? '待改密码' : '正常';

function memberRow(operator: Operator, member: MemberOverview, now: () => number): Row<MemberOverview> {
  const { root, title, note, state } = item([
    memberButtons(operator, member, now),
    memberMoney(operator, member),
    memberGrade(operator, member),
    memberLetter(operator, member, 'letter'),
    memberLetter(operator, member, 'offer'),
  ]);
  return {
    root,
    update(held) {
      setText(title, `${held.nickname} V${held.level}`);
      const { CNY, USDT, COIN } = held.balances;
      setText(note, `${held.name} · ¥${CNY} · ₮${USDT} · ${COIN} 金币 · 会话 ${held.sessions}`);
      setText(state, standing(held));
      setData(state, 'tone', standing(held) === '正常' ? 'good' : 'alert');
    },
  };
}

/** Creates the panel of accounts that can log in, and their state. */
export function membersPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  let time = 0;
  const show = keyedRows<MemberOverview>(
    list,
    ({ name }) => name,
    (member) => memberRow(operator, member, () => time),
  );
  const alone = element('input', { type: 'checkbox' });
  alone.addEventListener('change', () => {
    const description = alone.checked ? '同一账号只许一处登录' : '同一账号可多处登录';
    void operator.act(description, post('switches', { oneSession: alone.checked }));
  });
  const aside = element('label', { class: 'check' }, alone, '只许一处登录');
  return {
    root: section('members', '会员', [searchItems(list, '查找会员'), list], [aside]),
    update({ members, now, oneSession }) {
      time = now;
      show(members);
      if (document.activeElement !== alone) alone.checked = oneSession;
    },
  };
}
