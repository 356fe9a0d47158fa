/** A match wherever it is shown: its phase, its two sides. */
export const match = {
  upcoming: '未开赛',
  first: '上半场',
  halfTime: '中场休息',
  second: '下半场',
  ended: '已结束',
  interrupted: '比赛中断',
  versus: '{home} 对 {away}',
  enterRoom: '{home} 对 {away}，进入直播间',
  live: '直播',
} as const;
