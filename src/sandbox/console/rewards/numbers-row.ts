import type { EditionOverview } from '#sandbox/admin/rewards/activity-overview.ts';
import type { EditField, EditGroup, EditUnit } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { element, setText } from '../controls/element.ts';
import { input } from '../controls/field.ts';
import type { Row } from '../controls/keyed-rows.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator } from '../desk/operator.ts';

const UNITS: Readonly<Record<EditUnit, string>> = {
  percent: '%',
  yuan: '元',
  count: '个',
  coins: '金币',
  points: '积分',
};
/** Number of stored parts in a unit: percent and yuan are stored in hundredths. */
const partsOf = (unit: EditUnit) => (unit === 'percent' || unit === 'yuan' ? 100 : 1);

const shownOf = ({ value, unit }: Pick<EditField, 'value' | 'unit'>) =>
  unit === 'percent' || unit === 'yuan' ? (value / 100).toFixed(2) : String(value);

type Control = {
  readonly root: HTMLElement;
  readonly name: string;
  value(): number;
  show(field: EditField, isOpen: boolean): void;
};

/** Creates a number field with its label: typed input stays when the platform sends updates. */
function control(group: string, field: EditField, changed: () => void): Control {
  const { name, unit, min, max } = field;
  const parts = partsOf(unit);
  const bounds = { min: String(min / parts), max: String(max / parts), step: String(1 / parts) };
  const box = input({ type: 'number', required: '', id: `number-${group}-${name}`, ...bounds });
  box.addEventListener('input', changed);
  const label = element('label', { for: box.id, class: 'field__label' });
  let held = '';
  const value = () => Math.round(Number(box.value) * parts);
  return {
    root: element('div', { class: 'field' }, label, box),
    name,
    value,
    show(now, isOpen) {
      setText(label, `${now.label}，${UNITS[unit]}`);
      const shown = shownOf(now);
      const isUntouched = box.value === held;
      const isSaved = document.activeElement !== box && value() === now.value;
      if (box.value !== shown && (isUntouched || isSaved)) box.value = shown;
      held = shown;
      box.disabled = !isOpen;
    },
  };
}

/** Numbers of an activity that are changed together, with what they come to where they must come to something. */
export function numbersRow(
  { act }: Operator,
  { activityId, title }: EditionOverview,
  first: EditGroup,
): Row<EditGroup> {
  const heading = element('h3', { class: 'numbers__title' });
  const note = element('p', { class: 'hint' });
  const total = element('p', { class: 'hint', role: 'status' });
  const save = element('button', { type: 'submit', class: 'btn' }, '保存');
  let sum: EditGroup['sum'] = first.sum;
  const unit = first.fields[0]?.unit ?? 'count';
  const sumText = (value: number) => `${shownOf({ value, unit })} ${UNITS[unit]}`;
  const retotal = () => {
    const all = controls.reduce((so, each) => so + each.value(), 0);
    setText(total, sum === null ? '' : `合计 ${sumText(all)}，要等于 ${sumText(sum)}`);
  };
  const controls = first.fields.map((field) => control(`${activityId}-${first.group}`, field, retotal));
  const fields = element('div', { class: 'numbers__fields' }, ...controls.map(({ root }) => root));
  const form = element('form', {}, heading, note, fields, total, save);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = Object.fromEntries(controls.map((each) => [each.name, each.value()]));
    const path = `activities/${activityId}/numbers/${first.group}`;
    void act(`${title}：改${heading.textContent ?? ''}`, post(path, values));
  });
  return {
    root: form,
    update(held) {
      sum = held.sum;
      setText(heading, held.label);
      setText(note, held.note);
      save.hidden = !held.isOpen;
      for (const [index, field] of held.fields.entries()) controls[index]?.show(field, held.isOpen);
      retotal();
    },
  };
}
