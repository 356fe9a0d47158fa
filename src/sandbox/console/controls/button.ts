import { element } from './element.ts';

type ButtonVariant = 'plain' | 'primary' | 'quiet' | 'alert';

/** A button that cannot be pressed again until what it does is done. */
export function button(
  text: string,
  press: () => unknown,
  { variant = 'plain', label }: { readonly variant?: ButtonVariant; readonly label?: string } = {},
): HTMLButtonElement {
  const control = element(
    'button',
    { type: 'button', class: `btn btn--${variant}`, ...(label === undefined ? {} : { 'aria-label': label }) },
    text,
  );
  control.addEventListener('click', () => {
    if (control.getAttribute('aria-disabled') === 'true') return;
    control.setAttribute('aria-disabled', 'true');
    void Promise.resolve(press()).finally(() => control.removeAttribute('aria-disabled'));
  });
  return control;
}
