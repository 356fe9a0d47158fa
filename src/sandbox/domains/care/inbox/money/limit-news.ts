import type { LimitPeriod, OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import type { LimitUnit } from '#contract/protection/own-limit/schema.ts';
import { moneyText, type News, NOT_YOU, timeText } from '../news.ts';

type Limit = {
  readonly kind: OwnLimitKind;
  readonly period: LimitPeriod;
  readonly unit: LimitUnit;
  readonly amount: bigint | null;
};

const PERIODS: Readonly<Record<LimitPeriod, string>> = { day: '每天', week: '每周', month: '每月', each: '' };
const KINDS: Readonly<Record<OwnLimitKind, string>> = {
  loss: '净亏损',
  stake: '投注',
  single: '单笔投注',
  gift: '送礼',
  time: '游戏时长',
};

const nameOf = ({ kind, period }: Limit) => `${PERIODS[period]}${KINDS[kind]}限额`;

/** Formats the amount of a limit. */
function sumOf(amount: bigint, unit: LimitUnit): string {
  if (unit === 'COIN') return `${amount.toLocaleString('en')} 金币`;
  return unit === 'MINUTE' ? `${amount} 分钟` : moneyText(amount, unit);
}

const news = (title: string, text: string): News => ({ kind: 'system', title, text, place: 'limits' });

/** Message that a limit on play is in effect from now on, or none is. */
export const ownLimitInEffect = (limit: Limit): News =>
  limit.amount === null
    ? news(`${nameOf(limit)}已取消`, `已按你的确认取消。${NOT_YOU}`)
    : news(`${nameOf(limit)}：${sumOf(limit.amount, limit.unit)}`, `已经生效。${NOT_YOU}`);

/** A raise waits; from `from` (epoch ms) on it needs one more confirmation. */
export const ownLimitWaits = (limit: Limit, from: number): News =>
  news(
    `${nameOf(limit)}将${limit.amount === null ? '取消' : `提高到 ${sumOf(limit.amount, limit.unit)}`}`,
    `${timeText(from)} 后需要你再确认一次才会生效，在此之前仍按原限额。${NOT_YOU}`,
  );
