import type { Currency } from '#contract/units/money.ts';
import { moneyText, type News, NOT_YOU, timeText } from '../news.ts';

type Sum = { readonly amount: bigint; readonly currency: Currency };
type MoneyLine = { readonly orderNo: string; readonly recordId: string };

const moved = (title: string, text: string, line: MoneyLine): News => ({
  kind: 'order',
  title,
  text: `${text}单号 ${line.orderNo}。${NOT_YOU}`,
  place: 'record',
  ref: line.recordId,
});

/** Money went from the centre wallet to a venue, or back when not `into` [3.03]. Minor units, positive both ways. */
export const transferCompleted = (
  { amount, currency, venue, into }: Sum & { readonly venue: string; readonly into: boolean },
  line: MoneyLine,
): News => {
  const sum = moneyText(amount, currency);
  return into
    ? moved(`已转入${venue} ${sum}`, `${sum} 已从中心钱包转到${venue}。`, line)
    : moved(`已转回中心钱包 ${sum}`, `${sum} 已从${venue}转回中心钱包。`, line);
};

/** Message that the balances of all venues were transferred back at once. */
export const recovered = ({ amount, currency, venues }: Sum & { readonly venues: number }): News => ({
  kind: 'order',
  title: `一键回收 ${moneyText(amount, currency)}`,
  text: `${venues} 个场馆的余额已转回中心钱包。${NOT_YOU}`,
  place: 'record',
});

/** Positive for a deposit, negative for a withdrawal. */
export const treasuryMoved = ({ amount, currency }: Sum, line: MoneyLine): News => {
  const sum = moneyText(amount < 0n ? -amount : amount, currency);
  return amount > 0n
    ? moved(`已转入余额宝 ${sum}`, `${sum} 已从中心钱包转入余额宝，次日起计算收益。`, line)
    : moved(`余额宝已转出 ${sum}`, `${sum} 已转回中心钱包，可以立即使用。`, line);
};

/** Message for an exchange between two currencies; each sum in its own minor units. */
export const exchanged = (spent: Sum, got: Sum, line: MoneyLine): News => {
  const [from, to] = [moneyText(spent.amount, spent.currency), moneyText(got.amount, got.currency)];
  return moved(`兑换成功 ${from} → ${to}`, `${from} 已按成交时的汇率换成 ${to}，都在中心钱包。`, line);
};

/** Bought coins are there [6.03]; whole coins. The news leads to the coins, not to a line of the statement. */
export const coinsBought = (coins: bigint, line: MoneyLine): News => ({
  ...moved(
    `已到账 ${coins.toLocaleString('en')} 金币`,
    '购买的金币已经到账，可用于送礼物、竞猜和补签卡。',
    line,
  ),
  place: 'coins',
  ref: '',
});

type Limiting = { readonly period: 'day' | 'week' | 'month' };
const PERIODS = { day: '每天', week: '每周', month: '每月' } as const;

const limit = (title: string, text: string): News => ({ kind: 'system', title, text, place: 'limits' });

/** Message that a limit is in effect from now on, or null for none. */
export const limitInEffect = ({ period, sum }: Limiting & { readonly sum: string | null }): News =>
  sum === null
    ? limit(`${PERIODS[period]}充值限额已取消`, `已按你的确认取消。${NOT_YOU}`)
    : limit(`${PERIODS[period]}充值限额：${sum}`, `已经生效，所有充值方式和币种合并计算。${NOT_YOU}`);
/** A limit is to be raised, or ended when `sum` is null; from `from` (epoch ms) on it needs one more confirmation. */
export const limitWaits = ({
  period,
  sum,
  from,
}: Limiting & { readonly sum: string | null; readonly from: number }): News =>
  limit(
    `${PERIODS[period]}充值限额将${sum === null ? '取消' : `提高到 ${sum}`}`,
    `${timeText(from)} 后需要你再确认一次才会生效，在此之前仍按原限额。${NOT_YOU}`,
  );
/** A deposit that has just been opened uses up a limit of the member's own; `sum` is that limit, with its symbol. */
export const limitReached = ({ period, sum }: Limiting & { readonly sum: string }): News =>
  limit(`${PERIODS[period]}充值限额已用完`, `你设定的限额是 ${sum}，已经用完，之后的充值会被拦下。`);
