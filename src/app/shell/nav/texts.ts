import { shell } from '#app/shell/texts.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The menu of a navigation entry: sports, leagues, venues. */
const menu = {
  venues: '选择场馆',
  venuesOf: '{name}场馆',
  sports: '运动项目',
  leagues: '热门联赛',
  seeMatches: '看赛事',
  toLobby: '进入大厅',
  transferOnly: '仅可转账',
  maintainedUntil: '维护至 {time}',
  maintained: '维护中',
  notOpen: '暂未开放',
  blocked: '已自选屏蔽',
} as const;

export const t = textsOf({ menu, shell });
