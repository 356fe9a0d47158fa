/** A number or word a fault needs besides its kind. */
export type FaultField = {
  readonly name: string;
  readonly label: string;
  readonly type: 'number' | 'text' | 'code' | 'verify' | 'status';
  readonly initial: string;
};

export type FaultKind = {
  readonly kind: string;
  readonly text: string;
  readonly fields: readonly FaultField[];
};

const ms = (initial: string, label = '毫秒'): FaultField => ({ name: 'ms', label, type: 'number', initial });
const rate: FaultField = { name: 'bytesPerSecond', label: '每秒字节', type: 'number', initial: '500' };
const plain = (kind: string, text: string): FaultKind => ({ kind, text, fields: [] });

/** What can be done to the platform's answers. */
export const CALL_FAULTS: readonly FaultKind[] = [
  { kind: 'latency', text: '延迟', fields: [ms('3000')] },
  { kind: 'jitter', text: '抖动', fields: [ms('4000', '最多毫秒')] },
  { kind: 'bandwidth', text: '限速', fields: [rate] },
  plain('blackHole', '黑洞（收下，不应答）'),
  plain('reset', '断开连接'),
  plain('truncate', '应答中途断开'),
  plain('corrupt', '应答损坏'),
  plain('html', '返回网页'),
  plain('empty', '返回空白'),
  plain('notObject', '返回的不是对象'),
  {
    kind: 'status',
    text: 'HTTP 状态',
    fields: [{ name: 'status', label: '状态', type: 'number', initial: '503' }],
  },
  {
    kind: 'code',
    text: '业务码',
    fields: [
      { name: 'code', label: '业务码', type: 'code', initial: '' },
      { name: 'message', label: '平台的话', type: 'text', initial: '' },
    ],
  },
  {
    kind: 'malformed',
    text: '应答缺字段',
    fields: [{ name: 'field', label: '字段（空：整个换掉）', type: 'text', initial: '' }],
  },
  {
    kind: 'safe',
    text: '要求安全验证',
    fields: [{ name: 'type', label: '验证方式', type: 'verify', initial: '1' }],
  },
  {
    kind: 'riskToken',
    text: '下发风险令牌',
    fields: [{ name: 'token', label: '令牌', type: 'text', initial: 'risk-1' }],
  },
  { kind: 'skew', text: '服务器时间偏差', fields: [ms('600000', '毫秒（负数为慢）')] },
];

/** What can be done to a video domain. */
export const MEDIA_FAULTS: readonly FaultKind[] = [
  plain('dead', '失效（连接即断）'),
  plain('black-hole', '黑洞（收下，不应答）'),
  { kind: 'latency', text: '延迟', fields: [ms('3000')] },
  { kind: 'jitter', text: '抖动', fields: [ms('3000', '最多毫秒')] },
  { kind: 'slow', text: '变慢', fields: [{ ...rate, initial: '20000' }] },
  {
    kind: 'status',
    text: 'HTTP 状态',
    fields: [{ name: 'status', label: '状态', type: 'status', initial: '503' }],
  },
  plain('truncate', '中途断开'),
  plain('corrupt', '内容损坏'),
  plain('stall', '画面停住'),
  plain('end', '提前结束'),
];
