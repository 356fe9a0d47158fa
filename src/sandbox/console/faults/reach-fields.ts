import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import { element } from '../controls/element.ts';
import { choose, input, labelled } from '../controls/field.ts';

/** Prefix of every call's path, of any family: faults affect calls only, not pages and images. */
export const EVERYTHING = '/';

/** Whom a fault reaches: where, whose, how much of it. */
export type ReachFields = {
  readonly nodes: readonly HTMLElement[];
  readonly values: () => Readonly<Record<string, unknown>>;
  readonly text: () => string;
};

const ANY = '';
const PERCENT = 100;

const share = () => input({ type: 'number', min: '1', max: '100', value: '100', inputmode: 'numeric' });
const times = () => input({ type: 'number', min: '1', placeholder: '不限', inputmode: 'numeric' });

const amount = (shareField: HTMLInputElement, timesField: HTMLInputElement) => ({
  share: Number(shareField.value || PERCENT) / PERCENT,
  ...(timesField.value === '' ? {} : { times: Number(timesField.value) }),
});

/** Suggests every path of the table, and the folders that contain them. */
function pathSuggestions({ calls }: AdminCatalogue): HTMLDataListElement {
  const paths = calls.flatMap(({ name, paths: all }) => all.map((path) => ({ value: path, text: name })));
  const folders = new Set(paths.map(({ value }) => value.split('/').slice(0, 4).join('/')));
  const options = [...[...folders].map((value) => ({ value, text: '一组接口' })), ...paths];
  return element(
    'datalist',
    { id: 'paths' },
    ...options.map(({ value, text }) => element('option', { value }, text)),
  );
}

function callReach(catalogue: AdminCatalogue): ReachFields {
  const path = input({ type: 'text', value: EVERYTHING, list: 'paths', required: '', spellcheck: 'false' });
  const line = choose([
    { value: ANY, text: '全部线路' },
    ...catalogue.lines.map((value) => ({ value, text: value })),
  ]);
  const account = input({ type: 'text', placeholder: '不限', spellcheck: 'false' });
  const [part, limit] = [share(), times()];
  return {
    nodes: [
      labelled('路径开头', path),
      pathSuggestions(catalogue),
      labelled('接口线路', line),
      labelled('会员账号', account),
      labelled('请求占比 %', part),
      labelled('次数', limit),
    ],
    values: () => ({
      path: path.value,
      ...(line.value === ANY ? {} : { line: line.value }),
      ...(account.value === '' ? {} : { account: account.value.trim() }),
      ...amount(part, limit),
    }),
    text: () => path.value,
  };
}

function mediaReach({ domains }: AdminCatalogue): ReachFields {
  const host = choose([
    { value: 'every', text: '全部视频域名' },
    ...domains.map(({ name, origin }, index) => ({ value: String(index), text: `${name} ${origin}` })),
  ]);
  const media = choose([
    { value: 'both', text: 'HLS 与 FLV' },
    { value: 'hls', text: 'HLS' },
    { value: 'flv', text: 'FLV' },
  ]);
  const [part, limit] = [share(), times()];
  return {
    nodes: [
      labelled('视频域名', host),
      labelled('传输方式', media),
      labelled('请求占比 %', part),
      labelled('次数', limit),
    ],
    values: () => ({
      host: host.value === 'every' ? 'every' : Number(host.value),
      media: media.value,
      ...amount(part, limit),
    }),
    text: () => host.selectedOptions[0]?.text ?? '',
  };
}

export const reachFields = (catalogue: AdminCatalogue, side: 'call' | 'media'): ReachFields =>
  side === 'call' ? callReach(catalogue) : mediaReach(catalogue);
