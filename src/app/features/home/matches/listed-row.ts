import type { BoardPick, BoardRow } from '#contract/play/board/schema.ts';

/** A row, and the list of the platform it is kept fresh by. */
export type ListedRow = { readonly row: BoardRow; readonly board: BoardPick };
