import { textsOf } from '#i18n/texts-of.ts';

/** States of a venue, wherever venues are named. */
const venueState = {
  open: '开放中',
  transferOnly: '仅可转账',
  toLobby: '进入大厅',
  seeMatches: '看赛事',
  notOpen: '暂未开放',
  maintained: '维护中',
  until: '维护至 {time}',
  maintainedLong: '{venue}正在维护，预计 {time} 恢复',
  maintainedNoEnd: '{venue}正在维护，恢复时间待定',
  notOpenLong: '{venue}暂未开放',
  blocked: '已自选屏蔽',
  blockedLong: '你已屏蔽{venue}，屏蔽期间不能投注和转入',
} as const;

export const t = textsOf({ venueState });
