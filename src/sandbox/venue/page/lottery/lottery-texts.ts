import type { LotteryGame, LotteryKind } from '#sandbox/games/lottery/lottery.ts';

/** The text on a ball: two digits where numbers go beyond nine. */
export const numberText = ({ draw, ball }: LotteryGame, number: number): string =>
  ball === 'ball' && draw.last > 9 ? String(number).padStart(2, '0') : String(number);

/** The numbers of a bet: a cell by its text, a set with commas, rows by their order. */
export function betNumbers(game: LotteryGame, { pick }: LotteryKind, bet: readonly number[]): string {
  if (pick.form === 'cells') return pick.cells[bet[0] ?? 0] ?? '';
  return bet.map((number) => numberText(game, number)).join(pick.form === 'set' ? '、' : '-');
}

/** Number of an issue within its day: the end of its name. */
export const shortName = (name: string): string => name.split('-')[1] ?? name;

/** Interval of the issues of a lottery. */
export const everyText = (minutes: number): string => `每${minutes === 1 ? '' : ` ${minutes} `}分钟一期`;

/** Sentences about what is drawn, the prices and the time. */
export function rulesOf(
  { tabs, summary: _summary }: LotteryGame,
  { minutes, back }: { readonly minutes: number; readonly back: string },
): readonly string[] {
  const notes = tabs.flatMap(({ groups }) =>
    groups.map(([kind]) => `${kind.label === undefined ? kind.name : `${kind.name}等`}：${kind.note}。`),
  );
  return [
    `${everyText(minutes)}，开奖前 10 秒封盘，时间以服务器为准。`,
    `赔率含本金，是概率的倒数乘以 ${back}，舍去百分位以后；每种投注的返还率都是 ${back}，只差舍入。`,
    '概率由全部可能的结果数出。每期独立，过去的结果不影响下一期。',
    '一次可以投连续几期。中奖即停：任一期中奖，后面的期自动撤销并退回。没有封盘的期可以自己撤销。',
    '本期种子的哈希在接受下注前公布，开出后公开种子，任何人都可以核对。',
    ...notes,
  ];
}
