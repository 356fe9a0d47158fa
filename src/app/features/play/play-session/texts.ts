import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** What a member sees of the session while they bet or play. */
const playSession = {
  title: '本次投注',
  time: '时长',
  staked: '投注',
  net: '净输赢',
  balance: '余额',
  near: '限额已用 {percent}%',
  day: '今天',
  week: '本周',
  month: '本月',
  loss: '净亏损',
  stake: '投注',
  leftOf: '{period}{kind}限额还剩 {amount}',
  usedUp: '{period}{kind}限额已用完',
  leftSingle: '每注限额 {amount}',
  leftTime: '今天的游戏时间还剩 {count} 分钟',
  leftCoins: '{period}送礼限额还剩 {count} 金币',
} as const;

export const t = textsOf({ common, playSession });
