import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { account } from '../texts/account.ts';

/** Login by account or phone. */
export const login = {
  heading: '登录账号',
  lead: '登录后自动回到你刚才的位置',
  slogan: '离比赛，近一个座位。',
  promise: '直播、解说、数据和聊天在同一块屏幕上。登录后继续你上次停下的地方。',
  ways: '登录方式',
  byAccount: '账号登录',
  byPhone: '手机登录',
  name: '账号',
  nameMissing: '请输入账号',
  password: '密码',
  second: '动态验证码',
  secondHint: '这个账号开启了二次验证，请输入验证器里的六位数字或一个恢复码',
  secondMissing: '请输入动态验证码',
  verifyAfter: '连续输错 {times} 次后，登录前要先完成安全验证',
  stay: '30 天内自动登录',
  forgot: '忘记密码',
  submit: '登录',
  noAccount: '还没有账号？',
  toRegister: '注册新账号',
  phoneUnknown: '这个手机号还没有注册',
  adultsOnly: '仅限年满 18 周岁用户。请设定限额，理性参与。遇到困难可以随时',
  toService: '联系客服',
} as const;

export const t = textsOf({ account, common, login });
