import type * as v from 'valibot';
import type { SupportContact } from '#contract/care/support/schema.ts';
import type { DownloadConfig, FloatingWindow, SportConfig } from '#contract/site/navigation/schema.ts';
import type { Country } from '#contract/site/site/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';

/** A line of customer service with the hours of the day it is answered, Beijing time. */
type ServiceHours = Omit<v.InferInput<typeof SupportContact>, 'isOpen' | 'hours'> & {
  readonly opensAt: number;
  readonly closesAt: number;
};

/** Content of a site beside its matches and venues. */
type SiteContents = {
  /** Text parameters, requested by key code. */
  readonly texts: Readonly<Record<string, string>>;
  readonly sports: readonly v.InferInput<typeof SportConfig>[];
  readonly floating: readonly v.InferInput<typeof FloatingWindow>[];
  readonly serviceLines: readonly ServiceHours[];
  readonly servicePopup: { readonly title: string; readonly text: string } | null;
  readonly eChat: { readonly account: string; readonly hours: string };
};

const sport = (ballClassId: 1 | 2 | 3, name: string, tab: string, isShown: 0 | 1 = 1) => ({
  ballClassId,
  name,
  isShown,
  link: `/app/home?tab=${tab}#matches`,
});

/** The conversation with customer service. */
export const ONLINE_LINE = 'online';

const online = (opensAt: number, closesAt: number): ServiceHours => ({
  lineId: ONLINE_LINE,
  name: '在线客服',
  text: '可以发截图，不在服务时间也能留言',
  opensAt,
  closesAt,
  link: null,
});

export const SITE_CONTENTS: Readonly<Record<SiteId, SiteContents>> = {
  5000: {
    texts: {
      site_slogan: '离比赛更近的位置。直播、数据与赔率在同一块屏幕上，比分和赔率每秒更新。',
      site_licence: '梅里亚群岛博彩委员会 MGC/B2C/0815',
      site_copyright: '© 2026 场边 Courtside',
      responsible_text:
        '仅限年满 18 周岁且所在地法律允许的用户。投注是娱乐，不是收入；请只用输得起的钱，并随时设定限额。',
    },
    sports: [sport(1, '足球', 'football'), sport(2, '篮球', 'basketball'), sport(3, '电竞', 'esports')],
    floating: [
      {
        floatId: 'sign-in-2026',
        title: '今天签到',
        text: '每天一枚印章，累计天数有里程碑',
        picture: artUrl('gift', '冠军奖杯'),
        action: '去盖章',
        link: '/app/activity/sign-in',
      },
    ],
    serviceLines: [
      online(9, 24),
      {
        lineId: 'phone',
        name: '资金存取电话 400-000-0815',
        text: '到账、限额与{bankCardWord}',
        opensAt: 9,
        closesAt: 23,
        link: 'tel:400-000-0815',
      },
      {
        lineId: 'email',
        name: 'service@courtside.example',
        text: '投诉、资料更正与合作',
        opensAt: 0,
        closesAt: 24,
        link: 'mailto:service@courtside.example',
      },
    ],
    servicePopup: { title: '高峰时段', text: '20:00—23:00 咨询较多，排队会久一些，说过的话不会丢失。' },
    eChat: { account: 'courtside-5000', hours: '9:00—24:00' },
  },
  5003: {
    texts: {
      site_slogan: '以 USDT 结算的场边。足球与篮球直播，赔率每秒更新。',
      site_licence: '梅里亚群岛博彩委员会 MGC/B2C/0931',
      site_copyright: '© 2026 场边 Courtside 国际',
      responsible_text:
        '仅限年满 18 周岁且所在地法律允许的用户。链上转账不可撤回，请先核对地址；请只用输得起的钱，并随时设定限额。',
    },
    sports: [sport(1, '足球', 'football'), sport(2, '篮球', 'basketball'), sport(3, '电竞', 'esports', 0)],
    floating: [],
    serviceLines: [
      online(0, 24),
      {
        lineId: 'chain',
        name: 'chain@courtside.example',
        text: '链上转账的确认数与地址核对',
        opensAt: 0,
        closesAt: 24,
        link: 'mailto:chain@courtside.example',
      },
    ],
    servicePopup: null,
    eChat: { account: 'courtside-intl', hours: '全天' },
  },
};

/** Dialling codes of people the platform sends codes to; the mainland first. */
export const COUNTRIES: readonly v.InferInput<typeof Country>[] = [
  { code: 'CN', name: '中国大陆', dialCode: '86' },
  { code: 'HK', name: '中国香港', dialCode: '852' },
  { code: 'MO', name: '中国澳门', dialCode: '853' },
  { code: 'TW', name: '中国台湾', dialCode: '886' },
  { code: 'MY', name: '马来西亚', dialCode: '60' },
  { code: 'ID', name: '印度尼西亚', dialCode: '62' },
  { code: 'PH', name: '菲律宾', dialCode: '63' },
  { code: 'SG', name: '新加坡', dialCode: '65' },
  { code: 'TH', name: '泰国', dialCode: '66' },
  { code: 'VN', name: '越南', dialCode: '84' },
];

export const DOWNLOAD: Omit<v.InferInput<typeof DownloadConfig>, 'address'> = {
  version: '1.1.0',
  platforms: [
    {
      platform: 'ios',
      requires: 'iOS 16',
      steps: ['用 Safari 打开本站', '点底部的分享', '选择「添加到主屏幕」'],
    },
    {
      platform: 'android',
      requires: 'Android 10',
      steps: ['用 Chrome 打开本站', '点右上角的菜单', '选择「添加到主屏幕」'],
    },
  ],
};
