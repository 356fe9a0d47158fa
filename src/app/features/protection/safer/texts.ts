import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The pages of protection: what they have in common, and the first of them. */
export const safer = {
  title: '限额与保护',
  nav: '限额与保护的页面',
  overview: '概览',
  tools: '可以自己设的',
  limits: '限额',
  limitsAbout: '充值、亏损、投注、送礼与时长',
  activity: '我的活动',
  activityAbout: '充值、投注、净输赢和时长，按日按周按月看',
  identity: '身份与年龄',
  identityAbout: '需要哪些资料，核验到哪一步',
  preferences: '通知偏好',
  preferencesAbout: '要不要优惠消息，余额要不要显示',
  selfCheck: '自测',
  selfCheckAbout: '9 道题，约 2 分钟，答案不离开这个页面',
  break: '休息一段时间',
  breakAbout: '24 小时到 6 周，到时间自动恢复',
  exclusion: '自我排除',
  exclusionAbout: '6 个月起，期满之前不能恢复',
  blocks: '自选屏蔽',
  blocksAbout: '玩法、场馆和联赛，打开立即生效',
  close: '关闭账户',
  closeAbout: '不再使用这个账户',
  talkTitle: '想和人聊聊',
  talkNote: '免费，保密',
  helpline: '求助热线',
  helplineAbout: '自测问题和可以打的电话，不需要理由',
  howLimits: '怎么定限额',
  howLimitsAbout: '先想想这个月愿意为娱乐花多少钱',
  service: '在线客服',
  serviceAbout: '限额和账户上的问题，都可以问',
  askTitle: '先问自己三件事',
  ask1: '这笔钱输掉之后，生活会不会受影响？',
  ask2: '我是不是在想把输的赢回来？',
  ask3: '我有没有对家人隐瞒时间或金额？',
  askNote: '有一个答案让你犹豫，就值得停一停。',
  adults: '仅限年满 18 周岁的用户。家里有孩子共用设备时，建议开启屏幕密码与内容过滤。',
} as const;

export const t = textsOf({ common, safer });
