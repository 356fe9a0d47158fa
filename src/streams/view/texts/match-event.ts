/** Events of a match. */
export const matchEvent = {
  kickOff: '开球',
  goal: '进球',
  yellowCard: '黄牌',
  redCard: '红牌',
  substitution: '换人',
  corner: '角球',
  shot: '射门',
  attack: '进攻',
  dangerousAttack: '危险进攻',
  halfTime: '上半场结束',
  fullTime: '全场结束',
  animationOf: '{home} 对 {away} 的动画直播',
} as const;
