import { textsOf } from '#i18n/texts-of.ts';

/** Texts about the member's follows. */
export const follow = {
  title: '我的关注',
  matches: '比赛',
  noMatches: '关注的比赛、球队和联赛近五天没有比赛',
  anchors: '主播',
  noAnchors: '还没有关注主播',
  experts: '专家',
  noExperts: '还没有关注专家',
  teams: '球队和联赛',
  noTeams: '还没有关注球队或联赛，可以在直播间的“往绩”里点星标',
  nothing: '还没有关注',
  nothingText: '点比赛、球队、联赛、主播或专家旁的星标，会出现在这里',
  toHome: '去看比赛',
  enter: '进入',
  live: '直播中',
  interrupted: '暂时中断',
  offAir: '未开播',
  nextAt: '{time} 开播',
  dropMatch: '不再关注 {home} 对 {away}',
} as const;

export const t = textsOf({ follow });
