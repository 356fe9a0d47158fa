import type { ActivityPhase } from '#contract/activity/states.table.ts';
import type { ActivityOverview, EditionOverview } from '#sandbox/admin/rewards/activity-overview.ts';
import type { EditGroup } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { choose, input, labelled } from '../controls/field.ts';
import { item } from '../controls/item.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { numbersRow } from './numbers-row.ts';

type Tagged = ActivityOverview['tags'][number];

const PHASES: Readonly<Record<ActivityPhase, string>> = {
  preheat: '预热',
  open: '进行中',
  drawing: '待开奖',
  ended: '待结算',
  claiming: '可领奖',
  closed: '已结束',
};
const TAGS: Readonly<Record<Tagged['tag'], string>> = {
  blacklist: '活动黑名单',
  noLevel: '无等级',
  blackTag: '黑标签',
};

function editionRow(operator: Operator, first: EditionOverview): Row<EditionOverview> {
  const buttons = element('div', { class: 'buttons' });
  const numbers = element('div', { class: 'numbers' });
  const showNumbers = keyedRows<EditGroup>(
    numbers,
    ({ group, fields }) => `${group} ${fields.map(({ name }) => name).join(' ')}`,
    (group) => numbersRow(operator, first, group),
  );
  const { root, title, note, state } = item([buttons, numbers]);
  let shown = '';
  return {
    root,
    update(held) {
      setText(title, `${held.title}（${held.activityId}）`);
      setText(note, `${held.results} 个结果 · ${held.waiting} 个待领取`);
      setText(state, PHASES[held.phase]);
      setData(state, 'tone', held.phase === 'open' ? 'good' : 'alert');
      showNumbers(held.groups);
      const steps = held.steps.map(({ step }) => step).join(' ');
      if (steps === shown) return;
      shown = steps;
      const each = held.steps.map(({ step, label }) =>
        button(label, () =>
          operator.act(`${label}：${held.title}`, post(`activities/${held.activityId}`, { step })),
        ),
      );
      buttons.replaceChildren(...each);
    },
  };
}

function tagRow({ act }: Operator, { name, nickname, tag }: Tagged): Row<Tagged> {
  const lift = button('取消', () =>
    act(`取消${nickname}的${TAGS[tag]}`, post('activities/tags', { name, tag, on: false })),
  );
  const { root, title, state } = item([element('div', { class: 'buttons' }, lift)]);
  return {
    root,
    update() {
      setText(title, `${nickname}（${name}）`);
      setText(state, TAGS[tag]);
      setData(state, 'tone', 'alert');
    },
  };
}

/** Creates the form that excludes a member, or gives them points and items. */
function memberForm({ act }: Operator): HTMLElement {
  const action = choose([
    ...Object.entries(TAGS).map(([value, text]) => ({ value, text: `设为${text}` })),
    { value: 'points', text: '赠送积分' },
    { value: 'makeUpCard', text: '赠送补签卡' },
    { value: 'wheelTurn', text: '赠送转盘次数' },
  ]);
  const name = input({ type: 'text', required: '', value: 'beian' });
  const count = input({ type: 'number', min: '1', value: '1', required: '' });
  const send = element('button', { type: 'submit', class: 'btn' }, '执行');
  const form = element(
    'form',
    { class: 'form' },
    labelled('操作', action),
    labelled('会员登录名', name),
    labelled('数量', count),
    send,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { value } = action;
    const grant = { name: name.value.trim(), count: Number(count.value) };
    const description = `${action.selectedOptions[0]?.textContent ?? value}：${grant.name}`;
    if (value in TAGS)
      void act(description, post('activities/tags', { name: grant.name, tag: value, on: true }));
    else if (value === 'points') void act(description, post('activities/gifts', { is: 'points', ...grant }));
    else void act(description, post('activities/gifts', { is: 'item', item: value, ...grant }));
  });
  return form;
}

/** Creates the panel of activities with their steps and numbers, and members who are excluded from them. */
export function activitiesPanel(operator: Operator): Panel {
  const editions = element('div', { class: 'items' });
  const tagged = element('div', { class: 'items' });
  const showEditions = keyedRows<EditionOverview>(
    editions,
    ({ activityId }) => activityId,
    (edition) => editionRow(operator, edition),
  );
  const showTagged = keyedRows<Tagged>(
    tagged,
    ({ name, tag }) => `${name} ${tag}`,
    (held) => tagRow(operator, held),
  );
  return {
    root: section('activities', '活动', [memberForm(operator), tagged, editions]),
    update({ activities }) {
      showEditions(activities.editions);
      showTagged(activities.tags);
    },
  };
}
