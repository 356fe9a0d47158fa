import { memberPage } from '#app/features/people/member/texts.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Yuan into USDT and back. */
export const exchange = {
  way: '兑换方向',
  toUsdt: '{from} 换 {to}',
  get: '得到',
  amount: '兑换金额',
  available: '中心钱包可用 {amount}',
  rate: '汇率',
  rateBuy: '1 {coin} = {rate} {unit}（买入）',
  rateSell: '1 {coin} = {rate} {unit}（卖出）',
  holds: '报价 {time} 内有效',
  renewing: '报价已过期，正在更新',
  refresh: '更新报价',
  missing: '请填写金额',
  nothing: '金额要大于 0',
  tiny: '金额太小，换不到 0.01，请增加后再换',
  short: '超过可用余额 {amount}，请修改后再换',
  submit: '兑换',
  confirmTitle: '确认兑换？',
  confirmText: '付出 {paid}，得到 {got}，汇率 {rate}。兑换完成后不能撤回。',
  confirm: '兑换 {paid}',
  done: '已兑换：付出 {paid}，得到 {got}',
  refused: '没有兑换：{why}',
  expired: '汇率刚刚更新，请看过新的金额后再换',
  wagering: '还有流水没有完成，完成后才能兑换；还差多少可在{verb}页面查看',
  single: '本站只有一种结算币种，不需要兑换',
  rulesTitle: '兑换说明',
  rules1: '按显示的汇率立即兑换，没有另外的手续费，得到的金额向下取到分。',
  rules2: '买入价和卖出价不同，来回兑换会有差额。',
  rules3: '报价有效期为一到两分钟，过期会自动更新，不会按旧汇率成交。',
  rules4: '流水没有完成的余额不能兑换；彩金解锁前不在余额中，也不能兑换。',
  rules5: '网络中断时会显示“核实中”，系统会自动查到结果，不会重复兑换。',
} as const;

export const t = textsOf({ common, exchange, memberPage });
