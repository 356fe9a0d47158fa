import type { GameCategory } from '#contract/play/game/schema.ts';
import type { GameVenueKey } from '#sandbox/base/tables/game-venues.table.ts';

/** Game with its own cover. */
export type PopularGame = {
  readonly name: string;
  readonly venue: GameVenueKey;
  readonly brand: string;
  readonly category: GameCategory;
  /** Return to player in hundredths of a percent. */
  readonly rtp: number;
  readonly isNew?: true;
  /** Fixed by the platform [9.09]. */
  readonly gameId?: string;
};

/** Best-known games of the site. */
export const POPULAR_GAMES: readonly PopularGame[] = [
  {
    name: '锦鲤祥云',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'slot',
    rtp: 9650,
    gameId: '3169',
  },
  {
    name: '深海捕手',
    venue: 'chart',
    brand: '潮声',
    category: 'fishing',
    rtp: 9700,
    gameId: '10583',
  },
  {
    name: '连连麻将',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    rtp: 9780,
    gameId: '34055',
  },
  {
    name: '龙舟竞渡',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'slot',
    rtp: 9620,
    isNew: true,
  },
  { name: '山海图', venue: 'fox', brand: '银狐互动', category: 'slot', rtp: 9640 },
  {
    name: '火箭升空',
    venue: 'leopard',
    brand: '北斗七',
    category: 'crash',
    rtp: 9700,
    isNew: true,
  },
  { name: '孔雀开屏', venue: 'fox', brand: '银狐互动', category: 'slot', rtp: 9610 },
  { name: '月兔寻宝', venue: 'tower', brand: '织星', category: 'slot', rtp: 9630 },
  { name: '宝石迷阵', venue: 'aurora', brand: '极昼', category: 'slot', rtp: 9660 },
  { name: '雪域狼踪', venue: 'leopard', brand: '北斗七', category: 'slot', rtp: 9600 },
  { name: '果园方阵', venue: 'grain', brand: '木石', category: 'slot', rtp: 9590 },
  { name: '青花瓷韵', venue: 'grain', brand: '纸鸢', category: 'slot', rtp: 9580 },
  { name: '极速环道', venue: 'prism', brand: '棱镜实验室', category: 'arcade', rtp: 9550 },
  { name: '二十一点', venue: 'chime', brand: '半岛数娱', category: 'table', rtp: 9920 },
  { name: '星际方舟', venue: 'prism', brand: '陆离', category: 'slot', rtp: 9570 },
  { name: '竹林对弈', venue: 'chime', brand: '风铃', category: 'table', rtp: 9800 },
];
