import { element } from './element.ts';
import { input } from './field.ts';

/** One thing in a list: what it is, how it is, and what can be done with it, opened on demand. */
export type Item = {
  readonly root: HTMLElement;
  readonly title: HTMLElement;
  readonly note: HTMLElement;
  readonly state: HTMLElement;
};

export function item(controls: readonly Node[]): Item {
  const title = element('span', { class: 'item__title' });
  const note = element('span', { class: 'item__note' });
  const state = element('span', { class: 'tag' });
  const summary = element('summary', { class: 'item__head' }, title, note, state);
  const tools = element('div', { class: 'item__tools' }, ...controls);
  return { root: element('details', { class: 'item' }, summary, tools), title, note, state };
}

/** Creates a search field that filters a container's items by their text, new ones included. */
export function searchItems(list: HTMLElement, label: string): HTMLInputElement {
  const field = input({ type: 'search', placeholder: label, 'aria-label': label });
  field.classList.add('control--search');
  const sift = () => {
    const wanted = field.value.trim().toLowerCase();
    for (const item of list.children) {
      const head = item.querySelector('summary')?.textContent ?? '';
      item.toggleAttribute('data-out', wanted !== '' && !head.toLowerCase().includes(wanted));
    }
  };
  field.addEventListener('input', sift);
  new MutationObserver(sift).observe(list, { childList: true });
  return field;
}
