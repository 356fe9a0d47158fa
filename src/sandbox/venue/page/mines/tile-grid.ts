import type { MinesRow } from '#sandbox/games/mines/mines.table.ts';
import { tilesOf } from '#sandbox/games/mines/mines.ts';
import { createButton } from '../controls/button.ts';
import { element } from '../controls/element.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

type Face = 'closed' | 'safe' | 'mine' | 'hit';

/** The tiles of a field; arrow keys move between them. */
export type TileGrid = {
  readonly board: HTMLElement;
  /** Shows the tiles that were opened, and at the end of a round the mines. */
  show(opened: readonly number[], mines: readonly number[]): void;
  /** Allows the tiles to be opened. */
  enable(enabled: boolean): void;
  focus(): void;
};

/** Moves the focus by arrow keys: one tile of the field can be reached by Tab. */
function moveByKeys(board: HTMLElement, tiles: readonly HTMLButtonElement[], columns: number): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  board.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    const at = [...tiles].findIndex((tile) => tile.matches(':focus'));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const isSideways = Math.abs(step) === 1;
    const isSameRow = Math.floor((at + step) / columns) === Math.floor(at / columns);
    if (!isSideways || isSameRow) tiles[at + step]?.focus();
  });
  board.addEventListener('focusin', ({ target }) => {
    for (const tile of tiles) tile.tabIndex = tile === target ? 0 : -1;
  });
}

const faceOf = (tile: number, opened: readonly number[], mines: readonly number[]): Face => {
  const isOpened = opened.includes(tile);
  if (mines.includes(tile)) return isOpened ? 'hit' : 'mine';
  return isOpened ? 'safe' : 'closed';
};

export function createTileGrid({ rules, look }: MinesRow, open: (tile: number) => void): TileGrid {
  const names: Readonly<Record<Face, string>> = {
    closed: '未翻开',
    safe: look.safe.name,
    mine: look.mine.name,
    hit: `翻到${look.mine.name}`,
  };
  const tiles = Array.from({ length: tilesOf(rules) }, (_, tile) =>
    createButton({ class: 'tile', tabindex: tile === 0 ? '0' : '-1' }, () => open(tile)),
  );
  const draw = (tile: number, face: Face) => {
    const button = tiles[tile];
    if (!button) return;
    const [row, column] = [Math.floor(tile / rules.columns) + 1, (tile % rules.columns) + 1];
    button.className = `tile tile--${face}`;
    button.setAttribute('aria-label', `第 ${row} 行第 ${column} 列，${names[face]}`);
    const symbol = face === 'safe' ? look.safe : look.mine;
    button.replaceChildren(...(face === 'closed' ? [] : [symbolDrawing(symbol, false)]));
  };
  const board = element(
    'div',
    { class: `field field--${look.shape}`, role: 'group', 'aria-label': look.place },
    ...tiles,
  );
  board.style.setProperty('--columns', String(rules.columns));
  board.style.setProperty('--rows', String(rules.rows));
  board.style.setProperty('--closed', `var(--p-${look.tile})`);
  moveByKeys(board, tiles, rules.columns);
  const show = (opened: readonly number[], mines: readonly number[]) => {
    for (const tile of tiles.keys()) draw(tile, faceOf(tile, opened, mines));
  };
  show([], []);
  return {
    board,
    show,
    enable(enabled) {
      board.classList.toggle('field--on', enabled);
      for (const tile of tiles) tile.setAttribute('aria-disabled', String(!enabled));
    },
    focus: () => tiles.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  };
}
