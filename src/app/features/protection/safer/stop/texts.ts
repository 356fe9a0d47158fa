import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts shared by the pages that stop play. */
const stop = {
  weekdays: '日一二三四五六',
  until: '{day} 周{weekday} {time}',
  balance: '余额',
  balanceFree: '{amount}，可随时提走',
  venues: '场馆余额',
  venuesHome: '{amount}，自动收回中心钱包',
  bets: '未结注单 {count} 笔',
  betsSettle: '{amount}，照常结算',
  deposits: '待支付充值单 {count} 笔',
  depositsCancelled: '{amount}，立即取消，请不要再付款',
  withdrawals: '处理中的付款 {count} 笔',
  withdrawalsPaid: '{amount}，照常打款',
  bonuses: '未完成的优惠 {count} 笔',
  bonusesEnd: '{amount}，作废，不再要求流水',
  coins: '金币',
  coinsKept: '{coins}，保留',
  tooSoon: '结束时间不能早于现在的结束时间',
  badDay: '请选明天到 6 周以内的一天',
  refused: '没有成功：{why}',
  reachable: '可以',
  stopped: '不可以',
} as const;

export const t = textsOf({ common, stop });
