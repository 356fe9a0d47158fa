import type { FeedbackKind, FeedbackState } from '#contract/care/feedback/states.table.ts';
import type { FeedbackOverview } from '#sandbox/admin/care/service-overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { phraseButtons } from '../controls/phrases.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { appendMessages } from './message-log.ts';

const KINDS: Readonly<Record<FeedbackKind, string>> = {
  money: '存款提款',
  bet: '投注赛事',
  live: '直播观看',
  game: '游戏异常',
  account: '账户安全',
  promotion: '优惠活动',
  idea: '产品建议',
  complaint: '投诉举报',
};
const STATES: Readonly<Record<FeedbackState, string>> = {
  submitted: '待处理',
  processing: '处理中',
  waitingMember: '等会员补充',
  resolved: '已处理',
  closed: '已关闭',
};
const STEPS = { answer: '回复', ask: '要求补充', resolve: '回复并结案' } as const;

function answerForm({ act }: Operator, { feedbackId, nickname }: FeedbackOverview): HTMLElement {
  const text = input({ type: 'text', required: '', maxlength: '500' });
  const form = element('form', { class: 'form' }, labelled('回复内容', text));
  const write = (step: keyof typeof STEPS) => async () => {
    if (!form.reportValidity()) return;
    const description = `${STEPS[step]}：${nickname}的反馈`;
    if (await act(description, post(`feedback/${feedbackId}`, { text: text.value, step }))) form.reset();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void write('answer')();
  });
  const buttons = element(
    'div',
    { class: 'buttons' },
    button(STEPS.answer, write('answer'), { variant: 'primary' }),
    button(STEPS.ask, write('ask')),
    button(STEPS.resolve, write('resolve')),
  );
  return element('div', {}, phraseButtons(text), form, buttons);
}

function feedbackRow(operator: Operator, first: FeedbackOverview): Row<FeedbackOverview> {
  const messages = element('div', { class: 'words' });
  const { root, title, note, state } = item([messages, answerForm(operator, first)]);
  return {
    root,
    update(held) {
      setText(title, `${KINDS[held.kind]}：${held.messages[0]?.text ?? ''}`);
      const stars = held.stars === null ? '' : ` · ${held.stars} 分`;
      setText(note, `${held.nickname}（${held.name}）· ${held.messages.length} 条${stars}`);
      setText(state, STATES[held.state]);
      setData(state, 'tone', held.isWaiting ? 'alert' : 'good');
      appendMessages(messages, held.messages, held.nickname);
    },
  };
}

/** what members reported, what waits for an answer first. */
export function feedbackPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有处理中的反馈');
  const show = keyedRows<FeedbackOverview>(
    list,
    ({ feedbackId }) => feedbackId,
    (held) => feedbackRow(operator, held),
  );
  return {
    root: section('feedback', '意见反馈', [none, list]),
    update({ feedbacks }) {
      none.hidden = feedbacks.length > 0;
      show(feedbacks);
    },
  };
}
