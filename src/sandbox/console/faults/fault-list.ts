import { button } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { keyedRows } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { setText } from '../controls/update.ts';
import { remove } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { type FaultLine, mediaLine, ruleLine } from './fault-text.ts';

function faultRow({ act }: Operator, line: FaultLine) {
  const title = element('span', { class: 'fault__title' }, line.title);
  const reach = element('span', { class: 'fault__reach' });
  const hits = element('span', { class: 'fault__hits' });
  const end = button('移除', () => act(`移除故障：${line.title}`, remove(line.removal)), {
    label: `移除 ${line.title}`,
  });
  return {
    root: element('li', { class: 'fault' }, title, reach, hits, end),
    update(now: FaultLine) {
      setText(reach, now.reach);
      setText(hits, `命中 ${now.hits} 次`);
    },
  };
}

/** Creates the list of active faults. */
export function faultList(operator: Operator): Panel {
  const list = element('ul', { class: 'faults' });
  const empty = element('p', { class: 'hint' }, '没有生效中的故障。');
  const show = keyedRows<FaultLine>(
    list,
    ({ key }) => key,
    (line) => faultRow(operator, line),
  );
  return {
    root: section('faults', '生效中的故障', [empty, list]),
    update({ rules, mediaFaults }) {
      const lines = [...rules.map(ruleLine), ...mediaFaults.map(mediaLine)];
      show(lines);
      empty.hidden = lines.length > 0;
    },
  };
}
