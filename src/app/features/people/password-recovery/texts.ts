import { login } from '#app/features/people/account/login/texts.ts';
import { account } from '#app/features/people/account/texts/account.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** A forgotten password, in three steps. */
export const forgot = {
  heading: '找回密码',
  lead: '通过绑定的手机或邮箱重新设置密码',
  slogan: '换把钥匙，继续看。',
  promise: '验证通过后即可设置新密码，其他设备上的登录会一并退出。',
  ways: '找回方式',
  byPhone: '手机找回',
  byEmail: '邮箱找回',
  steps: '找回密码的步骤',
  stepWho: '确认账号',
  stepCode: '输入验证码',
  stepPassword: '设置新密码',
  nameUnknown: '没有这个账号，请检查后再试',
  email: '邮箱',
  emailWrong: '请输入完整的邮箱地址，例如 name@example.com',
  next: '下一步',
  sentTo:
    '如果账号与联系方式一致，验证码已发送至 {to}。没有收到时请检查填写的内容；新绑定的手机和邮箱 24 小时后才能用来找回密码。',
  startOver: '重新填写账号',
  again: '再输入一次',
  againDiffers: '两次输入的密码不一致',
  submit: '完成修改',
  doneTitle: '密码已修改',
  doneText: '其他设备上的登录已退出，请用新密码登录',
  toLogin: '去登录',
  remembered: '想起密码了？',
} as const;

export const t = textsOf({ account, common, forgot, login });
