import { BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';
import type { BallClassId } from '#sandbox/world/seeds/seed-leagues.ts';

/** Overround of a football market, in thousandths: the part above 1000 is the margin, to which each book adds its own. */
const FOOTBALL: Readonly<Record<string, number>> = {
  win: 1_050,
  handicap: 1_035,
  total: 1_040,
  drawless: 1_045,
  'half-full': 1_120,
  score: 1_150,
};
/** Overround of every market that is not named above. */
const OTHERS: Readonly<Record<BallClassId, number>> = { 1: 1_060, 2: 1_045, 3: 1_060 };

/** The overround of a market of a book, by the market’s key, in thousandths. */
export const overroundOf = (book: BookCode, ballClassId: BallClassId, key: string): number =>
  ((ballClassId === 1 ? FOOTBALL[key] : undefined) ?? OTHERS[ballClassId]) + BOOKS[book].margin;
