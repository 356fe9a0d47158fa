import type { AgentApplicationOverview } from '#sandbox/admin/rewards/agent-overview.ts';
import { button } from '../controls/button.ts';
import { element, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

const CHANNEL_LABELS: Readonly<Record<string, string>> = {
  community: '自有社群',
  video: '短视频',
  offline: '线下活动',
  website: '网站',
  other: '其他',
};
const EXPERIENCE_LABELS: Readonly<Record<string, string>> = {
  none: '没有经验',
  short: '1 年以内',
  middle: '1—3 年',
  long: '3 年以上',
};

const channelsText = (channels: string) =>
  channels
    .split(',')
    .map((channel) => CHANNEL_LABELS[channel] ?? channel)
    .join('、');

function rejection({ act }: Operator, { applicationId, nickname }: AgentApplicationOverview): HTMLElement {
  const reason = input({ type: 'text', required: '', maxlength: '60', placeholder: '会发给会员' });
  const refuse = element('button', { type: 'submit', class: 'btn' }, '驳回');
  const form = element('form', { class: 'form' }, labelled('驳回原因', reason), refuse);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const description = `驳回${nickname}的代理申请：${reason.value}`;
    void act(
      description,
      post(`agents/${applicationId}`, { reject: reason.value.trim().replace(/[。.]+$/, '') }),
    );
  });
  return form;
}

function applicationRow(
  operator: Operator,
  application: AgentApplicationOverview,
): Row<AgentApplicationOverview> {
  const { applicationId, nickname } = application;
  const approve = button('通过', () =>
    operator.act(`通过${nickname}的代理申请`, post(`agents/${applicationId}`, { approve: true })),
  );
  const { root, title, note, state } = item([
    element('p', { class: 'item__note' }, application.about),
    element('div', { class: 'buttons' }, approve),
    rejection(operator, application),
  ]);
  return {
    root,
    update({ name, channels, monthly, experience, requestedAt }) {
      setText(title, `${nickname}（${name}）`);
      const years = EXPERIENCE_LABELS[experience] ?? experience;
      setText(
        note,
        `${channelsText(channels)} · 每月 ${monthly} 人 · ${years} · ${timeOfDay(requestedAt)} 提交`,
      );
      setText(state, '待审核');
    },
  };
}

/** Members who want to be agents, to be approved or refused with a reason. */
export function agentsPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有待审核的代理申请');
  const show = keyedRows<AgentApplicationOverview>(
    list,
    ({ applicationId }) => String(applicationId),
    (application) => applicationRow(operator, application),
  );
  return {
    root: section('agents', '代理申请', [none, list]),
    update({ agentApplications }) {
      none.hidden = agentApplications.length > 0;
      show(agentApplications);
    },
  };
}
