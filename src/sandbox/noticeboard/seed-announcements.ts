/** When a timed line runs, in hours from the opening of the platform, or a bound as a careless operator left it. */
type Window = { readonly from: number | ''; readonly to: number | -1 | null };

export type AnnouncementSeed = {
  readonly id: string;
  readonly sites: readonly (5000 | 5003)[];
  readonly label: string;
  readonly title: string;
  readonly hoursAgo: number;
  /** Given for lines of category 1. */
  readonly window?: Window;
  /** In the light markup of `text/markup.ts`. */
  readonly body: string;
};

const BOTH = [5000, 5003] as const;

export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [
  {
    id: 'n-bjj-live',
    sites: [5000],
    label: '赛事',
    title: '云豹体育已新增北境甲级联赛滚球盘口',
    hoursAgo: 1.2,
    body: `云豹体育即日起提供北境甲级联赛的滚球盘口，包含独赢、让球、大小和下一个进球四类玩法。

盘口在进球、红牌和点球时暂停，恢复后请重新确认赔率。结算口径见[投注规则](/app/help/betting-rules)。`,
  },
  {
    id: 'n-prism-upkeep',
    sites: [5000],
    label: '维护',
    title: '棱镜体育正在例行维护，维护期间余额可正常回收',
    hoursAgo: 2.5,
    window: { from: -0.5, to: 6 },
    body: `棱镜体育正在进行例行维护，期间暂停进入场馆与下注，其他场馆不受影响。

- 余额可以在钱包一键回收到中心钱包。
- 已接受的注单照常结算。
- 若比赛在维护期间开始，赛前盘口以关闭前的最后状态为准。`,
  },
  {
    id: 'n-usdt-confirm',
    sites: BOTH,
    label: '资金',
    title: 'USDT-TRC20 充值到账确认数由 20 调整为 12',
    hoursAgo: 20,
    body: `为了缩短等待时间，USDT-TRC20 网络的到账确认数由 20 个调整为 12 个，平均到账时间约为一分钟。

转账前请核对网络与地址，发送到其他网络的款项通常无法找回。步骤见[存取款指南](/app/help/deposit-withdraw)。`,
  },
  {
    id: 'n-cup-offside',
    sites: BOTH,
    label: '赛事',
    title: '群岛冠军杯八强起启用新越位流程，滚球暂停时间可能略有增加',
    hoursAgo: 28,
    body: `群岛冠军杯从八强阶段开始使用新的越位流程。判罚复核期间，相关滚球盘口会保持暂停，平均约 25 秒。

复核改变判罚时，复核开始之后被接受的注单按取消处理，本金退回。`,
  },
  {
    id: 'n-night-upkeep',
    sites: BOTH,
    label: '维护',
    title: '今晚系统升级，部分页面可能短暂刷新，直播不中断',
    hoursAgo: 3,
    window: { from: 5, to: 9 },
    body: `今晚将分批升级系统。升级时页面会提示有新版本，刷新即可，正在观看的直播不会中断。

升级期间提交的订单不会丢失，同一笔操作即使重复点击也只会处理一次。`,
  },
  {
    id: 'n-limits',
    sites: BOTH,
    label: '理性游戏',
    title: '存款限额与时长提醒的说明已更新',
    hoursAgo: 46,
    body: `我们更新了限额说明：调低立即生效，调高需要等待 24 小时并再次确认。时长提醒默认每小时一次，可以改为 30 分钟。

阅读[设定限额](/app/help/limits)了解怎样定一个适合自己的数字。投注是娱乐，不是收入。`,
  },
  {
    id: 'n-phishing',
    sites: BOTH,
    label: '安全',
    title: '谨防冒充客服索要验证码，请只使用站内客服入口',
    hoursAgo: 70,
    body: `近期有人冒充客服，以“账号异常”为由索要短信验证码或引导到站外聊天。

- 客服不会索要密码、验证码和提现密码。
- 客服不会提供私人账户收款。
- 收到可疑消息请截图，通过[客服页](/cs)举报。`,
  },
  {
    id: 'n-esports-patch',
    sites: [5000],
    label: '赛事',
    title: '峡湾电竞公开赛更换版本，适应期内继续使用旧版本结算口径',
    hoursAgo: 90,
    body: `峡湾电竞公开赛将更换比赛版本，两周适应期内的场次仍使用旧版本。

与地图时长有关的玩法，在新版本启用后将重新开盘，适应期内已接受的注单不受影响。`,
  },
  {
    id: 'n-usdt-site',
    sites: [5003],
    label: '站点',
    title: '本站以 USDT 结算，人民币金额仅作参考',
    hoursAgo: 30,
    body: `本站余额、限额和注单均以 USDT 计价。切换到人民币显示时，页面上的词语会随之改变，结算货币不变。

提币地址最多保存 3 个，首次提币前需要设置 6 位数字密码。`,
  },
  {
    id: 'n-last-season',
    sites: BOTH,
    label: '维护',
    title: '上一阶段线路检修已经结束',
    hoursAgo: 120,
    window: { from: -122, to: -118 },
    body: '视频线路检修已经结束，全部线路恢复。检修期间的观看记录与礼物记录完整保留。',
  },
  {
    id: 'n-draft',
    sites: BOTH,
    label: '站点',
    title: '青年精英赛直播排期调整，以赛事页为准',
    hoursAgo: 150,
    window: { from: '', to: -1 },
    body: '青年精英赛部分场次的直播时间有调整，最新排期请在赛事页查看。已设置开赛提醒的比赛会按新时间提醒。',
  },
];
