import type { TitleSymbol } from '#sandbox/games/symbols.ts';
import { element } from '../controls/element.ts';
import { symbolDrawing } from './symbol-art.ts';

const integerFormat = new Intl.NumberFormat('zh-CN');

/** Pays as a multiple of the stake. @param hundredths of the stake */
export const multipleText = (hundredths: number): string => `${integerFormat.format(hundredths / 100)}×`;

/** A chance as one in a number of rounds. */
export const oneInText = (chance: number): string => `1 / ${integerFormat.format(Math.round(1 / chance))}`;

export const tableHead = (texts: readonly string[]): HTMLElement =>
  element('thead', {}, element('tr', {}, ...texts.map((text) => element('th', { scope: 'col' }, text))));

/** Table of the pays of each symbol, with a way to mark those that won. */
export function createPaysTable(
  heads: readonly string[],
  symbols: readonly TitleSymbol[],
  cellsOf: (symbol: number) => readonly (Node | string)[],
) {
  const rows = symbols.map((symbol, at) =>
    element(
      'tr',
      {},
      element(
        'th',
        { scope: 'row' },
        element('span', { class: 'nm' }, symbolDrawing(symbol, false), symbol.name),
      ),
      ...cellsOf(at).map((cell) => element('td', {}, cell)),
    ),
  );
  return {
    table: element('table', { class: 'spays' }, tableHead(heads), element('tbody', {}, ...rows)),
    mark(won: ReadonlySet<number>) {
      rows.forEach((row, at) => {
        row.classList.toggle('hit', won.has(at));
      });
    },
  };
}
