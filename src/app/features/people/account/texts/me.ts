/** The member's own page. */
export const me = {
  title: '我的',
  guestTitle: '还没有登录',
  guestText: '登录后可以聊天、送礼物、查看余额',
  id: 'ID {id}',
  profile: '个人资料',
  lastLogin: '上次登录 {words}',
  coins: '金币',
  vip: 'VIP {level}，查看等级与权益',
  logout: '退出登录',
  logoutTitle: '退出登录？',
  logoutEverywhere: '同时退出其他设备',
  logoutText: '退出后仍可以继续观看',
  left: '已退出登录',
  leftEverywhere: '已退出本机和其他设备',
  leftLater: '已退出本机；平台会在联网后收到通知',
  leftEverywhereLater: '已退出本机；其他设备将在联网后退出',
  version: '版本 {version}',
} as const;

/** Appearance and currency of the site. */
export const settings = {
  title: '偏好设置',
  mode: '外观',
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
  currency: '结算币种',
  dataSaver: '省流量',
  dataSaverOn: '开启',
  dataSaverOff: '关闭',
} as const;
