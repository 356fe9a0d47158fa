import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts that the first load shows around every screen: navigation, dialogs opened by the core. */
export const shell = {
  mainNav: '主导航',
  bottomNav: '底部导航',
  home: '首页',
  live: '直播',
  activities: '活动',
  news: '资讯',
  wallet: '钱包',
  me: '我的',
  offline: '网络已断开，连上后会自动继续',
  lockMissing: '页面已锁定，解锁窗口没有加载出来，正在重试',
  partMissing: '刚才打开的内容没有加载出来，正在重试',
  alertTitle: '温馨提示',
  loginNeededTitle: '请先登录',
  loginNeededText: '登录后会回到这里',
  sessionOver: '登录状态已结束',
  toHome: '回首页',
  watchOn: '继续观看',
} as const;

export const t = textsOf({ common, shell });
