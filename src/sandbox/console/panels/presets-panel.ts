import { button } from '../button.ts';
import { element } from '../element.ts';
import type { Operator } from '../operator.ts';
import { PRESETS } from '../presets.table.ts';
import { section } from '../section.ts';

/** The usual breakages, one click each. */
export function presetsPanel({ catalogue, act }: Operator): HTMLElement {
  const presets = PRESETS.map(({ text, note, requests }) => {
    const made = button('', () => act(`${text}：${note}`, ...requests(catalogue)));
    made.classList.add('preset');
    made.append(
      element('span', { class: 'preset__name' }, text),
      element('span', { class: 'preset__note' }, note),
    );
    return element('li', {}, made);
  });
  return section('presets', '常用故障', [element('ul', { class: 'presets' }, ...presets)]);
}
