import { element } from './element.ts';

/** A titled part of the page; `aside` stands beside the title. */
export function section(
  id: string,
  title: string,
  body: readonly Node[],
  aside: readonly Node[] = [],
): HTMLElement {
  const heading = element('h2', { id: `${id}-title`, class: 'panel__title' }, title);
  return element(
    'section',
    { class: 'panel', id, 'aria-labelledby': `${id}-title` },
    element('div', { class: 'panel__head' }, heading, ...aside),
    ...body,
  );
}
