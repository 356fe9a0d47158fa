import { textsOf } from '#i18n/texts-of.ts';

/** The board of one venue of matches. */
const venueBoard = {
  books: '体育与电竞场馆',
  balance: '{venue}余额',
  centre: '中心钱包',
  note: '转入实时到账，不收手续费',
  amounts: '转入金额',
  other: '其他',
  moveIn: '转入 {amount}',
  allOut: '全部转出',
  movedIn: '已转入{venue} {amount}',
  movedOut: '{venue}的 {amount} 已转回中心钱包',
  sports: '项目',
  scope: '时间',
  live: '滚球',
  today: '今日',
  early: '早盘',
  football: '足球',
  basketball: '篮球',
  esports: '电竞',
  missing: '没有找到这个场馆',
  missingText: '地址可能有误，或本站没有开通该场馆',
  toHome: '回首页看比赛',
  shutText: '期间不能转入和投注。已有注单照常结算，可以兑现；余额可以随时转出。',
  blockedTitle: '你屏蔽了{venue}',
  myBlocks: '查看我的屏蔽',
  talk: '找人聊聊',
} as const;

export const t = textsOf({ venueBoard });
