import {
  byPlace,
  cells,
  first,
  groupKind,
  orderedKind,
  range,
  sideKind,
  sumOf,
  valueKind,
} from './common-kinds.ts';
import type { DrawRules, LotteryGame, LotteryGroup } from './lottery.ts';

const draw: DrawRules = { first: 1, last: 10, count: 10, repeats: false };
const CARS = range(1, 10);
const SUMS = range(3, 19);
const BIG_CAR = 6;
const BIG_SUM = 12;
const PODIUM = ['冠军', '亚军', '季军'];
const PLACES = [...PODIUM, ...range(4, 10).map((place) => `第 ${place} 名`)];

const carKind = (place: number, name: string) =>
  valueKind({ name: `${name}车号`, note: '这一名的车号，赔率含本金', places: [place] }, CARS, first);

const carSides = (place: number, name: string) =>
  sideKind({ name: `${name}大小单双`, note: '6 到 10 号为大', places: [place] }, BIG_CAR, first);

/** Bets on the higher car number of two mirrored places. */
const duel = (place: number): LotteryGroup => {
  const [front, behind] = [PLACES[place] ?? '', PLACES[PLACES.length - 1 - place] ?? ''];
  return [
    {
      name: `${front}对${behind}`,
      note: `${front}的车号大为龙，${behind}的车号大为虎`,
      places: [place, PLACES.length - 1 - place],
      pick: cells(['龙', '虎']),
      hits: ([a = 0, b = 0], [cell]) => (cell === 0 ? a > b : a < b),
    },
  ];
};

const pairSum = { note: '冠军与亚军的车号相加', places: [0, 1] };
const podium = { places: [0, 1, 2] };

/** The finish of ten cars. */
export const RACE_GAME: LotteryGame = {
  draw,
  ball: 'car',
  tabs: [
    { name: '名次', groups: [byPlace(PLACES, carKind)] },
    {
      name: '冠亚和',
      groups: [
        [valueKind({ name: '冠亚和', ...pairSum }, SUMS, sumOf)],
        [sideKind({ ...pairSum, name: '冠亚和大小单双', note: '12 到 19 为大' }, BIG_SUM, sumOf)],
      ],
    },
    { name: '大小单双', groups: [byPlace(PLACES, carSides)] },
    {
      name: '前三',
      groups: [
        [orderedKind({ ...podium, name: '前三直选', note: '前三名的车号，按名次' }, draw, PODIUM)],
        [groupKind({ ...podium, name: '前三组选', note: '选 3 辆或更多，前三名不论名次' }, draw)],
      ],
    },
    { name: '龙虎', groups: range(0, 4).map(duel) },
  ],
  trends: PLACES.map((name, place) => ({ name, values: CARS, of: (cars) => cars[place] ?? 0 })),
  summary: ([one = 0, two = 0]) => `冠军 ${one}，冠亚和 ${one + two}`,
};
