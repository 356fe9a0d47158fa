import type { Curve } from '#sandbox/games/rise/rise.ts';
import { amountText, isNetWin } from '../amount-text.ts';
import { element } from '../controls/element.ts';
import type { TableState } from '../table/table-scene.ts';
import { ownBets } from './bet-action.ts';
import { backText, chanceText, levelText, takenLevel } from './rise-texts.ts';

const LEVELS = [150, 200, 500, 1_000] as const;

type Row = { readonly name: string; readonly stake: string; readonly payout: string | null };

/** State of a bet: placed, in flight, taken out at a level, or lost. */
function standText(row: Row, phase: TableState['issue']['phase']): string {
  const level = takenLevel(row);
  if (level !== null) return levelText(level);
  if (phase === 'bets') return '已下注';
  return row.payout === null && phase === 'result' ? '上升中' : '未取回';
}

function playerRow(row: Row, phase: TableState['issue']['phase'], isOwn: boolean) {
  return element(
    'li',
    isOwn ? { class: 'me' } : {},
    element('i', { 'aria-hidden': 'true' }, [...row.name][0] ?? ''),
    element('span', {}, row.name),
    element('span', { class: 'num' }, amountText(BigInt(row.stake))),
    element(
      'b',
      isNetWin({ stake: row.stake, payout: row.payout ?? '0' }) ? { class: 'in' } : {},
      standText(row, phase),
    ),
  );
}

/** Chances of some levels, and the bets of everybody on the issue. */
export function createPlayers(curve: Curve) {
  const chances = LEVELS.map((level) =>
    element(
      'div',
      {},
      element('dt', {}, `到 ${levelText(level)}`),
      element('dd', {}, chanceText(curve, level)),
    ),
  );
  const count = element('small', {});
  const list = element('ul', { class: 'rise-players' });
  const empty = element('p', { class: 'pad' }, '本局还没有人下注');
  return {
    content: element(
      'div',
      {},
      element('dl', { class: 'rise-chances' }, ...chances),
      element('h2', {}, '本局下注', count),
      empty,
      list,
      element(
        'p',
        { class: 'fair' },
        `到达任一倍数 m 的概率是 ${curve.back}% ÷ m，返还率都是 ${backText(curve)}。同桌的人看到同一条线，谁取回都不影响结束点。`,
      ),
    ),
    update(state: TableState) {
      const { phase } = state.issue;
      const own = ownBets(state).map(({ stake, payout }) => ({ name: '我', stake, payout }));
      const others = state.others.toSorted((a, b) => (takenLevel(b) ?? 0) - (takenLevel(a) ?? 0));
      count.textContent = `${own.length + others.length} 注`;
      empty.hidden = own.length + others.length > 0;
      list.replaceChildren(
        ...own.map((row) => playerRow(row, phase, true)),
        ...others.map((row) => playerRow(row, phase, false)),
      );
    },
  };
}
