import { createCallCells } from './query.ts';

/** What the room asks about a match beside its live course. */
export const matchLineups = createCallCells('live.lineups');
export const matchHistory = createCallCells('live.history');
