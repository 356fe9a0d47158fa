import { expect, test } from 'vitest';
import { BOOK_CODES, BOOKS, booksOfKind } from '#sandbox/base/tables/books.table.ts';
import { SITES } from '#sandbox/base/tables/sites.table.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { bookAt } from './league-books.table.ts';
import { LEAGUES } from './leagues.ts';

test('every open book of a site has leagues of its kind', () => {
  for (const code of BOOK_CODES) {
    const leagues = LEAGUES.filter((league) => bookAt(league, 5000) === code);
    const venue = VENUES.find((candidate) => candidate.code === code);
    expect(venue?.name).toBe(BOOKS[code].name);
    if (venue?.status === 0) expect(leagues.length, code).toBeGreaterThan(1);
    for (const { ballClassId } of leagues)
      expect(ballClassId === 3 ? 'esports' : 'sports', code).toBe(BOOKS[code].kind);
  }
});

test('a league whose book a site lacks goes to its first book', () => {
  for (const league of LEAGUES) {
    const here = bookAt(league, null) === 'LZTY' ? 'LZTY' : 'YBTY';
    expect(bookAt(league, 5003), league.leagueId).toBe(here);
  }
});

test('no league goes to the house book by omission', () => {
  expect(LEAGUES.filter((league) => bookAt(league, null) === 'YBTY')).toHaveLength(18);
});

test('[3.06] a site names the books that take its bets', () => {
  const names = [...booksOfKind(5000, 'sports'), ...booksOfKind(5000, 'esports')].map(
    (code) => BOOKS[code].name,
  );
  expect(SITES[5000].venues).toEqual(names);
});
