import { element } from './element.ts';

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
