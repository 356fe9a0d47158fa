import type { GameCategory } from '#contract/play/game/schema.ts';

/** Venue of electronic games. */
export type GameVenue = {
  /** English name on the wire [2.03]. */
  readonly code: string;
  readonly name: string;
  readonly categories: readonly GameCategory[];
  readonly brands: readonly string[];
};

/** Venues by their names in the site’s navigation. The code of one contains AG: its responses are never cached [9.08]. */
export const GAME_VENUES = {
  tower: {
    code: 'BTEGDZ',
    name: '白塔电子',
    categories: ['slot', 'arcade', 'instant'],
    brands: ['白塔工坊', '织星', '木石'],
  },
  fox: {
    code: 'YHEGDZ',
    name: '银狐电子',
    categories: ['slot', 'arcade', 'instant'],
    brands: ['银狐互动', '陆离', '纸鸢'],
  },
  leopard: {
    code: 'YBEGDZ',
    name: '云豹电子',
    categories: ['slot', 'arcade', 'crash', 'instant'],
    brands: ['北斗七', '半岛数娱'],
  },
  aurora: {
    code: 'JGEGDZ',
    name: '极光电子',
    categories: ['slot', 'instant', 'crash'],
    brands: ['极昼', '织星'],
  },
  grain: {
    code: 'AGQHDZ',
    name: '青禾电子',
    categories: ['slot', 'instant'],
    brands: ['木石', '纸鸢'],
  },
  prism: {
    code: 'LZEGDZ',
    name: '棱镜电子',
    categories: ['crash', 'arcade', 'slot'],
    brands: ['棱镜实验室', '陆离'],
  },
  chart: {
    code: 'HTBY',
    name: '海图捕鱼',
    categories: ['fishing'],
    brands: ['潮声', '海图工作室'],
  },
  chime: {
    code: 'FLQP',
    name: '风铃棋牌',
    categories: ['table'],
    brands: ['风铃', '半岛数娱'],
  },
  polar: {
    code: 'JGZR',
    name: '极光真人',
    categories: ['live'],
    brands: ['极昼'],
  },
  galaxy: {
    code: 'XHZR',
    name: '星河真人',
    categories: ['live'],
    brands: ['星河演播室'],
  },
  bird: {
    code: 'QNCP',
    name: '青鸟彩票',
    categories: ['lottery'],
    brands: ['青鸟'],
  },
} as const satisfies Record<string, GameVenue>;

export type GameVenueKey = keyof typeof GAME_VENUES;

/** Games implemented by the house’s own venues; other titles of the catalogue are shown only. */
