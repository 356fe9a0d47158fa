import { createCallCells } from './query.ts';

/** What home asks for besides its lists. */
export const boardTotals = createCallCells('board.totals');
export const boardLeagues = createCallCells('board.leagues');
export const matchDetails = createCallCells('live.matchDetail');
export const expertArticles = createCallCells('expert.articles');
export const matchOdds = createCallCells('live.odds');
