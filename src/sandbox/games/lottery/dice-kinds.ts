import { cells, range, sideKind, sidesText, sumOf, valueKind } from './common-kinds.ts';
import type { LotteryGame, LotteryKind } from './lottery.ts';

const places = [0, 1, 2];
const FACES = range(1, 6);
const SUMS = range(3, 18);
const BIG_SUM = 11;

/** Number of dice that show a face. */
const count = (dice: readonly number[], face: number) => dice.filter((die) => die === face).length;
const isTriple = ([one, ...others]: readonly number[]) => others.every((die) => die === one);
const isRun = (dice: readonly number[]) => {
  const [low = 0, middle = 0, high = 0] = [...dice].sort((a, b) => a - b);
  return middle === low + 1 && high === middle + 1;
};

const TRIPLES: readonly LotteryKind[] = [
  {
    name: '三同号单选',
    note: '三个骰子都是这个点数',
    places,
    pick: cells(FACES.map((face) => String(face).repeat(3))),
    hits: (dice, [cell = 0]) => count(dice, cell + 1) === 3,
  },
  {
    name: '三同号通选',
    note: '三个骰子点数相同',
    places,
    pick: cells(['任意三同号']),
    hits: isTriple,
  },
];

const PAIRS: readonly LotteryKind[] = [
  {
    name: '二同号复选',
    note: '至少两个骰子是这个点数，三个也算',
    places,
    pick: cells(FACES.map((face) => `${String(face).repeat(2)}*`)),
    hits: (dice, [cell = 0]) => count(dice, cell + 1) >= 2,
  },
  {
    name: '二同号单选',
    note: '恰好两个是同号，另一个是单号',
    places,
    pick: { form: 'rows', rows: ['同号', '单号'], numbers: FACES, distinct: true },
    hits: (dice, [pair = 0, single = 0]) => count(dice, pair) === 2 && count(dice, single) === 1,
  },
];

const DIFFERENT: readonly LotteryKind[] = [
  {
    name: '三不同号',
    note: '选 3 个或更多，三个骰子恰好是其中 3 个不同点数',
    places,
    pick: { form: 'set', numbers: FACES, size: 3 },
    hits: (dice, bet) => bet.every((face) => dice.includes(face)),
  },
  {
    name: '二不同号',
    note: '选 2 个或更多，两个点数都出现',
    places,
    pick: { form: 'set', numbers: FACES, size: 2 },
    hits: (dice, bet) => bet.every((face) => dice.includes(face)),
  },
  {
    name: '三连号通选',
    note: '三个点数相连，例如 2、3、4',
    places,
    pick: cells(['任意三连号']),
    hits: isRun,
  },
];

const alone = (kinds: readonly LotteryKind[]) => kinds.map((kind) => [kind] as const);

/** Three dice. */
export const DICE_GAME: LotteryGame = {
  draw: { first: 1, last: 6, count: 3, repeats: true },
  ball: 'die',
  tabs: [
    {
      name: '和值',
      groups: [
        [valueKind({ name: '和值', note: '三个骰子相加，赔率含本金', places }, SUMS, sumOf)],
        [sideKind({ name: '和值大小单双', note: '11 到 18 为大', places }, BIG_SUM, sumOf)],
      ],
    },
    { name: '三同号', groups: alone(TRIPLES) },
    { name: '二同号', groups: alone(PAIRS) },
    { name: '不同号', groups: alone(DIFFERENT) },
  ],
  trends: [{ name: '和值', values: SUMS, of: sumOf }],
  summary: (dice) => `和值 ${sumOf(dice)}，${sidesText(sumOf(dice), BIG_SUM)}`,
};
