import type { AdminCatalogue } from '#sandbox/admin/admin-catalogue.ts';
import { button } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { section } from '../controls/section.ts';
import { type AdminRequest, post } from '../desk/admin-client.ts';
import type { Operator } from '../desk/operator.ts';
import { EVERYTHING } from './reach-fields.ts';

/** A usual breakage, in one click. */
type Preset = {
  readonly text: string;
  /** Effect of the preset, for operators who have not injected a fault before. */
  readonly note: string;
  readonly requests: (catalogue: AdminCatalogue) => readonly AdminRequest[];
};

const MINUTE_MS = 60_000;

const fault = (rule: object) => post('faults', rule);
const onAll = (rule: object) => () => [fault({ path: EVERYTHING, ...rule })];
const media = (host: number | 'every', of: object) => () => [post('faults', { host, fault: of })];

const codeOf = ({ codes }: AdminCatalogue, name: string) => {
  const found = codes.find((each) => each.name === name);
  return { kind: 'code', code: found?.code ?? 0, message: found?.message ?? '' };
};
const pathsOf = ({ calls }: AdminCatalogue, name: string) =>
  calls.find((call) => call.name === name)?.paths ?? [];

/** Injects a fault into every path of one call. */
const onCall = (name: string, rule: object) => (catalogue: AdminCatalogue) =>
  pathsOf(catalogue, name).map((path) => fault({ path, ...rule }));
/** Injects a limited number of refusals of a call; the first path is the members'. */
const refusal = (name: string, code: string, times?: number) => (catalogue: AdminCatalogue) =>
  pathsOf(catalogue, name)
    .slice(0, 1)
    .map((path) => fault({ path, ...codeOf(catalogue, code), ...(times === undefined ? {} : { times }) }));

const caution = { status: 1, region: '外地', usualRegion: '常用地', reference: 'CS-0001' };

const PRESETS: readonly Preset[] = [
  {
    text: '聊天轮询断开',
    note: '取新消息的请求一律断开',
    requests: onCall('chat.offline', { kind: 'reset' }),
  },
  { text: '接口全部超时', note: '所有接口收下请求，不应答', requests: onAll({ kind: 'blackHole' }) },
  {
    text: '接口又慢又抖',
    note: '每个应答晚 1 到 4 秒',
    requests: () => [
      fault({ path: EVERYTHING, kind: 'latency', ms: 1_000 }),
      fault({ path: EVERYTHING, kind: 'jitter', ms: 3_000 }),
    ],
  },
  {
    text: '接口限速',
    note: '应答每秒 500 字节',
    requests: onAll({ kind: 'bandwidth', bytesPerSecond: 500 }),
  },
  { text: '返回损坏', note: '密封的应答改掉一个字节', requests: onAll({ kind: 'corrupt' }) },
  { text: '返回网页', note: '网关用 HTML 代替应答', requests: onAll({ kind: 'html' }) },
  { text: '三成请求断开', note: '随机三成接口断开连接', requests: onAll({ kind: 'reset', share: 0.3 }) },
  {
    text: '首条线路断开',
    note: '第一条接口线路断开，另一条照常',
    requests: ({ lines }) => lines.slice(0, 1).map((line) => fault({ path: '/', line, kind: 'reset' })),
  },
  {
    text: '登录被顶替',
    note: '下一位会员取消息时被告知在别处登录',
    requests: refusal('chat.offline', 'LOGIN_ELSEWHERE', 1),
  },
  { text: '视频域名失效', note: '视频线路一连接即断', requests: media(0, { kind: 'reset' }) },
  { text: '视频全部失效', note: '三条视频线路都断', requests: media('every', { kind: 'reset' }) },
  {
    text: '视频变慢',
    note: '所有线路每秒 20 KB',
    requests: media('every', { kind: 'bandwidth', bytesPerSecond: 20_000 }),
  },
  { text: '视频损坏', note: '视频线路一的内容被改坏', requests: media(0, { kind: 'corrupt' }) },
  {
    text: '维护中',
    note: '站点关闭，直到结束维护',
    requests: () => [post('maintenance', { maintenance: { status: 0, text: '系统升级，请稍后再来' } })],
  },
  {
    text: '访问提醒',
    note: '所有接口提示访问环境异常',
    requests: (catalogue) => [
      fault({
        path: EVERYTHING,
        ...codeOf(catalogue, 'ACCESS_CAVEAT'),
        data: { maintenance: caution },
      }),
    ],
  },
  {
    text: '访问受限',
    note: '所有接口拒绝来自此地的访问',
    requests: (catalogue) => [fault({ path: EVERYTHING, ...codeOf(catalogue, 'ACCESS_RESTRICTION') })],
  },
  {
    text: '发言要验证码',
    note: '发消息前要过安全验证',
    requests: onCall('chat.send', { kind: 'safe', type: 1 }),
  },
  {
    text: '发言被限流',
    note: '发消息一律答操作太频繁',
    requests: refusal('chat.send', 'THROTTLED_USER'),
  },
  {
    text: '服务器快十分钟',
    note: '服务器的时间比实际快十分钟',
    requests: () => [fault({ path: '/', kind: 'skew', ms: 10 * MINUTE_MS })],
  },
  {
    text: '付款应答丢失',
    note: '下一笔充值已生成订单，应答中途断开',
    requests: onCall('deposit.pay', { kind: 'truncate', times: 1 }),
  },
  {
    text: '提现要验证',
    note: '提交提现前要过安全验证',
    requests: onCall('withdraw.new', { kind: 'safe', type: 1 }),
  },
  {
    text: '余额不足',
    note: '下一次转账被拒：余额不足',
    requests: refusal('transfer.move', 'BALANCE_SHORT', 1),
  },
  {
    text: '汇率过期',
    note: '下一次兑换被拒：报价已过期',
    requests: refusal('exchange.swap', 'QUOTE_EXPIRED', 1),
  },
  {
    text: '奖励应答丢失',
    note: '下一次送礼已入账，应答中途断开',
    requests: onCall('gift.reward', { kind: 'truncate', times: 1 }),
  },
];

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
