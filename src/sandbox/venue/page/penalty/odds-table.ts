import { PENALTY_AIMS } from '#sandbox/games/penalty/penalty.table.ts';
import { penaltyReturn } from '#sandbox/games/penalty/penalty.ts';
import { percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';

const HEAD = ['方向', '进球概率', '赔率', '返还率'] as const;

/** Odds as they are printed. */
export const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** Each corner with its chance, its odds, and what the two come to. */
export function oddsTable(): HTMLElement {
  const rows = PENALTY_AIMS.map(({ name, chance, odds }, aim) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, `${chance}%`),
      element('td', {}, oddsText(odds)),
      element('td', {}, percentText(penaltyReturn(aim))),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, '方向', element('small', {}, '概率 × 赔率 = 返还率')),
    element(
      'table',
      { class: 'facts' },
      element('thead', {}, element('tr', {}, ...HEAD.map((text) => element('th', { scope: 'col' }, text)))),
      element('tbody', {}, ...rows),
    ),
    element(
      'p',
      { class: 'fair' },
      '上角可能高出横梁，未进包括扑出与偏出。门将的扑救方向只用于呈现，不改变概率。',
    ),
  );
}
