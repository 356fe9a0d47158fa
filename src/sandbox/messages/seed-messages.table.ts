import type { NewMessage } from './message-book.ts';

type SeededMessage = Omit<NewMessage, 'at'> & { readonly hoursAgo: number; readonly isRead: boolean };

/** What every member is told on joining. */
export const FIRST_MESSAGES: readonly SeededMessage[] = [
  {
    kind: 'system',
    title: '欢迎来到场边',
    text: '你的账户已开通。绑定手机后可以购买金币、给主播送礼物；在“我的”里还能设置深浅外观和每日限额。',
    place: 'me',
    hoursAgo: 190,
    isRead: true,
  },
  {
    kind: 'letter',
    title: '客服小岸写给你',
    text: '我是你的专属客服小岸。看球、聊天、充值遇到任何问题都可以直接找我，工作时间 9:00—次日 2:00，一般三分钟内回复。',
    place: 'service',
    hoursAgo: 188,
    isRead: false,
  },
];

/** What members who have been here for a while were told, oldest first. */
export const SEEDED_MESSAGES: readonly SeededMessage[] = [
  ...FIRST_MESSAGES,
  {
    kind: 'order',
    title: '转入成功 2,000.00 元',
    text: '银行卡尾号 6217 的转入已到账中心钱包，用时 42 秒。如非本人操作，请立即联系客服。',
    place: 'wallet',
    hoursAgo: 170,
    isRead: true,
  },
  {
    kind: 'promotion',
    title: '周末主场：看球签到送金币',
    text: '周六、周日在任意直播间停留满 15 分钟即可签到，每天可领 18 金币，金币只能用于送礼物，不可提现。',
    place: 'home',
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
    kind: 'order',
    title: '注单已结算：松原林场 对 灯塔竞技',
    text: '全场独赢 松原林场 @ 2.58，投注 200.00 元，未中。注单已结算，可在记录里查看详情。',
    place: 'wallet',
    hoursAgo: 98,
    isRead: true,
  },
  {
    kind: 'letter',
    title: '你反馈的弹幕遮挡已修复',
    text: '感谢你在上周提出的建议：全屏时弹幕现在会避开比分条。更新已上线，刷新页面即可生效。',
    place: null,
    hoursAgo: 75,
    isRead: true,
  },
  {
    kind: 'order',
    title: '提现已到账 860.00 元',
    text: '提现至银行卡尾号 6217，已由银行入账。下一次提现免手续费次数还剩 2 次。',
    place: 'wallet',
    hoursAgo: 52,
    isRead: true,
  },
  {
    kind: 'promotion',
    title: '群岛冠军杯预测开放',
    text: '四强名单已定，预测冠军归属可赢取专属入场特效。预测免费参加，每人一次，开赛前可以修改。',
    place: 'home',
    hoursAgo: 30,
    isRead: false,
  },
  {
    kind: 'system',
    title: '棱镜电子维护通知',
    text: '棱镜电子正在升级，预计今天 18:00 前分批恢复。期间余额可正常转回，未完成的局会在恢复后继续。',
    place: null,
    hoursAgo: 21,
    isRead: false,
  },
  {
    kind: 'order',
    title: '注单已结算：星港城 对 白鹭湾',
    text: '让球 星港城 −0.5 @ 1.94，投注 300.00 元，返还 582.00 元，已计入中心钱包。',
    place: 'wallet',
    hoursAgo: 6,
    isRead: false,
  },
];
