import { game } from '#app/features/play/game/texts.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

/** The lobby of a venue of electronic games. */
export const lobby = {
  missing: '找不到这个游戏大厅',
  missingText: '本站没有这个场馆，可以先看看热门游戏',
  closed: '{venue}目前没有开放',
  closedText: '重新开放后会出现在菜单里，可以先看看其他游戏',
  toHotGames: '看热门游戏',
  head: '{count} 款游戏',
  maintained: '维护中',
  blocked: '你已屏蔽',
  maintainedText: '可以查看资料和收藏，暂时不能进入；场馆里的余额不受影响',
  featured: '推荐',
  enter: '进入游戏',
  demo: '试玩',
  demoOf: '试玩{name}',
  enterOf: '进入游戏：{name}',
  venues: '游戏场馆',
  recent: '最近在玩',
  resume: '继续',
  resumeOf: '继续玩{name}',
  noRecent: '进入过的游戏会出现在这里',
  views: '分类',
  view_all: '全部',
  view_hot: '热门',
  view_new: '新上线',
  view_kept: '我的收藏',
  brands: '品牌',
  allBrands: '全部品牌',
  search: '搜索本场馆的游戏',
  sort: '排序',
  sort_heat: '按热度',
  sort_new: '按上线时间',
  sort_rtp: '按返还率',
  sort_name: '按名称',
  list: '游戏列表',
  shown: '共 {count} 款',
  players: '{count} 在玩',
  none: '没有符合条件的游戏',
  noneText: '换个分类或品牌，或清除全部条件',
  noneKept: '还没有收藏这个场馆的游戏',
  noneKeptText: '点封面上的心形，游戏就会出现在这里',
  clear: '清除条件',
} as const;

export const t = textsOf({ common, game, lobby });
