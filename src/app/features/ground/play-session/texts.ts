import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** A break of one day, begun where one stakes or plays. */
const restDay = {
  now: '休息 24 小时',
  begun: '休息已开始，24 小时后自动恢复',
  longer: '已经在休息，结束时间更晚',
} as const;

/** Texts of the session bar. */
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

export const t = textsOf({ common, playSession, restDay });
