import { textsOf } from '#i18n/texts-of.ts';

/** Present state of an open bet. */
const outlook = {
  winning: '现在赢着',
  halfWinning: '现在赢一半',
  level: '现在走盘',
  behind: '现在没中',
  playing: '进行中',
  oneGoal: '再进 1 球即赢',
  oneGoalOf: '{team}再进 1 球即赢',
  oneCorner: '再有 1 个角球即赢',
  oneCornerOf: '{team}再有 1 个角球即赢',
  hits: '已中 {hits} / {count}',
  hitsOneAway: '已中 {hits} / {count}，还差 1 球',
  dead: '已不可能赢',
  soon: '{minutes} 分钟后开赛',
  upcoming: '未开赛',
} as const;

export const t = textsOf({ outlook });
