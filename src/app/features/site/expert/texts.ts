import { reading } from '#app/features/ground/article/texts.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Experts and what they foretold. */
export const expert = {
  title: '专家主页',
  listText: '开赛前说清楚，赛后逐场算对错',
  gone: '找不到这位专家',
  record: '近十场判断',
  recordText: '开赛前给出，终场后由系统记录',
  noRecord: '还没有已经结束的判断',
  recordMatch: '比赛',
  recordCall: '判断',
  recordScore: '比分',
  recordResult: '结果',
  call_home: '主胜',
  call_draw: '平局',
  call_away: '客胜',
  right: '命中',
  wrong: '未中',
  pieces: '文章',
  noPieces: '还没有文章',
} as const;

export const t = textsOf({ expert, reading });
