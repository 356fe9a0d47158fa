import { game } from '#app/features/play/game/texts.ts';
import { anchor } from '#app/features/play/match/texts/anchor.ts';
import { match } from '#app/features/play/match/texts/match.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The search box of the header and its panel. */
export const search = {
  label: '搜索赛事、主播、游戏',
  open: '搜索',
  clear: '清除输入',
  results: '搜索结果',
  suggestions: '搜索建议',
  history: '最近搜索',
  clearHistory: '清空',
  forget: '删除搜索记录 {word}',
  hot: '大家在搜',
  matches: '比赛',
  leagues: '联赛',
  anchors: '主播',
  games: '游戏',
  found: '找到 {count} 条结果',
  nothing: '没有找到“{text}”',
  nothingText: '换个名字试试，也可以输入拼音首字母，比如 xgc',
  failed: '搜索没有完成',
  leagueCount: '{count} 场',
  leagueLive: '{count} 场进行中',
  against: '对',
  watching: '{count} 人在看',
} as const;

export const t = textsOf({ anchor, common, game, match, search });
