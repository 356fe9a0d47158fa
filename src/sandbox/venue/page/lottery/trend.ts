import type { PastIssueView } from '#sandbox/domains/play/venue/venue-view.ts';
import type { LotteryRow } from '#sandbox/games/lottery/lottery.table.ts';
import type { LotteryTrend } from '#sandbox/games/lottery/lottery.ts';
import { drawn, element } from '../controls/element.ts';
import { minuteIssueName } from '../table/table-scene.ts';
import { shortName } from './lottery-texts.ts';

const ROWS = 14;
const MINUTE_MS = 60_000;
const NOTE = '每期独立，多期未出现不表示下一期更可能出现。';

/** Issues since each value appeared last, after each issue of a list from the oldest. 0 for a hit. */
function missesOf(
  { values, of }: LotteryTrend,
  past: readonly PastIssueView[],
): readonly (readonly number[])[] {
  let misses: readonly number[] = values.map(() => 0);
  return past.toReversed().map(({ result }) => {
    const value = of(result);
    misses = misses.map((count, index) => (values[index] === value ? 0 : count + 1));
    return misses;
  });
}

function cell(value: number, misses: number): HTMLElement {
  return element('td', {}, misses === 0 ? element('i', {}, String(value)) : String(misses));
}

/** The line that joins the hits, over the cells of the table. */
function joiningLine({ values }: LotteryTrend, rows: readonly (readonly number[])[]): SVGSVGElement {
  const points = rows.map((misses, row) => `${misses.indexOf(0) + 0.5},${row + 0.5}`).join(' ');
  const line = drawn('polyline', { points, 'vector-effect': 'non-scaling-stroke' });
  const viewBox = `0 0 ${values.length} ${rows.length}`;
  return drawn('svg', { viewBox, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, line);
}

/** The course of a figure over the last issues. */
export function createTrend({ game, minutes }: LotteryRow) {
  const table = element('table');
  const frame = element('div', { class: 'trend__frame' });
  let past: readonly PastIssueView[] = [];
  const options = game.trends.map(({ name }, index) =>
    element('option', { value: String(index) }, `${name}走势`),
  );
  const select = element('select', { 'aria-label': '走势', change: () => draw() }, ...options);
  const single = game.trends.length === 1 ? `${game.trends[0]?.name ?? ''}走势` : '';
  const draw = () => {
    const trend = game.trends[Number(select.value)];
    if (!trend) return;
    const rows = missesOf(trend, past).slice(-ROWS);
    const shown = past.slice(0, ROWS).toReversed();
    const heads = trend.values.map((value) => element('th', { scope: 'col' }, String(value)));
    const head = element('tr', {}, element('th', { scope: 'col' }, '期'), ...heads);
    const body = rows.map((misses, index) => {
      const name = minuteIssueName((shown[index]?.endsAt ?? 0) - minutes * MINUTE_MS, minutes);
      const cells = misses.map((count, at) => cell(trend.values[at] ?? 0, count));
      return element('tr', {}, element('th', { scope: 'row' }, shortName(name)), ...cells);
    });
    table.style.setProperty('--values', String(trend.values.length));
    table.replaceChildren(element('thead', {}, head), element('tbody', {}, ...body));
    frame.replaceChildren(table, joiningLine(trend, rows));
    frame.style.setProperty('--values', String(trend.values.length));
  };
  const title = element(
    'h2',
    {},
    single === '' ? select : single,
    element('small', {}, `近 ${ROWS} 期，灰字为连续未出现的期数`),
  );
  const scroller = element(
    'div',
    { class: 'trend__scroller', tabindex: '0', role: 'region', 'aria-label': '走势图' },
    frame,
  );
  return {
    container: element('section', { class: 'card trend' }, title, scroller, element('p', {}, NOTE)),
    update(next: readonly PastIssueView[]) {
      if (next[0]?.no === past[0]?.no) return;
      past = next;
      draw();
    },
  };
}
