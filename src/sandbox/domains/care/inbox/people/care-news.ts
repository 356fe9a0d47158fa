import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News, withdrawalWord } from '../news.ts';

type Noticed = 'chasing' | 'withdrawal' | 'long' | 'night' | 'raised' | 'tools' | 'payments';

/** Observations, as facts without a judgement; no full stop at the end. */
const OBSERVATIONS: Readonly<Record<Noticed, (withdrawal: string) => string>> = {
  chasing: () => '你在输掉之后很快又充值，或一次停留里充值了三次以上',
  withdrawal: (withdrawal) => `你最近两次以上撤回了${withdrawal}`,
  long: () => '你有一天停留超过 6 小时，或连续 3 小时没有停下来',
  night: () => '最近 7 天里有 3 个凌晨停留了 1 小时以上',
  raised: () => '最近 7 天的充值或投注明显高于前四周',
  tools: () => '你最近调高过限额、碰到过限额，或很快地跳过了在线提醒',
  payments: () => '你最近有多笔充值没有成功，或新绑了多个收款账户',
};

type Figures = {
  readonly currency: Currency;
  readonly deposits: bigint;
  readonly staked: bigint;
  readonly net: bigint;
  readonly playedMs: number;
};

/** A seventh of what was paid in, half of that, in whole tens; ten at least. Minor units. */
const PROPOSED_PART = 14n;
const TEN = 10_00n;
const proposedOf = (deposits: bigint): bigint => {
  const tens = deposits / PROPOSED_PART / TEN;
  return (tens > 0n ? tens : 1n) * TEN;
};

const lengthText = (ms: number): string =>
  `${Math.floor(ms / HOUR_MS)} 小时 ${Math.floor((ms % HOUR_MS) / MINUTE_MS)} 分`;

/** Markers of harm were found: the member’s own figures of seven days, what was noticed, and the tools there are. */
export const harmNoticed = (
  markers: readonly Noticed[],
  { currency, deposits, staked, net, playedMs }: Figures,
  proposesLimit: boolean,
): News => {
  const figures = `最近 7 天：充值 ${moneyText(deposits, currency)}，投注 ${moneyText(staked, currency)}，净输赢 ${net < 0n ? '−' : ''}${moneyText(net < 0n ? -net : net, currency)}，玩游戏 ${lengthText(playedMs)}。`;
  const noticed = `我们注意到：${markers.map((marker) => OBSERVATIONS[marker](withdrawalWord(currency))).join('；')}。`;
  const limit = proposesLimit
    ? `可以考虑把每天的充值上限设为 ${moneyText(proposedOf(deposits), currency)}，调低立即生效。`
    : '';
  return {
    kind: 'system',
    title: '关于你最近 7 天的数字',
    text: `${figures}${noticed}${limit}限额、休息和自测都在“限额与保护”里；想和人谈谈，可以拨打 0800-000-018，全天，免费，匿名。`,
    place: 'safer',
  };
};
