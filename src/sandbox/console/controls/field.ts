import { element } from './element.ts';

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return `field-${lastId}`;
};

/** A control with its label above it. */
export function labelled(text: string, control: HTMLElement): HTMLElement {
  const id = nextId();
  control.id = id;
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id, class: 'field__label' }, text),
    control,
  );
}

export type Choice = { readonly value: string; readonly text: string };

export function choose(
  choices: readonly Choice[],
  attributes: Readonly<Record<string, string>> = {},
): HTMLSelectElement {
  const options = choices.map(({ value, text }) => element('option', { value }, text));
  return element('select', { class: 'control', ...attributes }, ...options);
}

export const input = (attributes: Readonly<Record<string, string>>): HTMLInputElement =>
  element('input', { class: 'control', autocomplete: 'off', ...attributes });
