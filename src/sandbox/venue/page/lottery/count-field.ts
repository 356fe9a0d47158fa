import { element } from '../controls/element.ts';

/** A whole number from 1 to a largest one, by steps or typed. */
export type CountField = { readonly field: HTMLElement; value(): number; limit(most: number): void };

export function createCountField(label: string, first: number, changed: () => void): CountField {
  let [value, most] = [first, first];
  const input = element('input', { inputmode: 'numeric', autocomplete: 'off', 'aria-label': label });
  const set = (next: number) => {
    value = Math.max(1, Math.min(most, next));
    draw();
    changed();
  };
  const step = (by: number, name: string, sign: string) =>
    element(
      'button',
      { type: 'button', 'aria-label': `${name}${label}`, click: () => set(value + by) },
      sign,
    );
  const [less, more] = [step(-1, '减少', '−'), step(1, '增加', '+')];
  const draw = () => {
    input.value = String(value);
    less.disabled = value <= 1;
    more.disabled = value >= most;
  };
  input.addEventListener('change', () => {
    const typed = Number(input.value);
    set(Number.isSafeInteger(typed) ? typed : value);
  });
  const caption = element('small', { 'aria-hidden': 'true' }, label);
  draw();
  return {
    field: element('div', { class: 'count' }, less, element('span', {}, caption, input), more),
    value: () => value,
    limit(next) {
      most = next;
      value = Math.min(value, most);
      draw();
    },
  };
}
