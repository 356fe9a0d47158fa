import { me } from '#app/features/people/account/texts/me.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** Frame of every member screen. */
export const memberPage = {
  nav: '会员导航',
  backTo: '返回',
  skip: '跳过会员导航',
  money: '钱包',
  member: '会员',
  care: '理性游戏',
  wallet: '钱包总览',
  deposit: '充值',
  withdraw: '{verb}',
  transfer: '转账',
  treasury: '余额宝',
  exchange: '币种兑换',
  coins: '金币',
  records: '交易记录',
  betRecords: '我的注单',
  betReturns: '盈亏分类',
  gameRecords: '游戏记录',
  payees: '收款方式',
  password: '{verb}密码',
  safer: '限额与保护',
  welfare: '福利中心',
  messages: '消息',
  follows: '我的关注',
  feedback: '意见反馈',
  support: '在线客服',
  unread: '{count} 条未读',
  profile: '个人资料',
  security: '安全中心',
  invite: '邀请好友',
  vip: 'VIP 与返水',
  agent: '合作代理',
  parcels: '我的包裹',
  id: 'ID {id}',
  guestTitle: '登录后查看',
  guestText: '钱包和个人资料都在这里',
} as const;

export const t = textsOf({ common, me, memberPage });
