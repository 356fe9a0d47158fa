import type { GameCategory } from '#contract/play/game/schema.ts';
import type { EngineName, GameVenueKey } from '#sandbox/base/tables/game-venues.table.ts';

/** Game with its own cover. */
export type PopularGame = {
  readonly name: string;
  readonly venue: GameVenueKey;
  readonly brand: string;
  readonly category: GameCategory;
  /** Number of players at the busiest hour. */
  readonly players: number;
  /** Return to player in hundredths of a percent, of the worst bet. */
  readonly rtp: number;
  /** Return of the best bet, where it depends on the bet. */
  readonly rtpMost?: number;
  readonly isNew?: true;
  /** Fixed by the platform [9.09]. */
  readonly gameId?: string;
  /** Game engine; a game without one can only be viewed. */
  readonly engine?: EngineName;
};

/** Best-known games of the site. */
export const POPULAR_GAMES: readonly PopularGame[] = [
  {
    name: '锦鲤祥云',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'slot',
    players: 12_400,
    rtp: 9650,
    gameId: '3169',
  },
  {
    name: '深海捕手',
    venue: 'chart',
    brand: '潮声',
    category: 'fishing',
    players: 23_100,
    rtp: 9700,
    gameId: '10583',
  },
  {
    name: '连连麻将',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    players: 18_300,
    rtp: 9780,
    gameId: '34055',
  },
  {
    name: '龙舟竞渡',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'slot',
    players: 24_600,
    rtp: 9620,
    isNew: true,
  },
  {
    name: '夜场灯光',
    venue: 'tower',
    brand: '白塔工坊',
    category: 'slot',
    players: 11_800,
    rtp: 9762,
    isNew: true,
    engine: 'slot',
  },
  {
    name: '十二码',
    venue: 'leopard',
    brand: '半岛数娱',
    category: 'instant',
    players: 10_460,
    rtp: 9600,
    isNew: true,
    engine: 'penalty',
  },
  {
    name: '主客九点',
    venue: 'chime',
    brand: '风铃',
    category: 'table',
    players: 9_870,
    rtp: 8564,
    rtpMost: 9894,
    isNew: true,
    engine: 'nines',
  },
  { name: '山海图', venue: 'fox', brand: '银狐互动', category: 'slot', players: 8_640, rtp: 9640 },
  {
    name: '火箭升空',
    venue: 'leopard',
    brand: '北斗七',
    category: 'crash',
    players: 9_315,
    rtp: 9700,
    isNew: true,
  },
  { name: '孔雀开屏', venue: 'fox', brand: '银狐互动', category: 'slot', players: 6_208, rtp: 9610 },
  { name: '月兔寻宝', venue: 'tower', brand: '织星', category: 'slot', players: 7_744, rtp: 9630 },
  { name: '宝石迷阵', venue: 'aurora', brand: '极昼', category: 'slot', players: 5_117, rtp: 9660 },
  { name: '雪域狼踪', venue: 'leopard', brand: '北斗七', category: 'slot', players: 3_902, rtp: 9600 },
  { name: '果园方阵', venue: 'grain', brand: '木石', category: 'slot', players: 4_480, rtp: 9590 },
  { name: '青花瓷韵', venue: 'grain', brand: '纸鸢', category: 'slot', players: 2_655, rtp: 9580 },
  { name: '极速环道', venue: 'prism', brand: '棱镜实验室', category: 'arcade', players: 6_031, rtp: 9550 },
  { name: '二十一点', venue: 'chime', brand: '半岛数娱', category: 'table', players: 3_340, rtp: 9920 },
  { name: '星际方舟', venue: 'prism', brand: '陆离', category: 'slot', players: 1_986, rtp: 9570 },
  { name: '竹林对弈', venue: 'chime', brand: '风铃', category: 'table', players: 2_204, rtp: 9800 },
];
