import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Net results of settled bets, by what they have in common. */
export const betReturns = {
  title: '盈亏分类',
  by: '分类方式',
  bySport: '按项目',
  byMarket: '按玩法',
  byVenue: '按场馆',
  byMonth: '按月份',
  sport: '项目',
  market: '玩法',
  venue: '场馆',
  month: '月份',
  figures: '这段时间的合计',
  count: '笔数',
  countNote: '{count} 笔已结算',
  staked: '投注',
  returned: '返还',
  returnedNote: '含退回的本金',
  rate: '返还率',
  rateNote: '返还除以投注',
  net: '净额',
  netNote: '返还减投注',
  bars: '亏 ｜ 盈',
  total: '合计',
  note: '除月份外，亏得最多的排在前面。只算已结算的注单，按投注时间归入月份；不含游戏、彩票、返水和彩金。',
  open: '查看{name}的注单',
  none: '这段时间没有已结算的注单',
  noneText: '把时间放宽一些再看',
  failed: '盈亏没有加载出来',
  records: '我的注单',
  file: '盈亏分类',
  currency: '币种',
} as const;

export const t = textsOf({ betReturns, common });
