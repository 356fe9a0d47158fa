import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { factsOf } from '#sandbox/world/matches/match-facts.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { createOddsStore } from '#sandbox/world/odds/create-odds-store.ts';
import type { MatchOddsWire, OddsStore } from '#sandbox/world/odds/odds-store.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { createOffers, type Offered } from './offers/offers.ts';
import { type SettlingFacts, settleByFacts } from './offers/settle-by-facts.ts';
import { expectedFactor } from './settlement/cash-outs.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');
/** Tolerance for floating-point errors. */
const EPSILON = 1e-9;
const TEAMS = { matchName: '', homeName: '', visitName: '', homeLogo: '', visitLogo: '' };
const NUMBERED = ['nextGoal', 'nextMap'];

/** The odds of a match are computed once a moment, and not again for each of its selections. */
function oncePerMoment(store: OddsStore, now: () => number): OddsStore {
  const seen = new Map<string, MatchOddsWire | null>();
  const of = (matchId: string) => {
    const key = `${matchId} ${now()}`;
    const odds = seen.has(key) ? (seen.get(key) ?? null) : store.of(matchId);
    seen.set(key, odds);
    return odds;
  };
  return { ...store, of };
}

function open(seed: number) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(EVENING);
  const life = matchLife({ seed, pace: 1, now: clock.now, db });
  const odds = oncePerMoment(createOddsStore(life, clock.now), clock.now);
  const find = (matchId: string) => {
    const fixture = life.view(matchId)?.fixture;
    return fixture ? { ...TEAMS, startAt: fixture.startAt, ballClassId: fixture.league.ballClassId } : null;
  };
  const facts = (matchId: string) => {
    const view = life.view(matchId);
    return view && factsOf(view);
  };
  const offers = createOffers({
    world: { matches: { find }, odds, facts, bookAt: () => null },
    isDecided: () => false,
  });
  return { clock, life, odds, offers };
}

/** A match that ends with the score of now. */
function endedNow({ life }: ReturnType<typeof open>, matchId: string): SettlingFacts | null {
  const view = life.view(matchId);
  if (!view) return null;
  const { score, half, corners, scorers } = factsOf(view);
  return { status: 'final', score, half, corners, scorers };
}

const keyOf = ({ ballClass, ref }: Offered) => `${ballClass} ${ref.marketId.slice(ref.matchId.length + 1)}`;

test('every offered selection has a settlement rule and no positive expected return', {
  tags: 'sweep',
}, () => {
  const world = open(5);
  const best = new Map<string, number>();
  for (let step = 0; step < 6; step++) {
    world.clock.advance(26 * MINUTE);
    for (const { fixture } of world.life.around().filter(({ phase }) => phase !== 'ended')) {
      const { matchId } = fixture;
      const venue = bookAt(fixture.league, null);
      const final = endedNow(world, matchId);
      for (const { marketId, selections } of world.odds.of(matchId)?.markets ?? []) {
        for (const { selectionId } of selections.filter(({ state }) => state === 'open')) {
          const offered = world.offers.find({ matchId, marketId, selectionId }, venue);
          expect(offered, `${selectionId} is offered`).not.toBeNull();
          if (!offered || !final) continue;
          expect(settleByFacts(offered, final), selectionId).not.toBeNull();
          if (step % 3 !== 0 || NUMBERED.includes(offered.rule.market)) continue;
          const { rule, line, odds } = offered;
          const base: [number, number] = [offered.base[0], offered.base[1]];
          const leg = { rule, line, odds, base, match_id: matchId, selection_id: selectionId };
          const worth = expectedFactor(world.odds, leg);
          // The model may no longer return a line some seconds after it was priced.
          if (worth === null) continue;
          expect(worth, `${selectionId} at ${odds}`).toBeLessThanOrEqual(1 + EPSILON);
          best.set(keyOf(offered), Math.max(worth, best.get(keyOf(offered)) ?? 0));
        }
      }
    }
  }
  expect(best.size).toBeGreaterThan(20);
  expect([...best].filter(([, worth]) => worth < 0.8)).toEqual([]);
});
