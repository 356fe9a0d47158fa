import { login } from '#app/features/people/account/login/texts.ts';
import { account } from '#app/features/people/account/texts/account.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Opening an account. */
export const register = {
  heading: '注册新账号',
  hasAccount: '已有账号？',
  toLogin: '直接登录',
  slogan: '一分钟入座。',
  promise: '填写账号和手机号即可开始观赛；首次充值、投注或{verb}前需要完成实名认证。',
  nameHint: '2—24 个字符，可用字母、数字、中文',
  nameChecking: '正在查看这个账号能否使用',
  nameFree: '这个账号可以使用',
  nameLength: '账号需要 2 到 24 个字符',
  nameCharacters: '账号只能用字母、数字和中文',
  nameTaken: '这个账号已被使用，请换一个',
  nameReserved: '这个账号不能注册，请换一个',
  nameOffers: '可以使用',
  invite: '邀请码（选填）',
  inviteHint: '朋友给你的邀请码',
  inviteFrom: '来自 {nickname} 的邀请',
  inviteWrong: '邀请码是 6 到 10 位字母和数字',
  inviteUnknown: '没有这个邀请码，请核对或留空',
  agree: '我已年满 18 周岁，并同意',
  and: '与',
  terms: '服务条款',
  privacy: '隐私政策',
  agreeMissing: '请先确认年龄并同意条款',
  submit: '注册并登录',
  termsText:
    '本站只向年满 18 周岁的用户提供服务。一个人只能有一个账号，账号不得转借、出售。聊天室禁止辱骂、广告和泄露他人信息，违反者会被禁言或停用。比赛数据以官方公布为准，直播可能有延迟。',
  privacyText:
    '我们保存你的账号、手机号和设备标识，用于登录、找回密码和保护账号安全。密码只以摘要形式保存，任何人都看不到原文。需要查询或删除自己的资料，可以在客服页留言。',
} as const;

export const t = textsOf({ account, common, login, register });
