import { expect, test } from 'vitest';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { venueMark } from './venue-mark.ts';

/** Returns the first two letters of a venue's name, which are those of its house. */
const houseOf = (name: string) => name.slice(0, 2);
const shown = VENUES.filter(({ displayed }) => displayed);

test('venues of one house share one glyph, which is unique', () => {
  const housesOf = Map.groupBy(shown, ({ name }) =>
    venueMark(name).body.replace(/^.*?stroke-linejoin="round">/, ''),
  );
  for (const venues of housesOf.values()) {
    expect(new Set(venues.map(({ name }) => houseOf(name))).size, venues.map(({ name }) => name).join()).toBe(
      1,
    );
  }
  expect(housesOf.size).toBe(new Set(shown.map(({ name }) => houseOf(name))).size);
});
