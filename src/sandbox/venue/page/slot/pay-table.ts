import { SLOT_SYMBOLS } from '#sandbox/games/slot/slot.table.ts';
import { SLOT_WAYS, type WinChance } from '#sandbox/games/slot/slot-odds.ts';
import { element } from '../controls/element.ts';
import { symbolArt } from './symbol.ts';

const COUNTS = [3, 4, 5] as const;
const whole = new Intl.NumberFormat('zh-CN');

function payCell(chances: readonly WinChance[], symbol: number, count: number): HTMLElement {
  const chance = chances.find((each) => each.symbol === symbol && each.count === count);
  if (!chance) return element('td');
  const odds = `1 / ${whole.format(Math.round(SLOT_WAYS / chance.ways))}`;
  return element('td', {}, element('b', {}, `×${whole.format(chance.pays)}`), element('small', {}, odds));
}

/** Table of each symbol’s pays, with the exact chance of a line. */
export function payTable(chances: readonly WinChance[]): HTMLElement {
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
