import { element } from './element.ts';

const KEY = 'courtside.desk.folded';

function readFoldedIds(): readonly string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const isFolded = (id: string): boolean => readFoldedIds().includes(id);

/** Remembers in this browser which parts of the console are folded. */
function storeFold(id: string, folded: boolean): void {
  const others = readFoldedIds().filter((foldedId) => foldedId !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify(folded ? [...others, id] : others));
  } catch {
    // Forbidden: it stays folded as long as the page.
  }
}

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
    storeFold(id, folded);
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
