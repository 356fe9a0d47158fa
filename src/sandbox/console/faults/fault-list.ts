import type { CallFaultRule } from '#sandbox/http/faults/fault-rule.ts';
import type { HeldRule } from '#sandbox/http/faults/fault-rules.ts';
import type { ActiveFault } from '#sandbox/http/faults/media-fault-injector.ts';
import { button } from '../controls/button.ts';
import { element, setText } from '../controls/element.ts';
import { keyedRows } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { remove } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';
import { CALL_FAULTS, type FaultForm, MEDIA_FAULTS } from './fault-kinds.table.ts';

/** A fault as the list shows it, whichever side it is on. */
type FaultLine = {
  readonly key: string;
  readonly title: string;
  readonly reach: string;
  readonly hits: number;
  /** Path for its removal, below `/sandbox/`. */
  readonly removal: string;
};

const kindText = ({ text }: FaultForm) => text.replace(/（.*）/, '');

const hitTexts = (share: number, times: number | undefined, hits: number) => [
  ...(share < 1 ? [`${Math.round(share * 100)}% 的请求`] : []),
  ...(times === undefined ? [] : [`还剩 ${times - hits} 次`]),
];

const MEDIA = { hls: 'HLS', flv: 'FLV', both: 'HLS 与 FLV' } as const;

/** Formats the fields of a fault besides its kind, as entered. */
const details = (fault: object): string =>
  Object.entries(fault)
    .filter(([name, value]) => name !== 'kind' && value !== null && value !== '')
    .map(([name, value]) =>
      name === 'ms'
        ? `${value} 毫秒`
        : name === 'bytesPerSecond'
          ? `${value} 字节/秒`
          : `${typeof value === 'object' ? '附数据' : value}`,
    )
    .join(' ');

function ruleLine({ id, hits, rule }: HeldRule<CallFaultRule>): FaultLine {
  const { path, line, account, share, times, ...fault } = rule;
  const reach = [
    path,
    ...(line === undefined ? [] : [`线路 ${line}`]),
    ...(account === undefined ? [] : [`会员 ${account}`]),
    ...hitTexts(share, times, hits),
  ];
  const title = `${kindText(CALL_FAULTS[fault.kind])} ${details(fault)}`.trim();
  return { key: `rule-${id}`, title, reach: reach.join(' · '), hits, removal: `faults?id=${id}` };
}

function mediaLine({ id, hits, rule: { target, fault, share, times } }: ActiveFault): FaultLine {
  const domain = target.host === 'every' ? '全部视频域名' : `视频线路 ${target.host + 1}`;
  const title = `${kindText(MEDIA_FAULTS[fault.kind])} ${details(fault)}`.trim();
  const reach = [domain, MEDIA[target.media], ...hitTexts(share, times, hits)].join(' · ');
  return { key: `media-${id}`, title, reach, hits, removal: `faults?mediaId=${id}` };
}

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
