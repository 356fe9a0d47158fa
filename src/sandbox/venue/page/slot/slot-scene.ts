import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { SLOT_LINES, SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { slotHits } from '#sandbox/games/slot/slot.ts';
import {
  lineHitRate,
  SLOT_WAYS,
  slotChances,
  slotReturn,
  type WinChance,
} from '#sandbox/games/slot/slot-odds.ts';
import { isNetWin, percentText, stakeText } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import { prefersStill, type Scene } from '../scene.ts';
import { createReels } from './reels.ts';
import { symbolArt } from './symbol-art.ts';

const COUNTS = [3, 4, 5] as const;
const integerFormat = new Intl.NumberFormat('zh-CN');

function payCell(chances: readonly WinChance[], symbol: number, count: number): HTMLElement {
  const chance = chances.find((each) => each.symbol === symbol && each.count === count);
  if (!chance) return element('td');
  const odds = `1 / ${integerFormat.format(Math.round(SLOT_WAYS / chance.ways))}`;
  return element(
    'td',
    {},
    element('b', {}, `×${integerFormat.format(chance.pays)}`),
    element('small', {}, odds),
  );
}

/** Table of each symbol’s pays, with the exact chance of a line. */
function payTable(chances: readonly WinChance[]): HTMLElement {
  const head = ['图案', ...COUNTS.map((count) => `${count} 个`)];
  const rows = SLOT_SYMBOLS.map(({ name }, symbol) =>
    element(
      'tr',
      { 'data-symbol': String(symbol) },
      element('td', {}, element('span', { class: 'nm' }, symbolArt(symbol, false), name)),
      ...COUNTS.map((count) => payCell(chances, symbol, count)),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, '倍数按每线金额计', element('small', {}, '下方为每线概率')),
    element(
      'table',
      { class: 'pays' },
      element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),
      element('tbody', {}, ...rows),
    ),
  );
}

const LINES = SLOT_LINES.length;

function resultText({ outcome, payout }: RoundView): string {
  if (payout === '0') return '没有连线';
  const [first, ...others] = slotHits(outcome);
  if (!first) return '';
  const name = SLOT_SYMBOLS[first.symbol]?.name ?? '';
  const more = others.length > 0 ? `，共 ${others.length + 1} 条线` : '';
  return `线 ${first.line + 1}　${first.count} 个${name}　×${first.pays}${more}`;
}

/** The slot: five reels of three, each cell drawn by itself. */
export function createSlotScene(view: OpenView): Scene {
  const chances = slotChances();
  const reels = createReels();
  const rtp = percentText(slotReturn(chances));
  const table = payTable(chances);
  const markRows = (hits: ReturnType<typeof slotHits>) => {
    const won = new Set(hits.map(({ symbol }) => String(symbol)));
    for (const row of table.querySelectorAll('tr[data-symbol]'))
      row.classList.toggle('hit', won.has(row.getAttribute('data-symbol') ?? ''));
  };
  return {
    container: reels.board,
    facts: [`${LINES} 条线，左起`, `单线命中 ${percentText(lineHitRate(chances))}`, `返还率 ${rtp}`],
    unit: '每局',
    notes: (stake) => [
      `每线 ${stakeText(stake / BigInt(LINES), view)}，一次一局`,
      `两局至少间隔 ${view.cycleMs / 1_000} 秒`,
    ],
    pays: { title: '赔付表', content: table },
    rules: [
      `每局同时押 ${LINES} 条线：中间、上方、下方三条横线，一条下凹线和一条上凸线，从最左一列数起。`,
      '同一条线上从左起连续 3 个、4 个或 5 个相同图案即有返还，每条线只计最高的一种。',
      '球场灯可代替其他图案。每格独立抽取，各图案的概率在每格都相同。',
      `理论返还率 ${rtp}，由全部图案组合逐一算出，是大量局数的长期平均，不代表单次结果。`,
      '结果在转动前已由场馆决定并结算，停轮不会因结果放慢，断线不影响本局。',
    ],
    choice: () => 0,
    startLabel: () => '转一局',
    begin: () => (prefersStill() ? undefined : reels.turn()),
    rest: reels.rest,
    async show(round, still) {
      await reels.stop(round.outcome, still || prefersStill());
      const hits = isNetWin(round) ? slotHits(round.outcome) : [];
      reels.mark(hits);
      markRows(hits);
    },
    resultText,
    roundName: (_round, number) => `第 ${number} 局`,
    onChoice: () => undefined,
  };
}
