import type { HoldRow } from '#sandbox/games/hold/hold.table.ts';
import { CELLS, REELS, RESPINS, ROWS } from '#sandbox/games/hold/hold.ts';
import { element } from '../controls/element.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';
import { createTiles } from '../symbols/tiles.ts';
import { heldCoin, plainCoin } from './coin.ts';

const NONE: ReadonlySet<number> = new Set();

/** The fifteen cells, and the line above them that counts coins and turns. */
export type HoldBoard = {
  readonly container: HTMLElement;
  /** Shows symbols of the given reels; the others keep turning. */
  spin(grid: readonly number[], reels: readonly number[]): void;
  /** Shows coins, and counts them. @param turns respins that remain */
  hold(board: readonly number[], turns: number): void;
  /** Blurs cells that turn. */
  turn(cells: ReadonlySet<number>): void;
  mark(cells: ReadonlySet<number>): void;
  /** Empties the line above the cells. */
  clear(): void;
};

/** Line above the cells: coins that stay, and the turns that remain. */
function createCount() {
  const text = element('span', {});
  const pips = Array.from({ length: RESPINS }, () => element('i'));
  const line = element(
    'div',
    { class: 'count' },
    text,
    element('span', { class: 'pips', 'aria-hidden': 'true' }, ...pips),
  );
  return {
    line,
    show(coins: number, turns: number) {
      text.textContent = `留住 ${coins} / ${CELLS}　剩 ${turns} 次`;
      line.classList.add('open');
      pips.forEach((pip, at) => {
        pip.classList.toggle('on', at < turns);
      });
    },
    clear() {
      text.textContent = '';
      line.classList.remove('open');
    },
  };
}

export function createHoldBoard({ symbols, coins }: HoldRow): HoldBoard {
  const { board, put, mark } = createTiles(REELS, ROWS, `转轮，${REELS} 列 ${ROWS} 行`);
  const count = createCount();
  const drawingOf = (at: number) => {
    const symbol = symbols[at];
    return symbol ? symbolDrawing(symbol, true) : plainCoin();
  };
  const coinOf = (value: number) => (value > 0 ? heldCoin(coins[value - 1]?.pays ?? 0) : null);
  return {
    container: element('div', { class: 'hold look' }, count.line, board),
    spin(grid, reels) {
      for (const reel of reels)
        for (let cell = reel * ROWS; cell < (reel + 1) * ROWS; cell += 1)
          put(cell, drawingOf(grid[cell] ?? 0));
    },
    hold(held, turns) {
      held.forEach((value, cell) => {
        put(cell, coinOf(value));
      });
      count.show(held.filter((value) => value > 0).length, turns);
    },
    turn: (cells) => mark('turns', cells),
    mark: (cells) => mark('hit', cells),
    clear() {
      mark('hit', NONE);
      count.clear();
    },
  };
}
