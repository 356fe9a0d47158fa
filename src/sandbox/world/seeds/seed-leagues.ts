/** Football, basketball, esports, as the wire numbers them. */
export type BallClassId = 1 | 2 | 3;

/** Weekly schedule of a league: a round each weekend and one on two evenings of the week, in local time. */
export type LeagueWeek = {
  /** First day of its weekend. */
  readonly weekend: 'fri' | 'sat';
  /** The evenings are the third and fourth day after the weekend's first, or the fourth and fifth. */
  readonly evenings: 'early' | 'late';
  /** Offset of its area's time zone from UTC, in minutes. */
  readonly eastMinutes: number;
  /** Delay of its kick-offs after others of its sport, in minutes. */
  readonly laterMinutes: number;
};

/** A competition and how its matches follow each other. */
export type League = {
  readonly leagueId: string;
  readonly name: string;
  /** Area in which it is played. */
  readonly area: string;
  readonly ballClassId: BallClassId;
  /** A league counts its rounds and has a table; a cup has stages. */
  readonly form: 'league' | 'cup';
  readonly week: LeagueWeek;
  /** Popularity, relative to the top league's 1. */
  readonly fame: number;
  /** True if it is in the first half of the list of leagues. */
  readonly isHot: boolean;
  /** An even number. */
  readonly clubs: readonly string[];
};

/** Offset of an area's time zone from UTC, in hours: it is always evening in one of them. */
export const AREA_HOURS = {
  东岸: 8,
  海峡: 5,
  西原: 2,
  峡湾: 2,
  南屿: -1,
  平原: -4,
  群岛: -7,
  湖区: -10,
  北境: 11,
} as const;
export type Area = keyof typeof AREA_HOURS;

/** The days of a league's week and how much later than others it kicks off, in minutes. */
export type Days = readonly [weekend: LeagueWeek['weekend'], evenings: LeagueWeek['evenings'], later: number];

export const weekOf = (area: Area, [weekend, evenings, laterMinutes]: Days): LeagueWeek => ({
  weekend,
  evenings,
  eastMinutes: AREA_HOURS[area] * 60,
  laterMinutes,
});

type Entry = Omit<League, 'ballClassId' | 'week' | 'clubs'> & {
  readonly area: Area;
  readonly days: Days;
  readonly clubs: string;
};

const leagues = (ballClassId: BallClassId, entries: readonly Entry[]): League[] =>
  entries.map(({ clubs, days, ...entry }) => ({
    ...entry,
    ballClassId,
    week: weekOf(entry.area, days),
    clubs: clubs.split(' '),
  }));

const FOOTBALL = leagues(1, [
  {
    leagueId: 'des',
    name: '东岸超级联赛',
    area: '东岸',
    form: 'league',
    days: ['sat', 'late', 105],
    fame: 1,
    isHot: true,
    clubs:
      '星港城 松原林场 蓝湾水手 北麓雪豹 江口城 石桥工人 望海楼 枫林渡 白鹭湾 灯塔竞技 沧澜竞技 金穗农垦 东堤联合 青石巷 晨港 银杏街',
  },
  {
    leagueId: 'qdb',
    name: '群岛冠军杯',
    area: '群岛',
    form: 'cup',
    days: ['sat', 'late', 105],
    fame: 0.7,
    isHot: true,
    clubs:
      '镜湖流浪 南屿联合 礁石竞技 月牙岛 海葵联 珊瑚城 远山猎人 信风岛 赤礁联合 椰林港 鲸湾 渔火城 螺号湾 帆影城 星屿 翡翠礁',
  },
  {
    leagueId: 'bjj',
    name: '北境甲级联赛',
    area: '北境',
    form: 'league',
    days: ['fri', 'early', 105],
    fame: 0.4,
    isHot: true,
    clubs:
      '云岭联 铁桥机车 白桦林 冻土矿工 松针渡 雪线竞技 赤岩工人 寒江渔人 北风堡 驯鹿镇 霜河 极光城 雪松堡 北斗铁路 冰川 白熊镇',
  },
  {
    leagueId: 'nyc',
    name: '南屿超级联赛',
    area: '南屿',
    form: 'league',
    days: ['fri', 'early', 105],
    fame: 0.5,
    isHot: true,
    clubs:
      '榕树湾 荔枝坡 火山口 甘蔗农场 木棉岭 双塔城 季风竞技 潟湖城 橡胶园 红树林 骑楼街 望潮 甘泉镇 凤凰木 雨林 赤土矿工',
  },
  {
    leagueId: 'hxn',
    name: '海峡女子联赛',
    area: '海峡',
    form: 'league',
    days: ['sat', 'late', 120],
    fame: 0.3,
    isHot: true,
    clubs:
      '白鹭湾女足 镜湖女足 云岭女足 灯塔女足 霜河女足 星港城女足 沧澜女足 远山女足 松原女足 南屿女足 晨港女足 蓝湾女足 南浦女足 极昼女足 芒果湾女足 灯船女足',
  },
  {
    leagueId: 'qnj',
    name: '青年精英赛',
    area: '东岸',
    form: 'league',
    days: ['fri', 'early', 120],
    fame: 0.15,
    isHot: true,
    clubs:
      '星港城青年队 松原青年队 北麓青年队 云岭青年队 白鹭湾青年队 灯塔青年队 金穗青年队 赤岩青年队 蓝湾青年队 晨港青年队 镜湖青年队 霜河青年队 南浦青年队 双桥青年队 灯船青年队 极昼青年队',
  },
  {
    leagueId: 'bcj',
    name: '北境超级联赛',
    area: '北境',
    form: 'league',
    days: ['sat', 'early', 90],
    fame: 0.55,
    isHot: true,
    clubs:
      '极昼 长夜城 冷杉林 雪原猎人 银狐谷 北辰钢铁 白山伐木 驼鹿湖 霜叶城 寒松 铁砧堡 朔风竞技 雪灯镇 黑森矿工 冰原联合 北门关',
  },
  {
    leagueId: 'hxc',
    name: '海峡超级联赛',
    area: '海峡',
    form: 'league',
    days: ['fri', 'early', 120],
    fame: 0.45,
    isHot: true,
    clubs:
      '灯船 峡口 望峡楼 渡轮工人 铁锚 中流 潮汐门 石矶 钟楼 浮桥 东礁 西礁 信号山 舵手联合 盐场 峡湾流浪',
  },
  {
    leagueId: 'qdl',
    name: '群岛联赛',
    area: '群岛',
    form: 'league',
    days: ['fri', 'early', 105],
    fame: 0.28,
    isHot: false,
    clubs:
      '珍珠滩 龙舌岛 风铃港 蓝洞 椰风联合 海燕岩 贝壳沙 潮音洞 南十字 白帆水手 双鱼岛 火炬角 雾笛 浪花渔人 碧螺岛 远帆竞技',
  },
  {
    leagueId: 'djj',
    name: '东岸甲级联赛',
    area: '东岸',
    form: 'league',
    days: ['sat', 'late', 120],
    fame: 0.26,
    isHot: false,
    clubs:
      '柳堤竞技 芦花荡 南浦码头 双桥铁匠 归帆 海棠里 铜鼓岭 石埠船工 望江台 长亭联合 泊头工人 麦田流浪 河湾竞技 春渡 燕尾洲 桑榆镇',
  },
  {
    leagueId: 'nyj',
    name: '南屿甲级联赛',
    area: '南屿',
    form: 'league',
    days: ['sat', 'late', 105],
    fame: 0.24,
    isHot: false,
    clubs:
      '芒果湾 蕉风 牛角寨 石灰岛 稻浪 红土坡 象耳山 竹排渡 香料港 晚稻农垦 雨季联合 琥珀城 蝉鸣谷 南风竞技 龙眼坡 白鹇岭',
  },
  {
    leagueId: 'dnz',
    name: '东岸女子联赛',
    area: '东岸',
    form: 'league',
    days: ['sat', 'late', 90],
    fame: 0.2,
    isHot: false,
    clubs:
      '归帆女足 海棠里女足 珍珠滩女足 风铃港女足 冷杉林女足 银狐谷女足 香料港女足 琥珀城女足 绿洲女足 月泉女足 莲叶女足 画舫女足 鼓楼女足 白塔女足 铁锚女足 钟楼女足',
  },
  {
    leagueId: 'xyl',
    name: '西原联赛',
    area: '西原',
    form: 'league',
    days: ['sat', 'late', 120],
    fame: 0.22,
    isHot: false,
    clubs:
      '黄土塬 牧马城 驼铃 草海 石窟 烽燧 白杨渡 绿洲 胡杨林 戈壁工人 星空镇 西风 雁回城 瓜田农垦 月泉 长河',
  },
  {
    leagueId: 'xyb',
    name: '西原杯',
    area: '西原',
    form: 'cup',
    days: ['fri', 'early', 120],
    fame: 0.16,
    isHot: false,
    clubs:
      '羊群岭 青稞 沙枣 雪莲谷 鹰嘴崖 孤城 盐湖 马兰 红柳滩 石榴园 驿站 金帐 白草原 明镜湖 骆驼峰 落日关',
  },
  {
    leagueId: 'pyl',
    name: '平原职业联赛',
    area: '平原',
    form: 'league',
    days: ['fri', 'early', 105],
    fame: 0.18,
    isHot: false,
    clubs: '麦垛 磨坊 鼓楼 老城里 榆树街 铁路桥 纺织厂 拖拉机 长堤 白塔 高粱地 水塔 集市 石磨 柿子园 谷仓',
  },
  {
    leagueId: 'hql',
    name: '湖区联赛',
    area: '湖区',
    form: 'league',
    days: ['sat', 'late', 105],
    fame: 0.17,
    isHot: false,
    clubs: '湖心岛 莲叶 菱角塘 苇塘 画舫 渔歌 白鸥 水杉 藕塘 采菱 石舫 荷风 烟雨楼 湖畔工人 桨声 月影',
  },
]);

const BASKETBALL = leagues(2, [
  {
    leagueId: 'hlm',
    name: '海峡篮球联盟',
    area: '海峡',
    form: 'league',
    days: ['fri', 'early', 90],
    fame: 0.55,
    isHot: true,
    clubs:
      '星港飞鱼 铁桥重锤 北麓雪狼 灯塔哨兵 松原巨木 赤岩矿车 云岭山猫 白鹭湾帆船 南屿烈日 镜湖天鹅 金穗铁犁 沧澜海啸 蓝湾海豚 晨港风帆 石桥铁人 江口渡鸦',
  },
  {
    leagueId: 'qlb',
    name: '群岛篮球杯',
    area: '群岛',
    form: 'cup',
    days: ['sat', 'late', 90],
    fame: 0.25,
    isHot: true,
    clubs:
      '月牙岛灯笼 珊瑚城海马 信风岛纸鸢 椰林港快艇 鲸湾巨浪 渔火城夜枭 赤礁岩羊 礁石城堡 星屿流星 翡翠礁海龟 螺号湾旗鱼 帆影城信天翁',
  },
  {
    leagueId: 'bll',
    name: '北境篮球联赛',
    area: '北境',
    form: 'league',
    days: ['fri', 'early', 60],
    fame: 0.32,
    isHot: true,
    clubs:
      '极昼麋鹿 长夜猫头鹰 雪原猎犬 冰川巨人 霜叶火狐 北斗机车 白山棕熊 寒松伐木工 驼鹿湖水獭 朔风战车 雪灯守夜人 银狐谷飞狐',
  },
  {
    leagueId: 'nnl',
    name: '南屿女子篮球联赛',
    area: '南屿',
    form: 'league',
    days: ['sat', 'late', 90],
    fame: 0.18,
    isHot: false,
    clubs:
      '芒果湾女篮 香料港女篮 琥珀城女篮 稻浪女篮 凤凰木女篮 蝉鸣谷女篮 竹排渡女篮 象耳山女篮 石灰岛女篮 甘泉镇女篮 龙眼坡女篮 榕树湾女篮',
  },
]);

const ESPORTS = leagues(3, [
  {
    leagueId: 'xwd',
    name: '峡湾电竞公开赛',
    area: '峡湾',
    form: 'cup',
    days: ['sat', 'late', 75],
    fame: 0.65,
    isHot: true,
    clubs: '星陨 夜航 弧光 青隼 零度 风眼 潮汐 鹿鸣 破晓 长庚 鲸落 烽火',
  },
  {
    leagueId: 'dqc',
    name: '东岸电竞联赛',
    area: '东岸',
    form: 'league',
    days: ['fri', 'early', 60],
    fame: 0.45,
    isHot: true,
    clubs: '流火 赤霄 惊蛰 白露 天狼 玄鸟 溯光 听潮 断桥 孤鸿 远星 雷泽',
  },
  {
    leagueId: 'nyd',
    name: '南屿电竞邀请赛',
    area: '南屿',
    form: 'cup',
    days: ['sat', 'late', 75],
    fame: 0.3,
    isHot: true,
    clubs: '雨燕 海妖 赤道 火山灰 丛林 夜雨 翡翠 蜂鸟 椰影 暗礁 季风 月蚀',
  },
]);

/** First-team leagues; women's, youth and reserve sides play in separate leagues. */
export const FIRST_LEAGUES: readonly League[] = [...FOOTBALL, ...BASKETBALL, ...ESPORTS];
