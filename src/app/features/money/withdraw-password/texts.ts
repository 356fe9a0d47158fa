import { memberPage } from '#app/features/people/member/texts.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The six digits that let money out. */
export const secret = {
  lead: '每次{verb}时输入的 6 位数字，与登录密码分开',
  how: '怎样验证',
  byOld: '用当前密码修改',
  byPhone: '用手机验证码重设',
  current: '当前{verb}密码',
  next: '新的{verb}密码',
  first: '{verb}密码',
  forgot: '忘记{verb}密码',
  again: '再输入一次',
  hint: '6 位数字，不要用连号、重复或生日',
  missing: '请输入 6 位数字',
  weak: '太容易被猜到，请避开连号和重复的数字',
  same: '新密码不能与当前的相同',
  differs: '两次输入不一致',
  submitSet: '设置{verb}密码',
  submitUpdate: '修改{verb}密码',
  submitReset: '重设{verb}密码',
  phone: '验证码会发送至你绑定的手机',
  noPhoneTitle: '还没有绑定手机',
  noPhoneText: '设置和重设都需要手机验证码，绑定后会回到这里',
  toBindPhone: '去绑定手机号',
  wrong: '密码不正确，还可尝试 {count} 次',
  wrongLast: '密码不正确，已没有尝试次数',
  locked: '错误次数过多，请 {minutes} 分钟后再试',
  doneSet: '{verb}密码已设置',
  doneChanged: '{verb}密码已更换',
  doneText: '以后{verb}请使用这个密码，不要告诉任何人',
  doneWait: '为了资金安全，{time} 起才能{verb}。',
  toWithdraw: '去{verb}',
} as const;

export const t = textsOf({ secret, memberPage });
