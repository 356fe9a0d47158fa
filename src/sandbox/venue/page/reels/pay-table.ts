import type { ReelSymbol, ReelsGame } from '#sandbox/games/reels/reels.ts';
import { scatterChances } from '#sandbox/games/reels/reels-odds.ts';
import { element } from '../controls/element.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

const COUNTS = [3, 4, 5] as const;
const integerFormat = new Intl.NumberFormat('zh-CN');

/** A whole number with its thousands grouped. */
export const countText = (figure: number): string => integerFormat.format(figure);

const oddsText = (chance: number): string => `1 / ${countText(Math.round(1 / chance))}`;

const payCell = (pays: number, chance: number): HTMLElement =>
  pays === 0 || chance === 0
    ? element('td', {}, '—')
    : element('td', {}, element('b', {}, `×${countText(pays)}`), element('small', {}, oddsText(chance)));

/** Chance of a number of scatters; the row of five includes more. */
function scatterChance({ row }: ReelsGame, count: number): number {
  const chances = scatterChances(row, false);
  const more = count === 5 ? chances.slice(6).reduce((sum, chance) => sum + chance, 0) : 0;
  return (chances[count] ?? 0) + more;
}

function noteOf({ role, two }: ReelSymbol, chance: number): readonly HTMLElement[] {
  if (role) return [element('small', {}, role === 'wild' ? '百搭' : '分散')];
  return two === undefined ? [] : [element('small', {}, `2 个 ×${two}，${oddsText(chance)}`)];
}

/** Table of each symbol’s pays with their exact chances. `light` marks the rows of symbols that won. */
export function createPayTable(game: ReelsGame, title: string, caption: string) {
  const head = ['图案', ...COUNTS.map((count) => `${count} 个`)];
  const rows = game.row.symbols.map((symbol, at) => {
    const chanceOf = (count: number) =>
      symbol.role === 'scatter' ? scatterChance(game, count) : game.chanceOf(at, count);
    const name = element('span', {}, symbol.name, ...noteOf(symbol, game.chanceOf(at, 2)));
    return element(
      'tr',
      {},
      element('td', {}, element('span', { class: 'nm' }, symbolDrawing(symbol, false), name)),
      ...COUNTS.map((count) => payCell(symbol.pays[count - 3] ?? 0, chanceOf(count))),
    );
  });
  const table = element(
    'div',
    {},
    element('h2', {}, title, element('small', {}, caption)),
    element(
      'table',
      { class: 'pays' },
      element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),
      element('tbody', {}, ...rows),
    ),
  );
  return {
    table,
    light(symbols: readonly number[]) {
      rows.forEach((row, at) => {
        row.classList.toggle('hit', symbols.includes(at));
      });
    },
  };
}
