import type { LetterOverview } from '#sandbox/admin/care/letter-overview.ts';
import { element, setData, setText } from '../controls/element.ts';
import { input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { phraseButtons } from '../controls/phrases.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { timeOfDay } from '../text.ts';

function answerForm({ act }: Operator, { messageId, nickname }: LetterOverview): HTMLElement {
  const text = input({ type: 'text', required: '', maxlength: '300' });
  const send = element('button', { type: 'submit', class: 'btn' }, '回复');
  const form = element('form', { class: 'form' }, labelled('回复内容', text), send);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(`回复${nickname}的私信`, post(`letters/${messageId}`, { text: text.value })).then((sent) => {
      if (sent) form.reset();
    });
  });
  return element('div', {}, phraseButtons(text), form);
}

/** Adds what was written since the last look. */
function showParts(container: HTMLElement, { nickname, parts }: LetterOverview): void {
  for (const { from, text, at } of parts.slice(container.childElementCount)) {
    const author = from === 'member' ? nickname : '客服';
    container.append(element('p', { class: 'item__note' }, `${timeOfDay(at)} ${author}：${text}`));
  }
}

function letterRow(operator: Operator, letter: LetterOverview): Row<LetterOverview> {
  const first = element('p', { class: 'item__note' }, letter.text);
  const parts = element('div', {});
  const { root, title, note, state } = item([first, parts, answerForm(operator, letter)]);
  return {
    root,
    update(held) {
      setText(title, held.title);
      setText(note, `${held.nickname}（${held.name}）· ${held.parts.length} 条`);
      setText(state, held.isWaiting ? '待回复' : '已回复');
      setData(state, 'tone', held.isWaiting ? 'alert' : 'good');
      showParts(parts, held);
    },
  };
}

/** Private letters that members answered, unanswered ones first. */
export function lettersPanel(operator: Operator): Panel {
  const list = element('div', { class: 'items' });
  const none = element('p', { class: 'item__note' }, '没有会员回复的私信');
  const show = keyedRows<LetterOverview>(
    list,
    ({ messageId }) => messageId,
    (letter) => letterRow(operator, letter),
  );
  return {
    root: section('letters', '私信', [none, list]),
    update({ letters }) {
      none.hidden = letters.length > 0;
      show(letters);
    },
  };
}
