import { NATURAL, type NinesRow } from '#sandbox/games/nines/nines.table.ts';
import { pointsOf, totalOf } from '#sandbox/games/nines/nines.ts';
import { oddsText } from '../cards/bets.ts';

const has = ({ bets }: NinesRow, kind: string) => bets.some((bet) => bet.kind === kind);
const betOf = ({ bets }: NinesRow, kind: string) => bets.find((bet) => bet.kind === kind);

/** Sentences about bets that pay otherwise than by points. */
export function betNotes(row: NinesRow): readonly string[] {
  const { home, away } = row;
  const side = betOf(row, 'home');
  const tie = betOf(row, 'tie')?.name ?? '';
  const cut =
    side?.sixOdds === undefined
      ? `${home}赔率已含 5% 抽成。`
      : `押${home}不收抽成，${home}以 6 点取胜时赔率为 ${oddsText(side.sixOdds)}。`;
  return [
    `${tie}局时${home}与${away}的本金退回。${cut}`,
    ...(has(row, 'homePair') ? [`${away}对、${home}对：该方前两张点数牌面相同即中，与胜负无关。`] : []),
    ...(has(row, 'small') ? ['小：双方一共 4 张牌；大：一共 5 张或 6 张。与胜负无关。'] : []),
    '每局重新洗牌，过去的结果不影响下一局。',
  ];
}

/** The rules of a title in sentences. */
export const ninesRules = (row: NinesRow): readonly string[] => {
  const { home, away, decks } = row;
  return [
    `用 ${decks} 副牌，每局重新洗牌。${away}和${home}各发两张，A 算 1 点，2 至 9 按牌面，10、J、Q、K 算 0 点，合计只取个位。`,
    '任一方前两张是 8 点或 9 点，双方都不补牌。',
    `${away} 0 至 5 点补一张，6、7 点不补。`,
    `${away}不补时，${home} 0 至 5 点补一张；${away}补牌后，${home}按${away}第三张的点数决定：0 至 2 点必补，3 点遇 8 不补，4 点遇 2 至 7 补，5 点遇 4 至 7 补，6 点遇 6、7 补，7 点不补。`,
    `点数大的一方胜。${betNotes(row).slice(0, -1).join('')}`,
    '各项返还率由全部发牌方式逐一算出，没有任何打法可以改变。',
    '结果在发牌前已由场馆决定并结算，断线不影响本局。',
  ];
};

/** Note under a hand: whether it took a third card. */
export function handNote(cards: readonly number[]): string {
  const third = cards[2];
  if (third !== undefined) return `补牌 ${pointsOf(third)} 点`;
  return totalOf(cards) >= NATURAL ? '例牌，不补牌' : '不补牌';
}
