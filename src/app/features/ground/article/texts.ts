import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts shared by articles, experts and their lists. */
export const reading = {
  crumbs: '当前位置',
  back: '返回上一级',
  news: '新闻',
  more: '加载更多',
  shown: '已显示 {shown} / {total} 篇',
  views: '{count} 次阅读',
  experts: '专家',
  toExperts: '全部专家',
  lastTen: '近 10 中 {count}',
  expertFacts: '{articles} 篇 · {followers} 人关注',
} as const;

export const t = textsOf({ common, reading });
