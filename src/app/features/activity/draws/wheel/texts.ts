import { activity } from '#app/features/activity/texts.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The wheel. */
const wheel = {
  text: '当天的次数当天有效，不累积',
  left: '剩余',
  times: '次',
  spin: '抽一次',
  hub: '抽奖',
  useOne: '用 1 次',
  turning: '转动中',
  usedUp: '用完了',
  tomorrow: '明天再来',
  shut: '未开放',
  shutLong: '现在不能抽',
  usedUpLong: '今天的次数用完了',
  fair: '扇区等大，概率以表格为准。结果由服务器先确定，再播放转动。',
  deciding: '正在等服务器的结果',
  late: '取回中',
  decided: '结果已由服务器确定，转动只是呈现。关掉页面也不会丢。',
  resetAt: '{time} 重新计算，库存同时补满',
  stock: '今天剩 {left} / {total}',
  stockNone: '今天已抽完，改发“{fallback}”',
  fallback: '有库存的奖项抽完后，落在它上面的结果改发“{fallback}”，其他概率不变。',
  ways: '怎样再得次数',
  waysNote: '今天用了 {used} 次，最多 {most} 次',
  visit: '当天登录',
  watch: '观看直播 {needed} 分钟',
  deposit: '当天充值满 {needed} {unit}',
  bet: '当天有效投注满 {needed} {unit}',
  one: '+1 次',
  done: '已完成',
  go: '去完成',
  cards: '转盘次数卡 {count} 张，当天次数用完后自动使用',
  last: '今天最近一次：{prize}',
  lately: '刚刚抽中',
  latelyNone: '本季还没有人抽中',
  latelyNoneText: '有人抽中后，奖项和时间会列在这里，名字只留首尾',
  rule1: '每天 00:00 重新计算次数，以服务器时间为准；一天最多 {most} 次。',
  rule2: '每次抽取相互独立，没有保底，抽得多不会更容易中。',
  rule3: '金币、积分和优惠券即时入账；彩金先看清流水再领取。',
  rule4: '同一次点击只抽一次，断线后取回的是同一个结果。',
} as const;

export const t = textsOf({ common, activity, wheel });
