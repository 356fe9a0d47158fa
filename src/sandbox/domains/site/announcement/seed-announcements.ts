import { SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';

/** Bounds of a timed line, in hours from the opening of the platform, or malformed as after an operator’s mistake. */
type Window = { readonly from: number | ''; readonly to: number | -1 | null };

export type AnnouncementSeed = {
  readonly id: string;
  readonly sites: readonly SiteId[];
  readonly label: string;
  readonly title: string;
  readonly hoursAgo: number;
  /** Window of lines of category 1. */
  readonly window?: Window;
  /** Text in the light markup of `base/markup.ts`. */
  readonly body: string;
};

export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [
  {
    id: 'n-bjj-live',
    sites: [5000],
    label: '赛事',
    title: '云豹体育已新增北境甲级联赛滚球盘口',
    hoursAgo: 1.2,
    body: `北境甲级联赛的直播间里可以看到云豹体育的滚球盘口，包含独赢、让球和大小。

盘口在进球、红牌和点球时暂停。怎样看见[赔率说明](/app/help/odds)。`,
  },
  {
    id: 'n-prism-upkeep',
    sites: [5000],
    label: '维护',
    title: '棱镜体育正在例行维护，维护期间不能转入转出',
    hoursAgo: 2.5,
    window: { from: -0.5, to: 6 },
    body: `棱镜体育正在进行例行维护，其他场馆不受影响。

- 场馆里的余额不会变动，恢复之前不能转入转出，一键回收会跳过它。
- 由它提供的盘口保持锁定，比赛照常观看和聊天。`,
  },
  {
    id: 'n-usdt-confirm',
    sites: SITE_IDS,
    label: '资金',
    title: 'USDT-TRC20 充值到账确认数由 20 调整为 12',
    hoursAgo: 20,
    body: `为了缩短等待时间，USDT-TRC20 网络的到账确认数由 20 个调整为 12 个，平均到账时间约为一分钟。

转账前请核对网络与地址，发送到其他网络的款项通常无法找回。步骤见[资金存取指南](/app/help/deposit-withdraw)。`,
  },
  {
    id: 'n-cup-offside',
    sites: SITE_IDS,
    label: '赛事',
    title: '群岛冠军杯八强起启用新越位流程，滚球暂停时间可能略有增加',
    hoursAgo: 28,
    body: `群岛冠军杯从八强阶段开始使用新的越位流程。判罚复核期间，相关滚球盘口会保持暂停，平均约 25 秒。

复核改变判罚时，比分和赔率会一起更正，聊天不受影响。`,
  },
  {
    id: 'n-night-upkeep',
    sites: SITE_IDS,
    label: '维护',
    title: '今晚系统升级，部分页面可能短暂刷新，直播不中断',
    hoursAgo: 3,
    window: { from: 5, to: 9 },
    body: `今晚将分批升级系统。升级时页面会提示有新版本，刷新即可，正在观看的直播不会中断。

升级期间提交的订单不会丢失，同一笔操作即使重复点击也只会处理一次。`,
  },
  {
    id: 'n-limits',
    sites: SITE_IDS,
    label: '理性游戏',
    title: '充值限额的说明已更新',
    hoursAgo: 46,
    body: `我们更新了限额说明：所有充值方式和币种合并计算，调低立即生效，调高需要等待 24 小时并再次确认。

阅读[设定限额](/app/help/limits)了解怎样定一个适合自己的数字。投注是娱乐，不是收入。`,
  },
  {
    id: 'n-phishing',
    sites: SITE_IDS,
    label: '安全',
    title: '谨防冒充客服索要验证码，请只使用站内客服入口',
    hoursAgo: 70,
    body: `近期有人冒充客服，以“账号异常”为由索要短信验证码或引导到站外聊天。

- 客服不会索要密码、验证码和{withdrawWord}密码。
- 客服不会提供私人账户收款。
- 收到可疑消息请截图，通过[客服页](/cs)举报。`,
  },
  {
    id: 'n-esports-patch',
    sites: [5000],
    label: '赛事',
    title: '峡湾电竞公开赛将更换版本，适应期内沿用旧版本',
    hoursAgo: 90,
    body: `峡湾电竞公开赛将更换比赛版本，两周适应期内的场次仍使用旧版本。

与地图时长有关的盘口，在新版本启用后重新开出。`,
  },
  {
    id: 'n-usdt-site',
    sites: [5003],
    label: '站点',
    title: '本站以 USDT 结算，人民币金额仅作参考',
    hoursAgo: 30,
    body: `本站余额和限额以 USDT 计价。切换到人民币显示时，页面上的词语会随之改变，结算货币不变。

{withdrawWord}地址最多保存 3 个，首次{withdrawWord}前需要设置 6 位数字密码。`,
  },
  {
    id: 'n-last-season',
    sites: SITE_IDS,
    label: '维护',
    title: '上一阶段线路检修已经结束',
    hoursAgo: 120,
    window: { from: -122, to: -118 },
    body: '视频线路检修已经结束，全部线路恢复。检修期间的观看记录与礼物记录完整保留。',
  },
  {
    id: 'n-draft',
    sites: SITE_IDS,
    label: '站点',
    title: '青年精英赛直播排期调整，以赛事页为准',
    hoursAgo: 150,
    window: { from: '', to: -1 },
    body: '青年精英赛部分场次的直播时间有调整，最新排期请在赛事页查看。',
  },
];
