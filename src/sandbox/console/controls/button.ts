import { element } from './element.ts';

type Look = 'plain' | 'primary' | 'quiet' | 'alert';

/** A button that cannot be pressed again until what it does is done. */
export function button(
  text: string,
  press: () => unknown,
  { look = 'plain', label }: { readonly look?: Look; readonly label?: string } = {},
): HTMLButtonElement {
  const made = element(
    'button',
    { type: 'button', class: `btn btn--${look}`, ...(label === undefined ? {} : { 'aria-label': label }) },
    text,
  );
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') === 'true') return;
    made.setAttribute('aria-disabled', 'true');
    void Promise.resolve(press()).finally(() => made.removeAttribute('aria-disabled'));
  });
  return made;
}
