import { input } from './field.ts';

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
