/** The member's own page. */
export const me = {
  title: '我的',
  guestTitle: '还没有登录',
  guestText: '登录后可以聊天、送礼物、查看余额',
  id: 'ID {id}',
  logout: '退出登录',
  logoutTitle: '退出登录？',
  logoutEverywhere: '同时退出其他设备',
  logoutText: '退出后仍可以继续观看',
  version: '版本 {version}',
} as const;
