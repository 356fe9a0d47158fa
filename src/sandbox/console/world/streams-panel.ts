import type { Overview } from '#sandbox/admin/overview.ts';
import { button } from '../controls/button.ts';
import { element, setData, setText } from '../controls/element.ts';
import { keyedRows, type Row } from '../controls/keyed-rows.ts';
import { section } from '../controls/section.ts';
import { post } from '../desk/admin-client.ts';
import type { Operator, Panel } from '../desk/operator.ts';

type Stream = Overview['streams'][number];

function streamRow({ act }: Operator, { name }: Stream): Row<Stream> {
  const tag = element('span', { class: 'tag' });
  let isOnAir = true;
  const toggle = button('', () =>
    act(
      isOnAir ? `结束视频流 ${name}` : `恢复视频流 ${name}`,
      post(`streams/${name}`, { state: isOnAir ? 'ended' : 'live' }),
    ),
  );
  return {
    root: element('li', { class: 'line' }, element('span', { class: 'line__title' }, name), tag, toggle),
    update({ onAir }) {
      isOnAir = onAir;
      setText(tag, onAir ? '播出中' : '已结束');
      setData(tag, 'tone', onAir ? 'live' : 'quiet');
      setText(toggle, onAir ? '结束' : '恢复');
      toggle.setAttribute('aria-label', `${onAir ? '结束' : '恢复'} ${name}`);
    },
  };
}

/** A domain is as well as the faults that are aimed at it. */
function domainRow({ act, catalogue }: Operator, host: number) {
  const { name, origin } = catalogue.domains[host] ?? { name: '', origin: '' };
  const tag = element('span', { class: 'tag' });
  const slow = { kind: 'bandwidth', bytesPerSecond: 20_000 };
  const breakIt = (description: string, fault: object) => () =>
    act(`视频${name}${description}`, post('faults', { host, fault }));
  const root = element(
    'li',
    { class: 'line' },
    element('span', { class: 'line__title' }, name),
    element('span', { class: 'line__note' }, new URL(origin).host),
    tag,
    button('断开', breakIt('断开', { kind: 'reset' }), { label: `断开${name}` }),
    button('放慢', breakIt('放慢到每秒 20 KB', slow), { label: `放慢${name}` }),
  );
  const update = ({ mediaFaults }: Overview) => {
    const matching = mediaFaults.filter(
      ({ rule: { target } }) => target.host === 'every' || target.host === host,
    );
    setText(tag, matching.length === 0 ? '正常' : '有故障');
    setData(tag, 'tone', matching.length === 0 ? 'good' : 'alert');
  };
  return { root, update };
}

/** Streams, and the domains that carry all of them. */
export function streamsPanel(operator: Operator): Panel {
  const streams = element('ul', { class: 'lines' });
  const domains = operator.catalogue.domains.map((_domain, host) => domainRow(operator, host));
  const show = keyedRows<Stream>(
    streams,
    ({ name }) => name,
    (stream) => streamRow(operator, stream),
  );
  const body = [
    element('ul', { class: 'lines', 'aria-label': '视频域名' }, ...domains.map(({ root }) => root)),
    element('h3', { class: 'panel__subtitle' }, '视频流'),
    streams,
  ];
  return {
    root: section('streams', '视频', body),
    update(overview) {
      show(overview.streams);
      for (const { update } of domains) update(overview);
    },
  };
}
