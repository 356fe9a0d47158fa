import type { HoldRow } from '#sandbox/games/hold/hold.table.ts';
import { CELLS, type HoldRules, LEAST_COINS, REELS, RESPINS, ROWS } from '#sandbox/games/hold/hold.ts';
import type { HoldOdds } from '#sandbox/games/hold/hold-odds.ts';
import { percentText } from '../amount-text.ts';
import { drawn, element } from '../controls/element.ts';
import { createPaysTable, multipleText, oneInText, tableHead } from '../symbols/pays-table.ts';

const COUNTS = ['3 个', '4 个', '5 个'] as const;

const sumOf = (entries: readonly { readonly weight: number }[]) =>
  entries.reduce((sum, { weight }) => sum + weight, 0);

export const wayText = ({ lines }: HoldRules): string =>
  lines ? `${lines.length} 条线` : `${ROWS ** REELS} 路`;

function coinTable({ coins }: HoldRow): HTMLElement {
  const units = sumOf(coins);
  const rows = coins.map(({ pays, weight }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, multipleText(pays)),
      element('td', {}, percentText(weight / units)),
    ),
  );
  return element('table', { class: 'facts' }, tableHead(['硬币', '概率']), element('tbody', {}, ...rows));
}

/** A line as a stroke over fifteen dots. */
function lineDrawing(rows: readonly number[]): Element {
  const dots = rows.flatMap((_, reel) =>
    Array.from({ length: ROWS }, (__, row) =>
      drawn('circle', { cx: String(reel * 10 + 5), cy: String(row * 10 + 5), r: '1.5' }),
    ),
  );
  const points = rows.map((row, reel) => `${reel * 10 + 5} ${row * 10 + 5}`).join(' ');
  return drawn(
    'svg',
    { viewBox: '0 0 50 30', 'aria-hidden': 'true' },
    ...dots,
    drawn('polyline', { points }),
  );
}

const linesList = (lines: readonly (readonly number[])[]) => [
  element('h2', {}, '连线', element('small', {}, '从最左一列数起')),
  element('ol', { class: 'lines' }, ...lines.map((rows) => element('li', {}, lineDrawing(rows)))),
];

/** Pays of symbols and coins, each with its chance. */
export function createPays(row: HoldRow, { wins, feature, full }: HoldOdds) {
  const { table, mark } = createPaysTable(['图案', ...COUNTS], row.symbols, (symbol) =>
    (row.symbols[symbol]?.pays ?? []).map((pays, at) =>
      element('div', {}, multipleText(pays), element('small', {}, oneInText(wins[symbol]?.[at] ?? 0))),
    ),
  );
  const chanceOf = row.lines ? '下方为每线概率' : '下方为每局概率';
  const content = element(
    'div',
    {},
    element('h2', {}, `按每局金额计，每${row.lines ? '线' : '路'}`, element('small', {}, chanceOf)),
    table,
    element('h2', {}, '留住硬币', element('small', {}, `平均 ${Math.round(1 / feature)} 局一次`)),
    coinTable(row),
    element(
      'p',
      { class: 'fair' },
      `${CELLS} 格全满另返 ${multipleText(row.full)}，概率 ${oneInText(full)}。`,
    ),
    ...(row.lines ? linesList(row.lines) : []),
  );
  return { content, mark };
}

export function rulesOf(row: HoldRow, { total, spin, feature }: HoldOdds): readonly string[] {
  const ways = row.lines
    ? `每局同时押 ${row.lines.length} 条线，从最左一列数起，一条线上连续 3 个、4 个或 5 个相同图案即有返还。`
    : `共 ${ROWS ** REELS} 路：从最左一列起，相连的 3 列、4 列或 5 列都有同一图案即有返还，位置不限；路数是各列个数的乘积，每路都返还。`;
  return [
    ways,
    '每格独立抽取，各图案的概率在每格都相同。硬币不参与连线。',
    `转停后有 ${LEAST_COINS} 枚或更多硬币时，硬币留住，其余格子重转 ${RESPINS} 次；每出现新的硬币，次数回到 ${RESPINS}。平均 ${Math.round(1 / feature)} 局出现一次。`,
    `重转时每个空格出现硬币的概率是 ${oneInText(row.respinCoins / row.respinParts)}。结束时各枚硬币的倍数相加，按每局金额返还；${CELLS} 格全满另返 ${multipleText(row.full)}。`,
    `理论返还率 ${percentText(total)}，其中转轮 ${percentText(spin)}，硬币 ${percentText(total - spin)}，由全部情形的概率算出，是大量局数的长期平均，不代表单次结果。`,
    '结果在转动前已由场馆决定并结算，停轮和重转的快慢不因结果改变，断线不影响本局。',
  ];
}
