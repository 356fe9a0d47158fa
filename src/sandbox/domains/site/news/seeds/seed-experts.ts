/** Expert who writes for the site and predicts results of matches. */
export type ExpertSeed = {
  readonly expertId: string;
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly followers: number;
  /** Competitions whose matches they call. */
  readonly leagues: readonly string[];
};

export const EXPERTS: readonly ExpertSeed[] = [
  {
    expertId: 'zhou-heng',
    name: '周衡',
    title: '东岸联赛战术分析',
    about:
      '做过六年青年队录像分析，习惯把一场球拆成二十个片段来看。只写自己完整看过的比赛，赛前判断一律公开，赛后对错都留着。',
    followers: 48_210,
    leagues: ['des'],
  },
  {
    expertId: 'xu-jianshan',
    name: '许见山',
    title: '前职业后卫，专注杯赛',
    about:
      '在北境踢了九个赛季右后卫，退役后专看杯赛。他相信两回合之间最要紧的是恢复和轮换，阵型图反而排在后面。',
    followers: 35_870,
    leagues: ['qdb'],
  },
  {
    expertId: 'he-zhixia',
    name: '何知夏',
    title: '数据记者，北境甲级',
    about:
      '统计出身，自己记录每一次射门的位置。文章里的数字都能追到原始表格，样本不够的时候会直接写“样本不够”。',
    followers: 52_640,
    leagues: ['bjj'],
  },
  {
    expertId: 'lu-chaosheng',
    name: '陆潮生',
    title: '南屿超级联赛观察',
    about:
      '住在榕树湾球场旁边的老街，写南屿足球十二年。熟悉每一块场地的草皮和风向，也熟悉每一任主教练的脾气。',
    followers: 21_330,
    leagues: ['nyc'],
  },
  {
    expertId: 'shen-yiwei',
    name: '沈一苇',
    title: '女子足球专栏',
    about: '女子联赛从三家俱乐部写到十家俱乐部。关心竞技，也关心更衣室里有没有热水、客场大巴几点出发。',
    followers: 27_980,
    leagues: ['hxn', 'qnj'],
  },
  {
    expertId: 'gu-zheng',
    name: '顾铮',
    title: '篮球联盟分析',
    about:
      '当过球队助教，写作的时候仍然随身带战术板。看重防守轮转的速度，认为一支球队的上限写在最后五分钟里。',
    followers: 40_150,
    leagues: ['hlm'],
  },
  {
    expertId: 'cheng-xiaoman',
    name: '程小满',
    title: '篮球杯赛与新秀',
    about:
      '每年跑完所有群岛赛区的青年锦标赛，手里有一份两百多人的名单。判断偏保守，很少追捧只打了三场好球的新人。',
    followers: 18_460,
    leagues: ['qlb', 'hlm'],
  },
  {
    expertId: 'wen-mo',
    name: '温墨',
    title: '电竞公开赛评论',
    about: '前职业指挥，退役四年仍保持每天看三场训练赛的习惯。擅长复盘选人阶段，对版本变化的判断公开存档。',
    followers: 61_720,
    leagues: ['xwd'],
  },
];
