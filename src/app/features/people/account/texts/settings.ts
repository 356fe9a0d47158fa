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
