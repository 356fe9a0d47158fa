import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { crowdReaders } from './news-service.ts';

const NOW = Date.parse('2026-11-21T12:30:00Z');
const pieces = LEAGUES.flatMap((league) =>
  Array.from({ length: 20 }, (_, index) => ({ league, id: `r-${league.leagueId}-${index}` })),
);
const readers = (id: string, leagueId: string | null, age: number) =>
  crowdReaders({ article_id: id, league_id: leagueId, published_at: NOW - age }, NOW);

test('a report of a widely watched match soon has thousands of readers', () => {
  for (const { league, id } of pieces) {
    const watched = 128_000 * league.fame;
    const [soon, day] = [15 * MINUTE_MS, 24 * HOUR_MS].map((age) => readers(id, league.leagueId, age));
    expect(soon).toBeGreaterThan(0.05 * watched);
    expect(soon).toBeLessThan(0.5 * watched);
    expect(day).toBeGreaterThan(0.3 * watched);
    expect(day).toBeLessThan(1.3 * watched);
  }
});

test('a new article has no readers, and the number only grows', () => {
  expect(readers('r-1', null, 0)).toBe(0);
  const hours = Array.from({ length: 30 }, (_, hour) => readers('f-corner', null, hour * HOUR_MS));
  expect(hours).toEqual(hours.toSorted((one, other) => one - other));
});
