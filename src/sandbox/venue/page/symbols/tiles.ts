import { element } from '../controls/element.ts';

/** Grid of tiles, column by column from the left, each from the top. */
export type Tiles = {
  readonly board: HTMLElement;
  readonly tiles: readonly HTMLElement[];
  /** Shows a drawing in a tile; null for none. */
  put(at: number, drawing: Element | null): void;
  /** Gives a class to the tiles of a set, and takes it from the others. */
  mark(name: string, marked: ReadonlySet<number>): void;
};

export function createTiles(columns: number, rows: number, label: string): Tiles {
  const tiles = Array.from({ length: columns * rows }, () => element('div', { class: 'tile' }));
  const board = element('div', { class: 'tiles', role: 'group', 'aria-label': label }, ...tiles);
  board.style.setProperty('--columns', String(columns));
  board.style.setProperty('--rows', String(rows));
  return {
    board,
    tiles,
    put(at, drawing) {
      tiles[at]?.replaceChildren(...(drawing ? [drawing] : []));
    },
    mark(name, marked) {
      tiles.forEach((tile, at) => {
        tile.classList.toggle(name, marked.has(at));
      });
    },
  };
}
