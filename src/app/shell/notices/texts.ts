import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Banners about the page itself: its version, its core, its storage. */
export const notice = {
  coreSilent: '页面没有加载完整，内容和登录暂时用不了。请刷新重试；仍不行请关闭拦截插件或换个浏览器',
  coreRefused: '网站已更新，这个页面是旧版本，请刷新后继续',
  newVersion: '有新版本，刷新即可使用',
  newVersionNeeded: '网站已更新，刷新后才能打开这部分内容',
  slow: '网络有点慢，内容还在加载，请稍等',
  storageRefused: '浏览器不允许本站保存数据：现在可以正常使用，但关闭或刷新页面后需要重新登录',
  storageClose: '知道了',
} as const;

export const t = textsOf({ common, notice });
