import type { ConversationState } from '#contract/care/support/states.table.ts';
import type { ConversationOverview } from '#sandbox/admin/care/service-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { phraseButtons } from '../controls/phrases.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';
import { appendMessages } from './message-log.ts';

const STATES: Readonly<Record<ConversationState, string>> = {
  none: '无',
  offline: '留言',
  queued: '排队中',
  assigned: '待回复',
  waitingMember: '等对方',
  waitingAgent: '待回复',
  resolved: '已结束',
  closed: '已关闭',
  abandoned: '已离开，可回复',
};

/** Conversations with automatic answers are not urgent; a member who has requested an operator is waiting for one. */
const stateText = ({ state, isAutomatic }: ConversationOverview): string => {
  if (isAutomatic) return '自动回复中';
  return state === 'queued' ? '要人工' : STATES[state];
};

/** The nickname of a member; guests have none. */
const nicknameOf = ({ nickname }: ConversationOverview): string => (nickname === '' ? '游客' : nickname);

function answerForm({ act }: Operator, held: ConversationOverview): HTMLElement {
  const path = `service/${held.conversationId}`;
  const nickname = nicknameOf(held);
  const text = input({ type: 'text', required: '', maxlength: '500' });
  const send = element('button', { type: 'submit', class: 'btn btn--primary' }, '回复');
  const form = element('form', { class: 'form' }, labelled('回复内容', text), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(`回复${nickname}`, post(path, { text: text.value })).then((sent) => {
      if (sent) form.reset();
    });
  });
  const turns = element(
    'div',
    { class: 'buttons' },
    button('接入', () => act(`接入${nickname}的会话`, post(path, { take: true }))),
    button('结束会话', () => act(`结束${nickname}的会话`, post(path, { resolve: true }))),
  );
  return element('div', {}, phraseButtons(text), form, turns);
}

function conversationRow(operator: Operator, first: ConversationOverview): Row<ConversationOverview> {
  const messages = element('div', { class: 'words' });
  const { root, title, note, state } = item([messages, answerForm(operator, first)]);
  return {
    root,
    update(held) {
      const last = held.messages.findLast(({ from }) => from === 'visitor')?.text ?? '';
      setText(title, nicknameOf(held));
      const stars = held.stars === null ? '' : ` · ${held.stars} 分`;
      setText(note, `${timeOfDay(held.queuedAt)} 来 · ${last}${stars}`);
      setText(state, stateText(held));
      setData(state, 'tone', held.isWaiting && !held.isAutomatic ? 'alert' : 'good');
      appendMessages(messages, held.messages, nicknameOf(held));
    },
  };
}

/** Conversations with visitors, those that wait for an answer first. */
export function servicePanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '现在没有人找客服');
  const show = keyedRows<ConversationOverview>(
    list,
    ({ conversationId }) => conversationId,
    (held) => conversationRow(operator, held),
  );
  return {
    root: section('service', '在线客服', [none, list]),
    update({ conversations }) {
      none.hidden = conversations.length > 0;
      show(conversations);
    },
  };
}
