import type { BoardRow } from '#contract/play/board/schema.ts';
import { useBoardRow } from '../board/use-board.ts';
import type { ListedRow } from './listed-row.ts';

/** A row as it is now; the component that shows it is drawn again when this row changes, and not otherwise. */
export const useListedRow = ({ row, board }: ListedRow): BoardRow =>
  useBoardRow(board, row.match.matchId) ?? row;
