/** Shown in browsers that cannot play live video. */
export const unplayable = {
  browser:
    '这个浏览器播放不了直播：iPhone 请用 Safari，其他设备请用新版 Chrome、Edge、Firefox，Mac 上也可以用 Safari',
} as const;
