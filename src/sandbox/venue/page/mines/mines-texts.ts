import { backPart, partOf } from '#sandbox/games/fair-pays.ts';
import type { MinesRow } from '#sandbox/games/mines/mines.table.ts';
import {
  lastOpened,
  leastOpened,
  minesReturns,
  openChance,
  openPays,
  tilesOf,
} from '#sandbox/games/mines/mines.ts';
import { percentText, timesText } from '../amount-text.ts';
import { factsTable } from '../controls/facts-table.ts';

/** Pay, chance and return of each number of opened tiles. */
export function openTable({ rules, look }: MinesRow, mines: number): HTMLElement {
  const returns = minesReturns(rules, mines);
  const rows = returns.map((back, index) => {
    const opened = index + 1;
    return [
      `${opened} 格`,
      timesText(openPays(rules, mines, opened)),
      percentText(partOf(openChance(rules, mines, opened))),
      percentText(back),
    ];
  });
  return factsTable({
    title: `${mines} 个${look.mine.name}`,
    note: '概率 × 倍数 = 返还率',
    head: ['翻开', '倍数', '概率', '返还率'],
    rows,
    below: [`倍数含本金，按概率的倒数乘以 ${percentText(backPart(rules.back))} 算出，舍去百分位以后。`],
  });
}

/** The lowest and highest return over all numbers of mines and of opened tiles. */
export function returnRange({ rules }: MinesRow): string {
  const returns = rules.mines.flatMap((mines) => minesReturns(rules, mines));
  return `${percentText(Math.min(...returns))} 至 ${percentText(Math.max(...returns))}`;
}

/** The rules in sentences. */
export function minesRules(row: MinesRow): readonly string[] {
  const { rules, look } = row;
  const least = rules.mines.map((mines) => {
    const opened = leastOpened(rules, mines);
    return `${mines} 个 ${percentText(minesReturns(rules, mines)[opened - 1] ?? 0)}`;
  });
  return [
    `${tilesOf(rules)} 格${look.place}下藏着你选的数目的${look.mine.name}，每格机会均等。开局时位置已由场馆抽定，不会再变。`,
    `每翻开一格没有${look.mine.name}，可取回的金额就按倍数增加；翻到${look.mine.name}，本局结束，不返还。`,
    '随时可以取回。一格未翻时取回，退还全部本金，不算输赢。',
    `翻到 ${rules.mines.map((mines) => `${lastOpened(rules, mines)} 格（${mines} 个）`).join('、')}时自动取回。`,
    `返还率由全部布局逐一算出，翻多少格都只差舍入：${returnRange(row)}。各数目的最低值：${least.join('，')}。`,
    '离开或断线时，已翻开的自动取回；一格未翻，退还本金。',
  ];
}
