import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Texts of an idle page. */
const idle = {
  soonTitle: '还在吗',
  soonText: '很久没有操作了，{left} 后页面会锁定，需要输入登录密码才能继续。',
  stay: '继续使用',
  lockedTitle: '页面已锁定',
  lockedText: '很久没有操作，为了账户安全，请输入登录密码。填写过的内容都还在。',
  account: '账号',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  unlock: '继续使用',
  leave: '退出登录',
} as const;

export const t = textsOf({ common, idle });
