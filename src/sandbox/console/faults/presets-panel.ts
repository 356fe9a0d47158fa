import { button } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { section } from '../controls/section.ts';
import type { Operator } from '../desk/operator.ts';
import { PRESETS } from './presets.table.ts';

/** The usual breakages, one click each. */
export function presetsPanel({ catalogue, act }: Operator): HTMLElement {
  const presets = PRESETS.map(({ text, note, requests }) => {
    const presetButton = button('', () => act(`${text}：${note}`, ...requests(catalogue)));
    presetButton.classList.add('preset');
    presetButton.append(
      element('span', { class: 'preset__name' }, text),
      element('span', { class: 'preset__note' }, note),
    );
    return element('li', {}, presetButton);
  });
  return section('presets', '常用故障', [element('ul', { class: 'presets' }, ...presets)]);
}
