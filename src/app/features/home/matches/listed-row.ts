import type { BoardPick, BoardRow } from '#contract/play/board/schema.ts';

/** Row, and the platform's list that updates it. */
export type ListedRow = { readonly row: BoardRow; readonly board: BoardPick };
