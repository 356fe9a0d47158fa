/** The sheet of keys that `?` opens over a room. */
export const shortcut = {
  title: '键盘快捷键',
  text: '输入文字时不生效',
  space: '空格',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  play: '播放或暂停',
  mute: '静音或打开声音',
  louder: '调高音量',
  quieter: '调低音量',
  fullscreen: '进入或退出全屏',
  theatre: '进入或退出剧场模式',
  pictureInPicture: '打开或关闭画中画',
  danmaku: '打开或关闭弹幕',
  help: '显示快捷键',
} as const;
