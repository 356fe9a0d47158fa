import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { MARKETS } from './price-shelf.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');
const SEEDS = [1, 2, 3, 4];
/** Matches of a league that are looked at, of each seed. */
const MATCHES = 14;
/** Number of standard errors beyond which a deviation from the model is not random. */
const ERRORS = 3.5;

function worldOf(seed: number) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  return matchLife({ seed, pace: 1, now: () => EVENING, db });
}

/** Yields matches after the given minutes, or before they begin, with the result of each. */
function* matchesAt(ballClassId: number, minute: number) {
  for (const seed of SEEDS) {
    const life = worldOf(seed);
    for (const { leagueId } of LEAGUES.filter((league) => league.ballClassId === ballClassId)) {
      for (let index = 0; index < MATCHES; index++) {
        const matchId = `${leagueId}-${life.latestIndex(leagueId) + index}`;
        const fixture = life.view(matchId)?.fixture;
        const view = fixture && life.view(matchId, fixture.startAt + minute * MINUTE);
        if (view) yield { view, final: view.final() };
      }
    }
  }
}

type Final = readonly [home: number, away: number];
/** A selection, and the share of it that an end of the match wins. */
type SelectionCase = {
  readonly market: string;
  readonly key: string;
  readonly won: (home: number, away: number) => number;
};

/** Chances of a match according to the model, and its result. */
type End = { readonly chances: ReadonlyMap<string, number>; readonly final: Final };

const share = (wins: boolean): number => (wins ? 1 : 0);
/** Returns the settlement of a two-way winner; the stakes are refunded when neither wins. */
const leads = (one: number, other: number): number => (one === other ? 0.5 : share(one > other));

/** Returns the model's chances for the selections of a match, by market and key. */
function chancesOf(view: MatchView): ReadonlyMap<string, number> {
  return new Map(
    MARKETS[view.fixture.league.ballClassId](view).flatMap(({ key, books }) =>
      books.flat().map((chance): [string, number] => [`${key} ${chance.key}`, chance.probability]),
    ),
  );
}

/** Returns the distance between results and model, in standard errors. */
function errorsApart(ends: readonly End[], { market, key, won }: SelectionCase): number {
  let [happened, expected, variance] = [0, 0, 0];
  for (const { chances, final } of ends) {
    const chance = chances.get(`${market} ${key}`);
    if (chance === undefined) continue;
    happened += won(...final);
    expected += chance;
    variance += chance * (1 - chance);
  }
  expect(variance, `enough matches for ${market} ${key}`).toBeGreaterThan(30);
  return (happened - expected) / Math.sqrt(variance);
}

const FOOTBALL: readonly SelectionCase[] = [
  { market: 'win', key: 'home', won: (home, away) => share(home > away) },
  { market: 'win', key: 'draw', won: (home, away) => share(home === away) },
  { market: 'win', key: 'away', won: (home, away) => share(away > home) },
  { market: 'total', key: 'over2.5', won: (home, away) => share(home + away > 2) },
  { market: 'both', key: 'yes', won: (home, away) => share(home > 0 && away > 0) },
  { market: 'parity', key: 'odd', won: (home, away) => (home + away) % 2 },
];
const BASKETBALL: readonly SelectionCase[] = [{ market: 'win', key: 'home', won: leads }];
const ESPORTS: readonly SelectionCase[] = [
  { market: 'win', key: 'home', won: leads },
  { market: 'total', key: 'over2.5', won: (home, away) => share(home + away === 3) },
];

test.each([
  ['football before kick-off', 1, -1, FOOTBALL],
  ['football after an hour', 1, 75, FOOTBALL.slice(0, 3)],
  ['basketball before the match', 2, -1, BASKETBALL],
  ['basketball in its second half', 2, 40, BASKETBALL],
  ['esports before the match', 3, -1, ESPORTS],
])(
  'the play follows the model: %s',
  (_name, ballClassId, minute, selections) => {
    const ends: End[] = [];
    // A match is a thousand moments: only its chances are retained.
    for (const { view, final } of matchesAt(ballClassId, minute))
      ends.push({ chances: chancesOf(view), final });
    for (const each of selections) {
      const apart = errorsApart(ends, each);
      expect(Math.abs(apart), `${each.market} ${each.key} is ${apart.toFixed(2)} apart`).toBeLessThan(ERRORS);
    }
  },
  60_000,
);

test.each([
  ['before the match', -1],
  ['in its second half', 40],
])('basketball points are distributed around the main line like the model, %s', (_name, minute) => {
  let [happened, expected, variance] = [0, 0, 0];
  for (const { view, final } of matchesAt(2, minute)) {
    const over = MARKETS[2](view).find(({ key }) => key === 'total')?.books[0]?.[0];
    if (over?.line === undefined) continue;
    happened += share(final[0] + final[1] > Number(over.line));
    expected += over.probability;
    variance += over.probability * (1 - over.probability);
  }
  expect(variance).toBeGreaterThan(30);
  expect(Math.abs(happened - expected) / Math.sqrt(variance)).toBeLessThan(ERRORS);
});
