import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { createOddsStore } from './create-odds-store.ts';
import type { OddsStore } from './odds-store.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');
/** No divisor of the interval of pricing, so that every part of a tick is met. */
const STEP = 731;

function open() {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(EVENING);
  const life = matchLife({ seed: 1, pace: 1, now: clock.now, db });
  return { clock, life, createOdds: () => createOddsStore(life, clock.now) };
}

/** The first match of each sport that has a goal or a basket within it, from its kick-off on. */
function matchesOf({ life }: ReturnType<typeof open>) {
  return [1, 2, 3].map((ballClassId) => {
    const league = LEAGUES.find((each) => each.ballClassId === ballClassId);
    const matchId = `${league?.leagueId}-${(life.latestIndex(league?.leagueId ?? '') ?? 0) + 1}`;
    const view = life.view(matchId);
    if (!league || !view) throw new Error(`no match of sport ${ballClassId}`);
    const { scoring } = view.script();
    return { matchId, book: bookAt(league, null), goalAt: view.timeOf(scoring[0]?.offset ?? 0) };
  });
}

type Selected = ReturnType<typeof matchesOf>[number];

/** Open prices of the market of the winner now, by selection; null where one is suspended or closed. */
function winPrices(odds: OddsStore, { matchId, book }: Selected) {
  const market = odds.of(matchId, book)?.markets.find(({ marketId }) => marketId === `${matchId}-win`);
  return (market?.selections ?? []).map(({ selectionId, odds: price, state }) => ({
    selectionId,
    price: state === 'open' ? price : null,
  }));
}

test('a price computed later equals the one that was offered', () => {
  const world = open();
  for (const selected of matchesOf(world)) {
    const odds = world.createOdds();
    const from = selected.goalAt - MINUTE;
    const seen = Array.from({ length: 164 }, (_, index) => from + index * STEP).map((at) => {
      world.clock.set(at);
      return { at, prices: winPrices(odds, selected) };
    });
    world.clock.set(from + 40 * MINUTE);
    const marketId = `${selected.matchId}-win`;
    const later = seen.map(({ at, prices }) => ({
      at,
      prices: prices.map(({ selectionId }) => ({
        selectionId,
        price: odds.earlier(selected.matchId, { book: selected.book, marketId, selectionId, at }),
      })),
    }));
    expect(later).toEqual(seen);
    expect(new Set(seen.flatMap(({ prices }) => prices.map(({ price }) => price))).size).toBeGreaterThan(5);
  }
});

test('a price does not depend on when it was requested', () => {
  const world = open();
  const [selected] = matchesOf(world);
  if (!selected) throw new Error('no match');
  const [often, seldom] = [world.createOdds(), world.createOdds()];
  for (let at = selected.goalAt - 20_000; at < selected.goalAt + 60_000; at += 97) {
    world.clock.set(at);
    const prices = winPrices(often, selected);
    if (at % 5 === 0) expect(winPrices(seldom, selected)).toEqual(prices);
  }
});
