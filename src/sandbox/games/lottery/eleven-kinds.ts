import { byPlace, first, groupKind, orderedKind, range, sideKind, valueKind } from './common-kinds.ts';
import type { DrawRules, LotteryGame, LotteryGroup, LotteryKind } from './lottery.ts';

const draw: DrawRules = { first: 1, last: 11, count: 5, repeats: false };
const NUMBERS = range(draw.first, draw.last);
const BIG = 6;
const BALLS = ['第一球', '第二球', '第三球', '第四球', '第五球'];
const DIGITS = ['一', '二', '三', '四', '五', '六', '七', '八'];

/** Numbers drawn in any order: all chosen ones among the five, or all five among more chosen ones. */
function anyKind(name: string, size: number): LotteryKind {
  const isWithin = size <= draw.count;
  return {
    name: `任选${name}`,
    note: isWithin
      ? `选 ${size} 个或更多，开出的 5 个里含这 ${size} 个即中`
      : `选 ${size} 个或更多，其中 ${size} 个包含开出的 5 个即中`,
    places: range(0, draw.count - 1),
    pick: { form: 'set', numbers: NUMBERS, size },
    hits: (seen, bet) =>
      isWithin ? bet.every((number) => seen.includes(number)) : seen.every((ball) => bet.includes(ball)),
  };
}

const ANY: LotteryGroup = byPlace(DIGITS, (place, name) => anyKind(name, place + 1));

const front = (count: number, name: string): readonly LotteryGroup[] => {
  const places = range(0, count - 1);
  const rows = BALLS.slice(0, count);
  return [
    [orderedKind({ name: `${name}直选`, note: `前 ${count} 球的号码，按顺序`, places }, draw, rows)],
    [groupKind({ name: `${name}组选`, note: `选 ${count} 个或更多，前 ${count} 球不论顺序`, places }, draw)],
  ];
};

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Five balls of eleven. */
export const ELEVEN_GAME: LotteryGame = {
  draw,
  ball: 'ball',
  tabs: [
    { name: '任选', groups: [ANY] },
    {
      name: '定位',
      groups: [
        byPlace(BALLS, (place, name) =>
          valueKind(
            { name: `${name}号码`, note: '这一球的号码，赔率含本金', places: [place] },
            NUMBERS,
            first,
          ),
        ),
      ],
    },
    { name: '前二', groups: front(2, '前二') },
    { name: '前三', groups: front(3, '前三') },
    {
      name: '大小单双',
      groups: [
        byPlace(BALLS, (place, name) =>
          sideKind(
            { name: `${name}大小单双`, note: '6 到 11 为大，大与单各多一个号码', places: [place] },
            BIG,
            first,
          ),
        ),
      ],
    },
  ],
  trends: BALLS.map((name, place) => ({ name, values: NUMBERS, of: (balls) => balls[place] ?? 0 })),
  summary: ([one = 0]) => `首球 ${twoDigits(one)}`,
};
