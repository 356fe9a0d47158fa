import { venuePath } from '#contract/play/venue/venue-path.ts';
import type { NavKind } from '#contract/site/navigation/schema.ts';
import { booksOfKind } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';

/** An entry of the main navigation before venues, leagues and times are filled in. */
export type NavPlan = {
  readonly kind: NavKind;
  readonly name: string;
  readonly link: string;
  /** Sports whose leagues the menu lists, as the wire numbers them. */
  readonly sports: readonly (1 | 2 | 3)[];
  /** Codes of the venues of this site. */
  readonly venues: readonly string[];
  readonly promotion: {
    readonly title: string;
    readonly text: string;
    readonly picture: string;
    readonly link: string;
  } | null;
};

const HOME = '/app/home';
const courtsideImage = (seed: string, day: 0 | 1) =>
  `/art/courtside/${seed}.svg?width=936&height=588&day=${day}&horizon=0.42&lookX=14&lookY=-2`;
const scene = (kind: 'arena' | 'hoops', seed: string) => `/art/${kind}/${seed}.svg?width=936&height=588`;

const plain = (kind: NavKind, name: string, link: string): NavPlan => ({
  kind,
  name,
  link,
  sports: [],
  venues: [],
  promotion: null,
});
/** Venues without matches: the entry leads to `link`, the lobby of the first of them. */
const atVenues = (kind: NavKind, name: string, link: string, venues: readonly string[]): NavPlan => ({
  ...plain(kind, name, link),
  venues,
});

const SLOTS = ['YBEGDZ', 'YHEGDZ', 'BTEGDZ', 'JGEGDZ', 'AGQHDZ', 'LZEGDZ'];

const FRONT = plain('home', '首页', HOME);
const LIVE = plain('live', '直播', `${HOME}?tab=anchor#matches`);
const ACTIVITIES = plain('activity', '活动', '/app/activities');
const NEWS = plain('news', '资讯', '/app/news');

/** Top navigation of each site. */
export const NAVIGATION: Readonly<Record<SiteId, readonly NavPlan[]>> = {
  5000: [
    FRONT,
    LIVE,
    {
      ...plain('sports', '体育', `${HOME}?tab=football#matches`),
      sports: [1, 2],
      venues: booksOfKind(5000, 'sports'),
      promotion: {
        title: '全部滚球，一屏看完',
        text: '正在进行的比赛、比分和赔率都在首页的赛事列表',
        picture: courtsideImage('mg', 1),
        link: `${HOME}?tab=football#matches`,
      },
    },
    {
      ...plain('esports', '电竞', `${HOME}?tab=esports#matches`),
      sports: [3],
      venues: booksOfKind(5000, 'esports'),
      promotion: {
        title: '峡湾电竞公开赛',
        text: '小组赛每天都有直播和解说',
        picture: scene('arena', 'mg'),
        link: `${HOME}?tab=esports#matches`,
      },
    },
    atVenues('casino', '真人', venuePath('JGZR'), ['JGZR', 'XHZR']),
    atVenues('slots', '电子', venuePath('YBEGDZ'), SLOTS),
    atVenues('chess', '棋牌', venuePath('FLQP'), ['FLQP']),
    atVenues('fishing', '捕鱼', venuePath('HTBY'), ['HTBY']),
    atVenues('lottery', '彩票', venuePath('QNCP'), ['QNCP']),
    ACTIVITIES,
    NEWS,
  ],
  5003: [
    FRONT,
    {
      ...plain('sports', '足球与篮球', `${HOME}?tab=football#matches`),
      sports: [1, 2],
      venues: booksOfKind(5003, 'sports'),
      promotion: {
        title: '海峡篮球联盟',
        text: '每晚三场，动画直播全程可看',
        picture: scene('hoops', 'mg'),
        link: `${HOME}?tab=basketball#matches`,
      },
    },
    atVenues('slots', '电子游戏', venuePath('YBEGDZ'), ['YBEGDZ', 'BTEGDZ']),
    LIVE,
    ACTIVITIES,
    NEWS,
  ],
};
