/** The time of the picture: going back, its marks, and the way to the present. */
export const time = {
  bar: '回看进度',
  now: '正在直播',
  behind: '落后直播 {time}',
  back: '后退 10 秒',
  lastGoal: '上一个进球',
  fast: '1.25 倍速追上直播',
  goToMark: '回看 {what}',
  earliest: '最早只能回看到 {minutes} 分钟前',
  none: '这路画面不支持回看',
} as const;
