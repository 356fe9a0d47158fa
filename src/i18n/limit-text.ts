import { dayTime, serverTime } from '#contract/units/time.ts';
import type { ErrorFields } from './error-text.ts';
import { limit as words } from './texts/limit.ts';
import { textsOf } from './texts-of.ts';

const t = textsOf({ limit: words });

const PERIOD_LABELS = {
  day: t('limit.day'),
  week: t('limit.week'),
  month: t('limit.month'),
  each: t('limit.each'),
} as const;
const KIND_LABELS = {
  deposit: t('limit.onDeposit'),
  loss: t('limit.onLoss'),
  stake: t('limit.onStake'),
  single: t('limit.onSingle'),
  gift: t('limit.onGift'),
  time: t('limit.onTime'),
} as const;

/**
 * Returns the text for a reached limit of the member: its kind, the amount left and the time of its reset [P.16]; null for
 * any other refusal.
 */
export function limitText({ code, detail = {} }: ErrorFields): string | null {
  const { limit, until: at } = detail;
  if (code !== 'LIMIT_REACHED' || !limit) return null;
  const until = at === undefined ? '' : t('limit.until', { time: dayTime(serverTime(at)) });
  if (limit.kind === 'time') return t('limit.time', { until });
  const remaining = limit.currency === 'COIN' ? t('limit.coins', { count: limit.left }) : limit.left;
  return t('limit.reached', {
    name: PERIOD_LABELS[limit.period] + KIND_LABELS[limit.kind],
    left: remaining,
    until,
  });
}
