import { command } from '#app/features/money/order/texts/command.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Gold coins: what a member has, packs to buy, and where coins went. */
export const coins = {
  title: '金币',
  balances: '余额',
  centre: '中心钱包（{unit}）',
  centreUnknown: '中心钱包',
  coins: '金币',
  buy: '充金币',
  missing: '正好补足这份礼物',
  pay: '支付 {price}',
  barredTitle: '暂时不能充金币',
  barredNewcomer: '绑定手机号后才能充金币，绑定前不会扣款',
  barredBlocked: '你的账号暂时不能充金币，可以联系客服了解原因',
  toBindPhone: '去绑定手机号',
  toService: '联系客服',
  confirmTitle: '购买 {coins} 金币',
  confirmText: '将从中心钱包支付 {price}，金币立即到账，可用于送礼物和活动（竞猜、补签卡），不能换回余额',
  inDoubt: '没有收到支付结果，正在向平台核实，请勿重复购买。关闭后会继续核实。',
  later: '先关闭',
  bought: '已到账 {coins} 金币',
  records: '金币明细',
  opening: '账户开通',
  purchase: '购买金币',
  gift: '送出礼物',
  activity: '活动',
  after: '余 {coins}',
  noRecords: '还没有金币往来',
} as const;

export const t = textsOf({ coins, command, common });
