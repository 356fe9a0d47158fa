import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Quick ways on the right, and the floating windows. */
export const rail = {
  label: '快捷入口',
  service: '客服',
  activities: '活动',
  app: 'App',
  feedback: '反馈',
  top: '顶部',
  appTitle: '装到手机上',
  appText: '用手机扫码打开，版本 {version}',
  appCode: '本站地址的二维码',
  ios: 'iPhone',
  android: 'Android',
  requires: '需要 {system} 或更高版本',
  floating: '提示窗口',
  closeWindow: '关闭{title}',
} as const;

export const t = textsOf({ common, rail });
