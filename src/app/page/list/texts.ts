import { textsOf } from '#i18n/texts-of.ts';

/** Lists that are shown page by page, or grow by a button. */
const list = {
  newer: '上一页',
  older: '下一页',
  page: '{page} / {pages}',
  allShown: '已显示全部 {count} 条',
  mostShown: '最多显示最近 {count} 条',
} as const;

export const t = textsOf({ list });
