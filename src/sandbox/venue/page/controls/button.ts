import { type Attributes, element } from './element.ts';

/** A button that a held key presses once, not many times. */
export function createButton(
  attributes: Attributes,
  press: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  const button = element('button', { type: 'button', ...attributes }, ...children);
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  button.addEventListener('click', press);
  return button;
}
