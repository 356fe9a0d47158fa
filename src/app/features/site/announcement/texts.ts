import { textsOf } from '#i18n/texts-of.ts';

/** Announcements, and the line of them that runs across home. */
const announcement = {
  title: '公告',
  text: '维护、赛事、资金与安全',
  none: '暂时没有公告',
  ticker: '滚动公告',
  tickerLabel: '公告',
  tickerAll: '全部公告',
  tickerPause: '暂停滚动',
  tickerRun: '继续滚动',
} as const;

export const t = textsOf({ announcement });
