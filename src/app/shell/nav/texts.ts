import { shell } from '#app/shell/texts.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The menu of a navigation entry: sports, leagues, venues. */
const menu = {
  venues: '选择场馆',
  venuesOf: '{name}场馆',
  sports: '运动项目',
  leagues: '热门联赛',
} as const;

export const t = textsOf({ menu, shell });
