import type { MatchOverview } from '#sandbox/admin/world/match-overview.ts';

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
  hour12: false,
});
const day = new Intl.DateTimeFormat('zh-CN', { month: 'numeric', day: 'numeric', timeZone: 'Asia/Shanghai' });
const integerFormat = new Intl.NumberFormat('zh-CN');
const WAN = 10_000;
const MINUTE_MS = 60_000;

/** Epoch ms as the time of day in Beijing. */
export const timeOfDay = (at: number): string => clock.format(at);
export const dayOf = (at: number): string => day.format(at);

/** 12.6万 from 10,000 up. */
export const count = (value: number): string =>
  value < WAN ? integerFormat.format(value) : `${Math.floor(value / 1_000) / 10}万`;

/** Formats a rate with one digit, so that low rates are not shown as zero. */
export const perSecond = (rate: number): string => `${rate.toFixed(rate < 100 ? 1 : 0)} 条/秒`;

const PHASES: Readonly<Record<MatchOverview['phase'], string>> = {
  upcoming: '未开赛',
  first: '上半场',
  halfTime: '中场',
  second: '下半场',
  ended: '已结束',
  interrupted: '中断',
};

/** Formats the state of a match: the minute while it is played. */
export function progress({ phase, elapsedMs, startAt }: MatchOverview): string {
  if (phase === 'upcoming') return `${timeOfDay(startAt).slice(0, 5)} 开赛`;
  const minute = `${Math.floor(elapsedMs / MINUTE_MS)}′`;
  return phase === 'first' || phase === 'second' || phase === 'interrupted'
    ? `${PHASES[phase]} ${minute}`
    : PHASES[phase];
}
