import { element } from './element.ts';
import { isFolded, keepFold } from './folds.ts';

/** A titled part of the page that folds by its title and stays as it was left; `aside` is beside the title. */
export function section(
  id: string,
  title: string,
  body: readonly Node[],
  aside: readonly Node[] = [],
): HTMLElement {
  const content = element('div', { id: `${id}-content`, class: 'panel__content' }, ...body);
  const fold = element(
    'button',
    { type: 'button', class: 'panel__fold', 'aria-controls': content.id },
    title,
  );
  const show = (folded: boolean) => {
    content.hidden = folded;
    fold.setAttribute('aria-expanded', String(!folded));
  };
  fold.addEventListener('click', () => {
    const folded = !content.hidden;
    keepFold(id, folded);
    show(folded);
  });
  show(isFolded(id));
  const heading = element('h2', { id: `${id}-title`, class: 'panel__title' }, fold);
  return element(
    'section',
    { class: 'panel', id, 'aria-labelledby': `${id}-title` },
    element('div', { class: 'panel__head' }, heading, ...aside),
    content,
  );
}
