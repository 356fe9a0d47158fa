/** In the place of the picture: before the match, when it is broken off, after it. */
export const still = {
  more: '还有 {count} 个，见数据',
  notStarted: '比赛尚未开始',
  anyMoment: '马上开始，到点会自动播放',
  countdown: '距开赛',
  left: '距开赛还有 {minutes} 分钟',
  days: '天',
  hours: '时',
  minutes: '分',
  seconds: '秒',
  interrupted: '比赛中断',
  interruptedText: '恢复后会自动播放，比分保持不变',
  over: '全场结束',
  highlights: '关键事件',
  others: '看看其他比赛',
} as const;
