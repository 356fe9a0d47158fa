import { type BlackjackRow, DOUBLE, HIT, SPLIT, STAND } from '#sandbox/games/blackjack/blackjack.table.ts';
import { type BlackjackTable, handEnd } from '#sandbox/games/blackjack/blackjack.ts';
import { isSoft, type Points, pointsOf, totalOf } from '#sandbox/games/blackjack/points.ts';

/** Names of the moves. */
export const MOVE_NAMES: Readonly<Record<number, string>> = {
  [HIT]: '要牌',
  [STAND]: '停牌',
  [DOUBLE]: '加倍',
  [SPLIT]: '分牌',
};

export const HAND_NAMES = ['第一手', '第二手'] as const;

const DOUBLES = {
  two: '前两张任意点数可加倍',
  nineToEleven: '前两张合计 9、10、11 点可加倍',
  any: '任何时候都可加倍',
} as const;

/** Points as they are written on the table; soft ones count an ace as eleven. */
export const pointsText = (points: Points): string => `${isSoft(points) ? '软 ' : ''}${totalOf(points)}`;

const ENDS = { lost: '输', pushed: '平，退回', won: '赢', natural: '黑杰克' } as const;

/** Result of a hand in words. */
export function endText(row: BlackjackRow, table: BlackjackTable, at: number): string {
  const hand = table.hands[at];
  if (!hand) return '';
  const points = pointsOf(hand.cards);
  const isBust = totalOf(points) > 21;
  return isBust ? '爆牌，输' : `${totalOf(points)} 点，${ENDS[handEnd(row.rules, hand, table)]}`;
}

const peekRule = ({ rules }: BlackjackRow) =>
  rules.peeks
    ? '庄家一张明牌、一张暗牌。明牌是 A 或 10 点时先看暗牌，是黑杰克则本局立即结束。'
    : '庄家先只发一张明牌，第二张在你停牌后再发。那时庄家若是黑杰克，加倍和分牌的金额一并输掉。';

/** The rules of a title in sentences. @param back its exact return */
export const blackjackRules = (row: BlackjackRow, back: string): readonly string[] => {
  const { doubles, doublesSplit, charlie } = row.rules;
  return [
    '每张牌都从完整的 52 张里抽取，已发出的牌不影响后面的牌，记牌没有用处。',
    'A 算 1 点或 11 点，J、Q、K 算 10 点。超过 21 点为爆牌，这一手立即输。满 21 点自动停牌。',
    peekRule(row),
    '庄家不足 17 点必须要牌，17 点及以上停牌，A 算 11 点的 17 点也停。',
    '前两张为 A 加 10 点是黑杰克，赔 3 : 2；双方都是则退回。不设保险。',
    `${DOUBLES[doubles]}，再下同样的金额，只拿一张。${doublesSplit ? '分牌后也可加倍。' : '分牌后不能加倍。'}`,
    '前两张同点可分成两手，再下同样的金额，只分一次。分 A 每手只补一张，分牌后的 21 点不算黑杰克。',
    ...(charlie === null ? [] : [`拿到 ${charlie} 张牌还没有爆牌，这一手直接赢。`]),
    `返还率 ${back} 按每一步都取最佳选择逐一算出，随意打会更低。`,
    '策略提示按首注的百分比列出各个选择的平均净输赢，默认关闭。',
    '牌序在开局前由种子定下，你的选择只决定还要不要下一张。中途离开，未完成的局按停牌结束。',
  ];
};
