/** Football, basketball, esports, as the wire numbers them. */
export type BallClassId = 1 | 2 | 3;

/** A competition and how its matches follow each other, day and night. */
export type League = {
  readonly leagueId: string;
  readonly name: string;
  readonly ballClassId: BallClassId;
  /** A league counts its rounds; a cup has stages. */
  readonly form: 'league' | 'cup';
  /** A match begins every so many minutes, the first of all at `offsetMinutes` past midnight UTC. */
  readonly everyMinutes: number;
  readonly offsetMinutes: number;
  /** How many people care, against the top league's 1. */
  readonly fame: number;
  /** Two halves of the field; a side of one always meets a side of the other. */
  readonly clubs: readonly [readonly string[], readonly string[]];
};

export const LEAGUES: readonly League[] = [
  {
    leagueId: 'des',
    name: '东岸超级联赛',
    ballClassId: 1,
    form: 'league',
    everyMinutes: 60,
    offsetMinutes: 0,
    fame: 1,
    clubs: [
      ['星港城', '松原林场', '蓝湾水手', '北麓雪豹', '江口城', '石桥工人', '望海楼', '枫林渡'],
      ['白鹭湾', '灯塔竞技', '沧澜竞技', '金穗农垦', '东堤联合', '青石巷', '晨港', '银杏街'],
    ],
  },
  {
    leagueId: 'qdb',
    name: '群岛冠军杯',
    ballClassId: 1,
    form: 'cup',
    everyMinutes: 90,
    offsetMinutes: 35,
    fame: 0.7,
    clubs: [
      ['镜湖流浪', '南屿联合', '礁石竞技', '月牙岛', '海葵联', '珊瑚城'],
      ['远山猎人', '信风岛', '赤礁联合', '椰林港', '鲸湾', '渔火城'],
    ],
  },
  {
    leagueId: 'bjj',
    name: '北境甲级联赛',
    ballClassId: 1,
    form: 'league',
    everyMinutes: 60,
    offsetMinutes: 30,
    fame: 0.4,
    clubs: [
      ['云岭联', '铁桥机车', '白桦林', '冻土矿工', '松针渡', '雪线竞技'],
      ['赤岩工人', '寒江渔人', '北风堡', '驯鹿镇', '霜河', '极光城'],
    ],
  },
  {
    leagueId: 'nyc',
    name: '南屿超级联赛',
    ballClassId: 1,
    form: 'league',
    everyMinutes: 90,
    offsetMinutes: 75,
    fame: 0.5,
    clubs: [
      ['榕树湾', '荔枝坡', '火山口', '甘蔗农场', '木棉岭', '双塔城'],
      ['季风竞技', '潟湖城', '橡胶园', '红树林', '骑楼街', '望潮'],
    ],
  },
  {
    leagueId: 'hxn',
    name: '海峡女子联赛',
    ballClassId: 1,
    form: 'league',
    everyMinutes: 120,
    offsetMinutes: 45,
    fame: 0.3,
    clubs: [
      ['白鹭湾女足', '镜湖女足', '云岭女足', '灯塔女足', '霜河女足'],
      ['星港城女足', '沧澜女足', '远山女足', '松原女足', '南屿女足'],
    ],
  },
  {
    leagueId: 'qnj',
    name: '青年精英赛',
    ballClassId: 1,
    form: 'league',
    everyMinutes: 120,
    offsetMinutes: 100,
    fame: 0.15,
    clubs: [
      ['星港城青年队', '松原青年队', '北麓青年队', '云岭青年队'],
      ['白鹭湾青年队', '灯塔青年队', '金穗青年队', '赤岩青年队'],
    ],
  },
  {
    leagueId: 'hlm',
    name: '海峡篮球联盟',
    ballClassId: 2,
    form: 'league',
    everyMinutes: 40,
    offsetMinutes: 10,
    fame: 0.55,
    clubs: [
      ['星港飞鱼', '铁桥重锤', '北麓雪狼', '灯塔哨兵', '松原巨木', '赤岩矿车'],
      ['云岭山猫', '白鹭湾帆船', '南屿烈日', '镜湖天鹅', '金穗铁犁', '沧澜海啸'],
    ],
  },
  {
    leagueId: 'qlb',
    name: '群岛篮球杯',
    ballClassId: 2,
    form: 'cup',
    everyMinutes: 60,
    offsetMinutes: 20,
    fame: 0.25,
    clubs: [
      ['月牙岛灯笼', '珊瑚城海马', '信风岛纸鸢', '椰林港快艇'],
      ['鲸湾巨浪', '渔火城夜枭', '赤礁岩羊', '礁石城堡'],
    ],
  },
  {
    leagueId: 'xwd',
    name: '峡湾电竞公开赛',
    ballClassId: 3,
    form: 'cup',
    everyMinutes: 60,
    offsetMinutes: 50,
    fame: 0.65,
    clubs: [
      ['星陨', '夜航', '弧光', '青隼', '零度', '风眼'],
      ['潮汐', '鹿鸣', '破晓', '长庚', '鲸落', '烽火'],
    ],
  },
];
