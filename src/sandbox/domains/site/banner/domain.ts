import type * as v from 'valibot';
import { bannerCalls } from '#contract/site/banner/calls.ts';
import type { Banner } from '#contract/site/banner/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import type { World } from '#sandbox/world/world.ts';

/** Dependencies of the banner handlers. */
type Ports = {
  readonly world: World;
};

type BannerWire = v.InferInput<typeof Banner>;
type Promotion = Omit<Extract<BannerWire, { kind: 'promotion' }>, 'kind'>;

const MATCH_SLIDES = 3;

const corner = (seed: string, day: 0 | 1) =>
  `/art/courtside/${seed}.svg?width=1420&height=520&day=${day}&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8`;

const ANCHORS: Promotion = {
  bannerId: 'anchors',
  title: '今晚谁在解说',
  text: '四十多位主播，足球、篮球和电竞各有一席',
  action: '去主播房',
  link: '/app/home?tab=anchor#matches',
  picture: '/art/studio/今晚谁在解说.svg?width=1420&height=520&room=1&set=2',
  tint: 'sky',
};
const BASKETBALL: Promotion = {
  bannerId: 'basketball',
  title: '海峡篮球联盟',
  text: '每节比分与赔率同屏更新，动画直播全程可看',
  action: '看今晚赛程',
  link: '/app/home?tab=basketball#matches',
  picture: '/art/hoops/banner.svg?width=1420&height=520',
  tint: 'sand',
};
const ESPORTS: Promotion = {
  bannerId: 'esports',
  title: '峡湾电竞公开赛',
  text: '小组赛每天开打，战队数据随时查',
  action: '看电竞赛事',
  link: '/app/home?tab=esports#matches',
  picture: '/art/arena/banner.svg?width=1420&height=520',
  tint: 'violet',
};

const ACTIVITIES: Promotion = {
  bannerId: 'activities',
  title: '活动都在这里',
  text: '规则、概率、截止时间，都写在明处',
  action: '看全部活动',
  link: '/app/activities',
  picture: corner('activities', 1),
  tint: 'sand',
};

const PROMOTIONS: Readonly<Record<SiteId, readonly Promotion[]>> = {
  5000: [ANCHORS, ACTIVITIES, BASKETBALL, ESPORTS],
  5003: [BASKETBALL],
};

const SHORE =
  '/art/courtside/hero.svg?width=1000&height=1020&middle=0.46&horizon=0.5&fov=62&lookX=10&lookY=-6';
const COURT = '/art/hoops/entry.svg?width=1000&height=1020';

/** Image beside the forms of a site’s entry pages. */
const entryBanners = (siteId: SiteId, page: 'login' | 'register') => [
  {
    bannerId: `${page}-${siteId}`,
    picture: siteId === 5003 ? COURT : SHORE,
    title: page === 'login' ? '离比赛更近的位置' : '坐到场边来',
  },
];

/** Slides of the home carousel: the most watched live matches, football first, then the site’s own promotions. */
function bannersOf(siteId: SiteId, { matches }: World): readonly BannerWire[] {
  const live = matches
    .list(1)
    .filter(({ isStart, clockPhase }) => isStart === 1 && clockPhase !== 'ended')
    .toSorted((left, right) => right.viewers - left.viewers)
    .slice(0, MATCH_SLIDES);
  const slides = live.map(({ matchId }, index) => ({
    kind: 'match' as const,
    bannerId: `match-${matchId}`,
    matchId,
    picture: corner(index === 0 ? 'hero' : `banner-${index}`, index === 1 ? 1 : 0),
  }));
  return [
    ...slides,
    ...PROMOTIONS[siteId].map((promotion) => ({ kind: 'promotion' as const, ...promotion })),
  ];
}

/** Handlers of banners with links [7.10]. */
const bannerHandlers = ({ world }: Ports): HandlersOf<typeof bannerCalls> => ({
  'banner.list': (_input, { siteId }) => ({ list: [...bannersOf(siteId, world)] }),
  'banner.entry': ({ place }, { siteId }) => ({ list: [...entryBanners(siteId, place)] }),
});

/** Banners of the pages. */
export const bannerDomain = statelessDomain({
  handlers: handlersFor(bannerCalls, bannerHandlers),
});
