import type { CallFault, MediaFault } from '#sandbox/http/faults/fault.ts';

/** A number or word a fault needs besides its kind. */
export type FaultField = {
  readonly name: string;
  readonly label: string;
  readonly type: 'number' | 'text' | 'code' | 'verify' | 'status';
  readonly initial: string;
};

/** Form of a kind of fault in the console: its name and its fields. */
export type FaultForm = {
  readonly text: string;
  readonly fields: readonly FaultField[];
};

const ms = (initial: string, label = '毫秒'): FaultField => ({ name: 'ms', label, type: 'number', initial });
const rate: FaultField = { name: 'bytesPerSecond', label: '每秒字节', type: 'number', initial: '500' };
const plain = (text: string): FaultForm => ({ text, fields: [] });

/** Faults that can be injected into the platform's responses. */
export const CALL_FAULTS: Readonly<Record<CallFault['kind'], FaultForm>> = {
  latency: { text: '延迟', fields: [ms('3000')] },
  jitter: { text: '抖动', fields: [ms('4000', '最多毫秒')] },
  bandwidth: { text: '限速', fields: [rate] },
  blackHole: plain('黑洞（收下，不应答）'),
  reset: plain('断开连接'),
  truncate: plain('应答中途断开'),
  corrupt: plain('应答损坏'),
  html: plain('返回网页'),
  empty: plain('返回空白'),
  notObject: plain('返回的不是对象'),
  status: {
    text: 'HTTP 状态',
    fields: [{ name: 'status', label: '状态', type: 'number', initial: '503' }],
  },
  code: {
    text: '业务码',
    fields: [
      { name: 'code', label: '业务码', type: 'code', initial: '' },
      { name: 'message', label: '平台的话', type: 'text', initial: '' },
    ],
  },
  malformed: {
    text: '应答缺字段',
    fields: [{ name: 'field', label: '字段（空：整个换掉）', type: 'text', initial: '' }],
  },
  safe: {
    text: '要求安全验证',
    fields: [{ name: 'type', label: '验证方式', type: 'verify', initial: '1' }],
  },
  riskToken: {
    text: '下发风险令牌',
    fields: [{ name: 'token', label: '令牌', type: 'text', initial: 'risk-1' }],
  },
  skew: { text: '服务器时间偏差', fields: [ms('600000', '毫秒（负数为慢）')] },
};

/** Faults that can be injected into a video domain. */
export const MEDIA_FAULTS: Readonly<Record<MediaFault['kind'], FaultForm>> = {
  reset: plain('失效（连接即断）'),
  blackHole: plain('黑洞（收下，不应答）'),
  latency: { text: '延迟', fields: [ms('3000')] },
  jitter: { text: '抖动', fields: [ms('3000', '最多毫秒')] },
  bandwidth: { text: '变慢', fields: [{ ...rate, initial: '20000' }] },
  status: {
    text: 'HTTP 状态',
    fields: [{ name: 'status', label: '状态', type: 'status', initial: '503' }],
  },
  truncate: plain('中途断开'),
  corrupt: plain('内容损坏'),
  stall: plain('画面停住'),
  end: plain('提前结束'),
};
