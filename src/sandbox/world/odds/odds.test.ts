import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MatchOdds } from '#contract/play/odds/schema.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { settled, winShare } from './asian-line.ts';
import { createOddsStore } from './create-odds-store.ts';
import { sideBacked } from './market-draft.ts';
import type { MatchOddsWire } from './odds-store.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');

function open(at = EVENING) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(at);
  const life = matchLife({ seed: 1, pace: 1, now: clock.now, db });
  return { clock, life, odds: createOddsStore(life, clock.now) };
}

const world = open();

type OfferedWire = MatchOddsWire['markets'][number];

/** Books of a market: pairs where it has lines, and all its selections where they exclude one another. */
function booksOf({ selections }: OfferedWire): OfferedWire['selections'][] {
  if (selections[0]?.line === '') return [selections];
  return Array.from({ length: selections.length / 2 }, (_, index) =>
    selections.slice(2 * index, 2 * index + 2),
  );
}

const minutes = fc.integer({ min: 0, max: 26 * 60 });

test('open prices always imply the overround of their market', () => {
  fc.assert(
    fc.property(minutes, fc.nat(), (minute, draw) => {
      world.clock.set(EVENING + minute * MINUTE);
      const { leagueId = '' } = LEAGUES[draw % LEAGUES.length] ?? {};
      const matchId = `${leagueId}-${world.life.latestIndex(leagueId) + (draw % 3) - 1}`;
      const odds = world.odds.of(matchId);
      expect(v.safeParse(MatchOdds, odds).issues).toBeUndefined();
      for (const market of odds?.markets ?? []) {
        for (const book of booksOf(market)) {
          const prices = book
            .filter(({ odds: price }) => price !== '1.00')
            .map(({ odds: price }) => Number(price));
          if (prices.length < book.length) continue;
          const implied = prices.reduce((sum, price) => sum + 1 / price, 0);
          expect(100 * implied, `${market.marketId} ${prices}`).toBeGreaterThan(
            Number(market.overround) - 1e-6,
          );
          expect(Math.min(...prices)).toBeGreaterThanOrEqual(1.01);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('each sport has the markets of its venue', () => {
  const { life, odds } = open(EVENING + 5 * MINUTE);
  const names = (ball: number) => {
    const view = life.around().find(({ fixture, phase }) => {
      return fixture.league.ballClassId === ball && phase === 'upcoming';
    });
    return odds.of(view?.fixture.matchId ?? '')?.markets.map(({ name }) => name);
  };
  expect(names(1)).toEqual([
    '全场独赢',
    '全场让球',
    '全场大小',
    '上半场独赢',
    '上半场让球',
    '上半场大小',
    '平局退款',
    '半场/全场',
    '下一个进球',
    '两队都进球',
    '主队进球大小',
    '客队进球大小',
    '总进球单双',
    '总进球数',
    '波胆',
    '角球大小',
    '角球让球',
    '角球单双',
  ]);
  expect(names(2)).toEqual([
    '全场独赢',
    '全场让分',
    '全场总分',
    '主队总分',
    '客队总分',
    '上半场让分',
    '上半场总分',
  ]);
  expect(names(3)).toEqual(['全场独赢', '地图让局', '地图总数', '单局独赢', '地图比分']);
});

/** A football match in its second half. */
function football({ life }: Pick<ReturnType<typeof open>, 'life'>) {
  const view = life
    .around()
    .find(({ fixture, phase }) => fixture.league.ballClassId === 1 && phase === 'second');
  if (!view) throw new Error('no second half is on');
  return view.fixture.matchId;
}

/** A running football match that a goal is still to come in. */
function withGoalAhead({ life }: Pick<ReturnType<typeof open>, 'life'>) {
  const view = life.around().find(({ fixture, phase, offset, script }) => {
    if (fixture.league.ballClassId !== 1 || phase === 'upcoming' || phase === 'ended') return false;
    return script().scoring.some((goal) => goal.offset > offset + MINUTE);
  });
  if (!view) throw new Error('no goal is to come');
  return view.fixture.matchId;
}

/** The states of what is not decided. */
const undecided = (offered: MatchOddsWire | null) =>
  new Set(
    (offered?.markets ?? []).flatMap(({ selections }) =>
      selections.filter(({ odds: price }) => price !== '1.00').map(({ state }) => state),
    ),
  );

test('a goal locks every market for 20 to 40 seconds', () => {
  const { life, odds, clock } = open();
  const matchId = football({ life });
  const homePrice = () => Number(odds.of(matchId)?.markets[0]?.selections[0]?.odds);
  const states = () => undecided(odds.of(matchId));
  const before = homePrice();
  life.score(matchId, 'home');
  expect(states()).toEqual(new Set(['locked']));
  expect(homePrice()).toBeLessThan(before);
  clock.advance(19_000);
  expect(states()).toEqual(new Set(['locked']));
  clock.advance(22_000);
  const seen = Array.from({ length: 10 }, () => {
    clock.advance(1_000);
    return [...states()].join();
  });
  expect(seen).toContain('open');
});

/** A football match from two minutes before a goal to ten after it, a look every two seconds. */
function* aroundGoal(world: ReturnType<typeof open>) {
  const { life, odds, clock } = world;
  const matchId = withGoalAhead(world);
  const before = life.view(matchId);
  const goal = before?.script().scoring.find(({ offset }) => offset > before.offset + MINUTE);
  if (!before || !goal) throw new Error('no goal is to come');
  clock.set(before.timeOf(goal.offset) - 2 * MINUTE);
  for (let step = 0; step < 360; step++) {
    clock.advance(2_000);
    const view = life.view(matchId);
    const isNearEnd = !view || view.offset > view.script().periods.fullTime - 70_000;
    if (!isNearEnd) yield { view, offered: odds.of(matchId) };
  }
}

test('no bet is accepted around the build-up of a shot', () => {
  let [locked, samples, goals] = [0, 0, 0];
  for (const { view, offered } of aroundGoal(open())) {
    const { beats } = view.script();
    const isShot = ({ kind }: { kind: string }) => kind === 'shot' || kind === 'goal';
    const near = beats.filter(
      (beat) => isShot(beat) && beat.offset > view.offset - 4_000 && beat.offset <= view.offset + 6_000,
    );
    goals += near.filter(({ kind }) => kind === 'goal').length;
    if (near.length > 0) expect(undecided(offered)).toEqual(new Set(['locked']));
    samples += 1;
    locked += undecided(offered).has('locked') ? 1 : 0;
  }
  expect(samples).toBeGreaterThan(50);
  expect(goals, 'a match without a goal proves nothing').toBeGreaterThan(0);
  expect(locked / samples).toBeLessThan(0.25);
});

test('decided selections are closed and the rest continue', () => {
  const { life, odds, clock } = open();
  const matchId = football({ life });
  life.score(matchId, 'home');
  life.score(matchId, 'away');
  clock.advance(10_000);
  const offered = odds.of(matchId);
  const statesOf = (name: string) =>
    new Set(offered?.markets.find((market) => market.name === name)?.selections.map(({ state }) => state));
  expect(statesOf('两队都进球')).toEqual(new Set(['closed']));
  expect(statesOf('半场/全场')).toEqual(new Set(['closed', 'locked']));
  expect(statesOf('全场大小')).toEqual(new Set(['locked']));
});

test('a market’s version rises with prices, its material version with match events', () => {
  const last = new Map<string, { prices: string; price: number; material: number }>();
  let moves = 0;
  for (const { offered, view } of aroundGoal(open())) {
    const turns = view.marks.filter(({ kind }) => kind === 'goal' || kind === 'redCard').length;
    const corners = view.marks.filter(({ kind }) => kind === 'corner').length;
    for (const { marketId, selections, version } of offered?.markets ?? []) {
      const prices = JSON.stringify(selections.map(({ selectionId, odds }) => [selectionId, odds]));
      const before = last.get(marketId);
      if (before) {
        if (prices !== before.prices) expect(version.price).toBeGreaterThan(before.price);
        else expect(version.price).toBe(before.price);
        moves += prices === before.prices ? 0 : 1;
      }
      expect(version.material).toBe(turns + (marketId.endsWith('-corner-handicap') ? corners : 0));
      last.set(marketId, { prices, ...version });
    }
  }
  expect(moves).toBeGreaterThan(1_000);
});

test('an interrupted match is locked, an ended match is closed', () => {
  const { life, odds } = open();
  const matchId = football({ life });
  const state = () => odds.of(matchId)?.markets[0]?.selections[0]?.state;
  life.setPhase(matchId, 'interrupted');
  expect(state()).toBe('locked');
  life.setPhase(matchId, 'ended');
  expect(state()).toBe('closed');
});

test('prices move with the minute', () => {
  const { life, odds, clock } = open();
  const matchId = football({ life });
  const prices = () => odds.of(matchId)?.markets.map(({ selections }) => selections.map((each) => each.odds));
  const before = prices();
  clock.advance(4 * MINUTE);
  expect(prices()).not.toEqual(before);
});

test('quarter lines settle in halves', () => {
  expect([settled(1, 0.5), settled(0, 0), settled(0, 0.25), settled(0, -0.25), settled(1, 0.75)]).toEqual([
    1, 0, -0.5, 0.5, 0.5,
  ]);
  const even = new Map([
    [1, 0.5],
    [-1, 0.5],
  ]);
  expect(winShare(even, 0)).toBe(0.5);
});

test('a selection’s id names the side it backs', () => {
  expect(
    ['des-7-win-home', 'des-7-handicap-away-0.75', 'hlm-7-total-over201.5', 'des-7-score-2:1'].map(
      sideBacked,
    ),
  ).toEqual(['home', 'away', null, null]);
});

test('[4.03] a match’s prices are locked while its venue is not open', () => {
  const { life, odds } = open();
  const match = (ball: number) => {
    const view = life.around().find(({ fixture, phase }) => {
      return fixture.league.ballClassId === ball && phase === 'upcoming';
    });
    if (!view) throw new Error('nothing is to come');
    return view;
  };
  const states = (ball: number) => undecided(odds.of(match(ball).fixture.matchId));
  odds.followVenues((book) => book !== bookAt(match(1).fixture.league, null));
  expect(states(1)).toEqual(new Set(['locked']));
  expect(
    odds.main(match(1), bookAt(match(1).fixture.league, null)).win?.selections.map(({ state }) => state),
  ).toEqual(['locked', 'locked', 'locked']);
  expect(states(3)).toContain('open');
  odds.followVenues(() => true);
  expect(states(1)).toContain('open');
});
