import { CURRENCIES } from '#sandbox/base/tables/currencies.table.ts';
import type { NewMessage } from './inbox-store.ts';

type SeededMessage = Omit<NewMessage, 'at'> & { readonly hoursAgo: number; readonly isRead: boolean };

/** The first message to every member. */
export const FIRST_MESSAGES: readonly SeededMessage[] = [
  {
    kind: 'system',
    title: '欢迎来到场边',
    text: '你的账户已开通，可以在直播间聊天、购买金币、给主播送礼物；在“我的”里可以切换深浅外观，在钱包的“充值限额”里可以给自己定充值上限。',
    place: 'me',
    hoursAgo: 190,
    isRead: true,
  },
  {
    kind: 'letter',
    title: '编辑部写给你',
    text: '资讯里有赛报、前瞻和八位专家的观点，赛前判断与赛果逐场公开。想留意哪场比赛，点列表左侧的星标，它会出现在“关注”里。',
    place: 'home',
    hoursAgo: 188,
    isRead: false,
  },
];

/** Messages that long-standing members have received, oldest first. */
export const SEEDED_MESSAGES: readonly SeededMessage[] = [
  ...FIRST_MESSAGES,
  {
    kind: 'order',
    title: '上月账单可以查看了',
    text: '充值、{withdrawWord}、转账和兑换按日期列在交易记录里，可以按类型筛选，也可以导出表格。',
    place: 'record',
    hoursAgo: 170,
    isRead: true,
  },
  {
    kind: 'promotion',
    title: '十二款礼物，最低 1 金币',
    text: `金币在钱包里购买，十枚一${CURRENCIES.CNY.unitWord}，大小包同价；金币可用于送礼物、竞猜和补签卡，不能换回余额，不可{withdrawWord}。`,
    place: 'coins',
    hoursAgo: 146,
    isRead: true,
  },
  {
    kind: 'system',
    title: '新增视频线路',
    text: '观看页面新增两条线路，卡顿时会自动切换，也可以在播放器右下角手动选择清晰度和线路。',
    place: null,
    hoursAgo: 121,
    isRead: true,
  },
  {
    kind: 'letter',
    title: '开赛前可以提醒你',
    text: '在未开赛的直播间里点“开赛前提醒我”，开赛前 5 分钟会收到站内信；设过的提醒和关注的球队、主播都在“我的关注”里。',
    place: 'me',
    hoursAgo: 75,
    isRead: true,
  },
  {
    kind: 'order',
    title: '{withdrawWord}免手续费说明',
    text: '每天前 3 次{withdrawWord}免手续费，次数在每天 0 点恢复；超出后的费率会在提交前显示。',
    place: 'withdrawal',
    hoursAgo: 52,
    isRead: true,
  },
  {
    kind: 'promotion',
    title: '闲置的余额可以放进余额宝',
    text: '转入的钱从第二天起计算收益，每天结算一次，随时可以转出。收益率会变动，以页面公布的为准。',
    place: 'treasury',
    hoursAgo: 30,
    isRead: false,
  },
  {
    kind: 'system',
    title: '棱镜电子维护通知',
    text: '棱镜电子正在升级，恢复时间以场馆页显示的为准。期间暂停转入和转出，余额不受影响。',
    place: null,
    hoursAgo: 21,
    isRead: false,
  },
  {
    kind: 'order',
    title: '按单号就能找到一笔交易',
    text: '交易记录支持按单号查找，覆盖最近 14 个月。打开任意一笔，可以看到对方账户、手续费和入账后的余额。',
    place: 'record',
    hoursAgo: 6,
    isRead: false,
  },
];
