import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { orderSteps } from './order-steps.ts';
import { stepText } from './order-tag.tsx';

const bank = {
  kind: 'bank',
  bankName: '北岸银行',
  branch: '',
  holder: '沈海川',
  cardNumber: '6217',
  remark: '1',
} as const;
const chain = {
  kind: 'chain',
  chain: 'TRC20',
  address: 'T1',
  hash: '',
  confirmations: 0,
  confirmationsNeeded: 12,
} as const;

const at = (state: string, ms: number) => ({ state, at: serverTime(ms), note: '' });
const course = (order: Parameters<typeof orderSteps>[0]) => {
  const steps = orderSteps(order);
  return steps.map((step, n) => `${step.when} ${stepText(step, n === steps.length - 1)}`);
};

test('[4.05] a bank deposit shows its current state and the next ones', () => {
  expect(
    course({
      kind: 'deposit',
      state: 'created',
      outcome: 'open',
      counterparty: bank,
      timeline: [at('created', 1)],
    }),
  ).toEqual(['now 待支付', 'ahead 付款并确认', 'ahead 到账']);
});

test('[4.05] a deposit by chain waits for the network instead of a claim', () => {
  expect(
    course({
      kind: 'deposit',
      state: 'created',
      outcome: 'open',
      counterparty: chain,
      timeline: [at('created', 1)],
    }),
  ).toEqual(['now 待支付', 'ahead 网络确认', 'ahead 到账']);
});

test('[4.05] reminders and images appear where they happened, current state last', () => {
  const timeline = [at('created', 1), at('claimed', 2), at('remind', 3), at('proof', 4)];
  expect(
    course({ kind: 'deposit', state: 'claimed', outcome: 'open', counterparty: bank, timeline }),
  ).toEqual([
    'done 订单已创建',
    'done 已确认付款',
    'done 已催单',
    'done 已上传凭证',
    'now 待到账',
    'ahead 到账',
  ]);
});

test('[4.05] off the path only the end is known', () => {
  const appealed = [at('matching', 1), at('awaitPay', 2), at('cancelled', 3), at('appealing', 4)];
  const order = { kind: 'fastDeposit', counterparty: bank, timeline: appealed } as const;
  expect(course({ ...order, state: 'appealing', outcome: 'open' })).toEqual([
    'done 已提交匹配',
    'done 已匹配收款人',
    'done 已取消',
    'now 申诉中',
    'ahead 完成',
  ]);
  const closed = { ...order, timeline: [...appealed, at('closed', 5)] };
  expect(course({ ...closed, state: 'closed', outcome: 'failed' }).at(-1)).toBe('done 已关闭');
});

test('[4.05] a withdrawn appeal is shown as such, without duplicate steps', () => {
  const timeline = [at('submitted', 1), at('awaitMyConfirm', 2), at('appealing', 3), at('withdrawAppeal', 4)];
  const order = { kind: 'fastDraw', state: 'awaitMyConfirm', outcome: 'open', counterparty: bank } as const;
  expect(course({ ...order, timeline })).toEqual([
    'done 已提交',
    'done 对方已付款',
    'done 已申诉',
    'done 已撤回申诉',
    'now 待确认到账',
    'ahead 完成',
  ]);
});
