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

/** A room that is only listened to. */
export const listening = {
  leastTraffic: '最省流量',
  now: '正在收听，画面已关闭',
  showPicture: '恢复画面',
  apart: '正在画中画窗口播放',
  takeBack: '回到这里看',
} as const;

/** Shown in browsers that cannot play live video. */
export const unplayable = {
  browser:
    '这个浏览器播放不了直播：iPhone 请用 Safari，其他设备请用新版 Chrome、Edge、Firefox，Mac 上也可以用 Safari',
} as const;
