import {
  type Area,
  type BallClassId,
  type Days,
  FIRST_LEAGUES,
  type League,
  weekOf,
} from './seed-leagues.ts';

type Row = readonly [
  leagueId: string,
  name: string,
  area: Area,
  /** League whose clubs send a side, and suffix of the side's name after its club. */
  of: string,
  side: string,
  fame: number,
  days: Days,
];

const FOOTBALL: readonly Row[] = [
  ['djq', '东岸青年联赛', '东岸', 'djj', '青年队', 0.06, ['sat', 'late', 0]],
  ['qdw', '群岛女子联赛', '群岛', 'qdl', '女足', 0.09, ['fri', 'early', 60]],
  ['qdy', '群岛青年联赛', '群岛', 'qdb', '青年队', 0.06, ['sat', 'late', 0]],
  ['qde', '群岛预备队联赛', '群岛', 'qdl', '二队', 0.05, ['sat', 'late', -60]],
  ['bjw', '北境女子联赛', '北境', 'bjj', '女足', 0.09, ['fri', 'early', 0]],
  ['bjy', '北境青年联赛', '北境', 'bcj', '青年队', 0.06, ['fri', 'early', -120]],
  ['bje', '北境预备队联赛', '北境', 'bjj', '二队', 0.05, ['sat', 'late', 60]],
  ['nyw', '南屿女子联赛', '南屿', 'nyc', '女足', 0.09, ['fri', 'early', 0]],
  ['nyy', '南屿青年联赛', '南屿', 'nyj', '青年队', 0.06, ['sat', 'late', -120]],
  ['nye', '南屿预备队联赛', '南屿', 'nyc', '二队', 0.05, ['sat', 'late', 60]],
  ['hxy', '海峡青年联赛', '海峡', 'hxc', '青年队', 0.06, ['fri', 'early', -60]],
  ['hxe', '海峡预备队联赛', '海峡', 'hxc', '二队', 0.05, ['fri', 'early', -120]],
  ['hxj', '海峡女子甲级联赛', '海峡', 'hxc', '女足', 0.07, ['fri', 'early', 0]],
  ['xyw', '西原女子联赛', '西原', 'xyb', '女足', 0.08, ['sat', 'late', -120]],
  ['xyy', '西原青年联赛', '西原', 'xyl', '青年队', 0.05, ['fri', 'early', -120]],
  ['xye', '西原预备队联赛', '西原', 'xyb', '二队', 0.04, ['sat', 'late', 0]],
  ['pyw', '平原女子联赛', '平原', 'pyl', '女足', 0.08, ['sat', 'late', 0]],
  ['pyy', '平原青年联赛', '平原', 'pyl', '青年队', 0.05, ['fri', 'early', -120]],
  ['pye', '平原预备队联赛', '平原', 'pyl', '二队', 0.04, ['sat', 'late', 60]],
  ['pyg', '平原少年联赛', '平原', 'pyl', '少年队', 0.03, ['fri', 'early', 0]],
  ['hqw', '湖区女子联赛', '湖区', 'hql', '女足', 0.08, ['sat', 'late', 60]],
  ['hqy', '湖区青年联赛', '湖区', 'hql', '青年队', 0.05, ['fri', 'early', -60]],
  ['hqe', '湖区预备队联赛', '湖区', 'hql', '二队', 0.04, ['sat', 'late', 0]],
  ['hqg', '湖区少年联赛', '湖区', 'hql', '少年队', 0.03, ['fri', 'early', 0]],
];

const BASKETBALL: readonly Row[] = [
  ['hlw', '海峡女子篮球联赛', '海峡', 'hlm', '女篮', 0.1, ['sat', 'late', 0]],
  ['hly', '海峡青年篮球联赛', '海峡', 'hlm', '青年队', 0.06, ['fri', 'early', -60]],
  ['hle', '海峡篮球发展联赛', '海峡', 'hlm', '二队', 0.05, ['sat', 'late', -150]],
  ['qlw', '群岛女子篮球联赛', '群岛', 'qlb', '女篮', 0.1, ['sat', 'late', -60]],
  ['qly', '群岛青年篮球联赛', '群岛', 'qlb', '青年队', 0.06, ['fri', 'early', -150]],
  ['qle', '群岛篮球发展联赛', '群岛', 'qlb', '二队', 0.05, ['fri', 'early', 0]],
  ['blw', '北境女子篮球联赛', '北境', 'bll', '女篮', 0.1, ['sat', 'late', 0]],
  ['bly', '北境青年篮球联赛', '北境', 'bll', '青年队', 0.06, ['fri', 'early', -150]],
  ['ble', '北境篮球发展联赛', '北境', 'bll', '二队', 0.05, ['sat', 'late', -120]],
  ['nny', '南屿青年篮球联赛', '南屿', 'nnl', '青年队', 0.05, ['sat', 'late', -120]],
  ['nne', '南屿女篮甲级联赛', '南屿', 'nyc', '女篮', 0.07, ['sat', 'late', 0]],
  ['nnm', '南屿篮球联赛', '南屿', 'nyj', '男篮', 0.12, ['fri', 'early', 60]],
];

const ESPORTS: readonly Row[] = [
  ['xwe', '峡湾电竞挑战者联赛', '峡湾', 'xwd', '二队', 0.12, ['sat', 'late', 0]],
  ['xwy', '峡湾电竞青训联赛', '峡湾', 'xwd', '青训', 0.08, ['sat', 'early', -120]],
  ['xww', '峡湾女子电竞联赛', '峡湾', 'xwd', '女队', 0.09, ['fri', 'early', 60]],
  ['dqe', '东岸电竞挑战者联赛', '东岸', 'dqc', '二队', 0.12, ['fri', 'early', -120]],
  ['dqy', '东岸电竞青训联赛', '东岸', 'dqc', '青训', 0.08, ['sat', 'late', -60]],
  ['dqw', '东岸女子电竞联赛', '东岸', 'dqc', '女队', 0.09, ['fri', 'late', -180]],
  ['nyq', '南屿电竞青训赛', '南屿', 'nyd', '青训', 0.07, ['sat', 'late', 0]],
  ['pyd', '平原电竞联赛', '平原', 'pyl', '电竞', 0.14, ['fri', 'early', -60]],
  ['pyq', '平原电竞青训赛', '平原', 'pyl', '电竞青训', 0.06, ['fri', 'early', -240]],
  ['pyn', '平原女子电竞赛', '平原', 'pyl', '电竞女队', 0.07, ['sat', 'late', -120]],
  ['hqd', '湖区电竞联赛', '湖区', 'hql', '电竞', 0.13, ['fri', 'early', 0]],
  ['hqq', '湖区电竞青训赛', '湖区', 'hql', '电竞青训', 0.06, ['sat', 'late', 0]],
  ['hqn', '湖区女子电竞赛', '湖区', 'hql', '电竞女队', 0.07, ['sat', 'late', 60]],
];

/** The clubs of a league that have a side of that name nowhere else, an even number of them. */
function sidesOf(of: string, side: string, usedNames: ReadonlySet<string>): readonly string[] {
  const clubs = FIRST_LEAGUES.find(({ leagueId }) => leagueId === of)?.clubs ?? [];
  const free = clubs.map((club) => club + side).filter((name) => !usedNames.has(name));
  return free.slice(0, free.length - (free.length % 2));
}

const taken = new Set(FIRST_LEAGUES.flatMap(({ clubs }) => clubs));

const leagues = (ballClassId: BallClassId, rows: readonly Row[]): League[] =>
  rows.map(([leagueId, name, area, of, side, fame, days]) => {
    const clubs = sidesOf(of, side, taken);
    for (const club of clubs) taken.add(club);
    return {
      leagueId,
      name,
      area,
      ballClassId,
      form: 'league',
      week: weekOf(area, days),
      fame,
      isHot: false,
      clubs,
    };
  });

/** The leagues of women, of the young and of second sides: with them some match is on at any hour of the week. */
const SECOND_LEAGUES: readonly League[] = [
  ...leagues(1, FOOTBALL),
  ...leagues(2, BASKETBALL),
  ...leagues(3, ESPORTS),
];

/** Competitions, the best known of a sport first. */
export const LEAGUES: readonly League[] = [...FIRST_LEAGUES, ...SECOND_LEAGUES];
