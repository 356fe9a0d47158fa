import { NINES_SIDES } from '#sandbox/games/nines/nines.table.ts';
import { type NinesWays, ninesReturn, partOf } from '#sandbox/games/nines/nines-odds.ts';
import { percentText } from '../amount-text.ts';
import { element } from '../controls/element.ts';

const FIRST = 0;

export const oddsOf = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The sides to back, each with its odds and its chance. */
export function createSideChoice(ways: NinesWays, changed: () => void) {
  const sides = NINES_SIDES.map(({ key, name, odds }, choice) => {
    const [chance, back] = [percentText(partOf(ways, key)), percentText(ninesReturn(ways, choice))];
    const label = `${name}，赔率 ${oddsOf(odds)}，概率 ${chance}，返还率 ${back}`;
    const field = element('input', { type: 'radio', name: 'side', 'aria-label': label, change: changed });
    field.checked = choice === FIRST;
    const caption = element(
      'span',
      { 'aria-hidden': 'true' },
      element('b', {}, name, element('em', {}, oddsOf(odds))),
      element('small', {}, `概率 ${chance}`),
      element('small', {}, `返还率 ${back}`),
    );
    return { field, container: element('label', { class: `side-pick side-pick--${key}` }, field, caption) };
  });
  const group = element(
    'fieldset',
    { class: 'sides' },
    element('legend', { class: 'sr' }, '选择一方'),
    ...sides.map(({ container }) => container),
  );
  const chosen = () => Math.max(0, sides.map(({ field }) => field.checked).indexOf(true));
  return { group, chosen };
}

/** Odds, chance and return of each side. */
export function sidesTable(ways: NinesWays): HTMLElement {
  const head = ['选项', '赔率', '概率', '返还率'].map((text) => element('th', { scope: 'col' }, text));
  const rows = NINES_SIDES.map(({ key, name, odds }, choice) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, oddsOf(odds)),
      element('td', {}, percentText(partOf(ways, key))),
      element('td', {}, percentText(ninesReturn(ways, choice))),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, '赔率与概率', element('small', {}, '赔率含本金')),
    element(
      'table',
      { class: 'facts' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
    element('p', { class: 'fair' }, '平局时主队与客队的本金退回。主队赔率已含 5% 抽成。'),
    element('p', { class: 'fair' }, '每局重新洗牌，过去的结果不影响下一局。'),
  );
}
