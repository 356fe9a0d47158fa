import { expect, test } from 'vitest';
import { LIMIT_KINDS, type LimitPeriod, PERIODS_OF } from '#contract/protection/own-limit/constants.ts';
import type { ReachedLimit } from '#contract/protection/own-limit/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { limitText } from './limit-text.ts';

const UNTIL = serverTime(Date.parse('2026-11-29T16:00:00Z'));
const CURRENCY = {
  deposit: 'CNY',
  loss: 'CNY',
  stake: 'CNY',
  single: 'CNY',
  gift: 'COIN',
  time: '',
} as const;
const KIND_LABELS = {
  deposit: '充值',
  loss: '净亏损',
  stake: '投注',
  single: '投注',
  gift: '送礼',
  time: '游戏时长',
} as const;
const PERIOD_LABELS: Readonly<Record<LimitPeriod, string>> = {
  day: '每天',
  week: '每周',
  month: '每月',
  each: '单笔',
};

const limits: readonly ReachedLimit[] = LIMIT_KINDS.flatMap((kind) =>
  (kind === 'deposit' ? PERIODS_OF.loss : PERIODS_OF[kind]).map((period) => ({
    kind,
    period,
    currency: CURRENCY[kind],
    left: '20',
  })),
);

test.each(limits)('[P.16] the refusal by the $kind limit of a $period names it', (limit) => {
  const text = limitText({ code: 'LIMIT_REACHED', detail: { limit, until: UNTIL } });
  expect(text).toContain(PERIOD_LABELS[limit.period]);
  expect(text).toContain(KIND_LABELS[limit.kind]);
  expect(text).toContain('11-30 00:00 重新计算');
  if (limit.kind !== 'time') expect(text).toContain(limit.kind === 'gift' ? '还剩 20 金币' : '还剩 20，');
});

test('[P.16] any other refusal has no text of a limit', () => {
  expect(limitText({ code: 'TIMEOUT' })).toBeNull();
  expect(limitText({ code: 'LIMIT_REACHED' })).toBeNull();
});
