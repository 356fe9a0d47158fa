import { createCallCells } from './query.ts';

/** What home asks for besides its lists. */
export const boardTotals = createCallCells('board.totals');
export const boardLeagues = createCallCells('board.leagues');
export const matchDetails = createCallCells('live.matchDetail');
export const matchOdds = createCallCells('live.odds');
