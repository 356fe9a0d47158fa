import {
  byPlace,
  cells,
  first,
  orderedKind,
  range,
  sideKind,
  sidesText,
  sumOf,
  valueKind,
} from './common-kinds.ts';
import type { DrawRules, LotteryGame, LotteryGroup, LotteryKind } from './lottery.ts';

const DIGITS = range(0, 9);
const BIG_DIGIT = 5;
const drawOf = (count: number): DrawRules => ({ first: 0, last: 9, count, repeats: true });

const digitKinds = (names: readonly string[]): LotteryGroup =>
  byPlace(names, (place, name) =>
    valueKind({ name: `${name}定位`, note: '这一位的数字，赔率含本金', places: [place] }, DIGITS, first),
  );

const digitSides = (names: readonly string[]): LotteryGroup =>
  byPlace(names, (place, name) =>
    sideKind({ name: `${name}大小单双`, note: '5 到 9 为大', places: [place] }, BIG_DIGIT, first),
  );

const count = (digits: readonly number[], digit: number) => digits.filter((each) => each === digit).length;

type Three = {
  /** Name of the three digits, as a part of the names of their kinds. */
  readonly name: string;
  readonly rows: readonly string[];
  readonly places: readonly number[];
};

/** Bets on three digits together. */
const threeKinds = ({ name, rows, places }: Three): readonly LotteryGroup[] => [
  [orderedKind({ name: `${name}直选`, note: '每一位各选一个，按顺序相同', places }, drawOf(3), rows)],
  [
    {
      name: `${name}组三`,
      note: '两位是对子号，一位是单号，不论顺序',
      places,
      pick: { form: 'rows', rows: ['对子', '单号'], numbers: DIGITS, distinct: true },
      hits: (digits, [pair = 0, single = 0]) => count(digits, pair) === 2 && count(digits, single) === 1,
    },
  ],
  [
    {
      name: `${name}组六`,
      note: '选 3 个或更多，三位各不相同，不论顺序',
      places,
      pick: { form: 'set', numbers: DIGITS, size: 3 },
      hits: (digits, bet) => bet.every((digit) => digits.includes(digit)),
    },
  ],
];

/** Tabs of the kinds of three digits: those in order, those in any order. */
const threeTabs = (three: Three, label = '') =>
  threeKinds(three).map((group) => ({ name: `${label}${group[0].name.slice(-2)}`, groups: [group] }));

const THREE_NAMES = ['百位', '十位', '个位'];
const THREE_SUMS = range(0, 27);
const BIG_THREE = 14;
const THREE_PLACES = range(0, 2);

/** Three digits. */
export const THREE_DIGITS_GAME: LotteryGame = {
  draw: drawOf(3),
  ball: 'ball',
  tabs: [
    ...threeTabs({ name: '', rows: THREE_NAMES, places: THREE_PLACES }),
    { name: '定位', groups: [digitKinds(THREE_NAMES), digitSides(THREE_NAMES)] },
    {
      name: '和值',
      groups: [
        [valueKind({ name: '和值', note: '三位相加，赔率含本金', places: THREE_PLACES }, THREE_SUMS, sumOf)],
        [sideKind({ name: '和值大小单双', note: '14 到 27 为大', places: THREE_PLACES }, BIG_THREE, sumOf)],
      ],
    },
  ],
  trends: THREE_NAMES.map((name, place) => ({
    name,
    values: DIGITS,
    of: (digits) => digits[place] ?? 0,
  })),
  summary: (digits) => `和值 ${sumOf(digits)}，${sidesText(sumOf(digits), BIG_THREE)}`,
};

const FIVE_NAMES = ['万位', '千位', '百位', '十位', '个位'];
const BIG_FIVE = 23;

const DRAGON: LotteryKind = {
  name: '龙虎和',
  note: '万位大为龙，个位大为虎，相同为和',
  places: [0, 4],
  pick: cells(['龙', '虎', '和']),
  hits: ([left = 0, right = 0], [cell]) => [left > right, left < right, left === right][cell ?? 0] ?? false,
};

/** Five digits. */
export const FIVE_DIGITS_GAME: LotteryGame = {
  draw: drawOf(5),
  ball: 'ball',
  tabs: [
    { name: '定位', groups: [digitKinds(FIVE_NAMES), digitSides(FIVE_NAMES)] },
    {
      name: '总和龙虎',
      groups: [
        [
          sideKind(
            { name: '总和大小单双', note: '五位相加，23 到 45 为大', places: range(0, 4) },
            BIG_FIVE,
            sumOf,
          ),
        ],
        [DRAGON],
      ],
    },
    ...threeTabs({ name: '前三', rows: FIVE_NAMES.slice(0, 3), places: [0, 1, 2] }, '前三'),
    ...threeTabs({ name: '后三', rows: FIVE_NAMES.slice(2), places: [2, 3, 4] }, '后三'),
  ],
  trends: FIVE_NAMES.map((name, place) => ({ name, values: DIGITS, of: (digits) => digits[place] ?? 0 })),
  summary: (digits) => `总和 ${sumOf(digits)}，${sidesText(sumOf(digits), BIG_FIVE)}`,
};
