import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { account } from './texts/account.ts';
import { settings } from './texts/me.ts';

/** A second look at who acts, by a code of the second factor or by the login password. */
const stepUp = {
  title: '验证动态码',
  text: '为了账户安全，请输入动态验证码后继续。',
  passwordTitle: '验证登录密码',
  passwordText: '为了账户安全，请输入登录密码后继续。',
  account: '账号',
  password: '登录密码',
  passwordMissing: '请输入登录密码',
  code: '动态验证码',
  codeHint: '验证器里的六位数字',
  codeOrRecovery: '验证器里的六位数字，或一个恢复码',
  codeWrong: '请输入动态验证码',
  wrong: '动态验证码不正确，还可尝试 {count} 次',
  lockedFor: '动态验证码错误次数过多，请 {minutes} 分钟后再试',
  passwordWrong: '密码不正确，还可尝试 {count} 次',
  confirm: '继续',
} as const;

/** Shown before a deposit or a stake while the member’s identity is not verified. */
const identityGate = {
  deposit: '充值前先核验身份',
  bet: '投注前先核验身份',
  launch: '进入游戏前先核验身份',
  transferIn: '转入场馆前先核验身份',
  needs: '先列清楚，之后不再临时要资料：',
  name: '真实姓名，和收款人一致',
  document: '居民身份证正反两面照片，年满 18 周岁',
  noMore: '不需要住址证明',
  pending: '证件正在审核，通过后就可以继续，结果会发到消息里。',
  rejected: '上次提交没有通过，可以看原因后重新提交。',
  expired: '证件已经过期，更新后就可以继续。',
  go: '去核验身份',
  look: '查看进度',
} as const;

/** Greetings by the hour [9.05]. */
const greeting = {
  beforeDawn: '夜深了',
  earlyMorning: '早安',
  morning: '上午好',
  noon: '中午好',
  afternoon: '下午好',
  dusk: '傍晚好',
  evening: '晚上好',
  night: '夜深了',
  toName: '{greeting}，{name}',
} as const;

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

export const t = textsOf({ account, common, greeting, identityGate, idle, settings, stepUp });
