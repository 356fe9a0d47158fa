import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { activity } from '../texts.ts';

/** The points shop. */
const points = {
  text: '看比赛、签到、完成任务攒下的积分，换成用得上的东西',
  unit: '积分',
  expiring: '其中 {points} 分 {time} 到期',
  shelf: '货架',
  all: '全部',
  gear: '观赛好物',
  coins: '金币',
  coupons: '券',
  cards: '道具',
  affordable: '只看我换得起的',
  none: '这里没有换得起的',
  noneText: '换一个货架看看',
  left: '剩 {left} 件',
  endless: '不限量，即时到账',
  soldOut: '已兑完，{time} 补货',
  perMonth: '每月限 {most} 件，已换 {taken} 件',
  exchange: '兑换',
  exchangeOf: '兑换 {title}',
  short: '还差 {points}',
  monthUsed: '本月已换满',
  confirm: '确认兑换',
  cost: '所需积分',
  after: '兑换后剩余',
  pay: '用 {cost} 积分兑换',
  cancel: '取消',
  shipping: '兑换后在“我的包裹”填写地址，发货前可以取消，积分原路退回',
  rule1: '积分不能转赠、不能提取，自获得起 12 个月有效，先到期的先用，到期前 7 天会发站内信提醒。',
  rule2: '每周四 12:00 补货，库存写在每一件上；兑完不会扣积分。',
  rule3: '签到、答题、闯关和有效投注都会得到积分，输掉的投注不额外给分。',
} as const;

export const t = textsOf({ common, activity, points });
