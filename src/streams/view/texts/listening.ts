/** A room that is only listened to. */
export const listening = {
  leastTraffic: '最省流量',
  now: '正在收听，画面已关闭',
  showPicture: '恢复画面',
  apart: '正在画中画窗口播放',
  takeBack: '回到这里看',
} as const;
