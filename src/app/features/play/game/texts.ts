import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Electronic games: cards, the sheet of facts. */
export const game = {
  facts: '游戏资料',
  unknown: '本站没有这个游戏',
  venue: '场馆',
  brand: '品牌',
  category: '类型',
  rtp: '理论返还率',
  rtpRange: '{least} 至 {most}，随押注不同',
  heat: '热度',
  heatOf: '热度 {level}，满分 5',
  heatHours: '近五小时热度',
  heatHour: '{hours} 小时前 {value}',
  heatNow: '现在 {value}',
  hoursAgo: '{hours} 小时前',
  now: '现在',
  isNew: '新上线',
  maintained: '维护中',
  maintainedUntil: '维护中，预计 {time} 恢复',
  maintainedText: '维护期间不能转入转出，场馆里的余额不受影响',
  collect: '收藏',
  collected: '已收藏',
  collectGame: '收藏{name}',
  uncollectGame: '取消收藏{name}',
  addedToast: '已收藏{name}',
  removedToast: '已取消收藏{name}',
  rtpNote: '返还率是大量局数的长期平均，不代表单次结果',
  slot: '老虎机',
  fishing: '捕鱼',
  live: '真人',
  lottery: '彩票',
  table: '棋牌',
  arcade: '街机',
  crash: '升空',
  instant: '即开',
} as const;

export const t = textsOf({ common, game });
