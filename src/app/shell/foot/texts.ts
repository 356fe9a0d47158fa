import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The footer. */
const foot = {
  sponsors: '合作伙伴',
  news: '新闻与专家',
  safer: '限额与保护',
  helpline: '求助热线',
  adults: '仅限 18 岁以上',
  encrypted: '往来数据加密',
  version: '版本 {version}',
} as const;

export const t = textsOf({ common, foot });
