import { createCallCells } from './query.ts';

export const searchResults = createCallCells('search.all');
export const hotSearches = createCallCells('search.hot');
