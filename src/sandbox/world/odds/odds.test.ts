import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MatchOdds } from '#contract/models/odds.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { settled, winShare } from './asian-line.ts';
import { createOddsStore } from './create-odds-store.ts';
import { sideBacked } from './market-draft.ts';

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

/** Books of a market: pairs, except where all its selections exclude one another. */
const isPaired = (key: string) => key.endsWith('-handicap') || key.endsWith('-total');

function booksOf(market: { marketId: string; selections: readonly { odds: string }[] }): number[][] {
  const prices = market.selections.map(({ odds }) => Number(odds));
  if (!isPaired(market.marketId)) return [prices];
  return Array.from({ length: prices.length / 2 }, (_, index) => prices.slice(2 * index, 2 * index + 2));
}

const minutes = fc.integer({ min: 0, max: 26 * 60 });

test('at any time every book keeps a margin, no price is below 1.01, and the shape is the contract’s', () => {
  fc.assert(
    fc.property(minutes, fc.nat(), (minute, draw) => {
      world.clock.set(EVENING + minute * MINUTE);
      const { leagueId = '' } = LEAGUES[draw % LEAGUES.length] ?? {};
      const matchId = `${leagueId}-${world.life.latestIndex(leagueId) + (draw % 3) - 1}`;
      const offered = world.odds.of(matchId);
      expect(v.safeParse(MatchOdds, offered).issues).toBeUndefined();
      for (const store of (offered?.markets ?? []).flatMap(booksOf)) {
        const implied = store.reduce((sum, price) => sum + 1 / price, 0);
        expect(implied, `${matchId} ${store}`).toBeGreaterThan(1);
        expect(implied).toBeLessThan(1.32);
        expect(Math.min(...store)).toBeGreaterThanOrEqual(1.01);
      }
    }),
    { numRuns: 150 },
  );
});

test('football has seventeen markets of the venue, basketball and esports three', () => {
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
  expect(names(2)).toEqual(['全场独赢', '全场让分', '全场总分']);
  expect(names(3)).toEqual(['全场独赢', '地图让局', '地图总数']);
});

/** A running football match and its markets. */
function football({ life }: Pick<ReturnType<typeof open>, 'life'>) {
  const view = life
    .around()
    .find(({ fixture, phase }) => fixture.league.ballClassId === 1 && phase === 'second');
  if (!view) throw new Error('no second half is on');
  return view.fixture.matchId;
}

test('a goal locks every market for 20 to 40 seconds and moves the price of the scorer down', () => {
  const { life, odds, clock } = open();
  const matchId = football({ life });
  const homePrice = () => Number(odds.of(matchId)?.markets[0]?.selections[0]?.odds);
  const states = () =>
    new Set(odds.of(matchId)?.markets.flatMap((each) => each.selections.map((s) => s.state)));
  const before = homePrice();
  life.score(matchId, 'home');
  expect(states()).toEqual(new Set(['locked']));
  expect(homePrice()).toBeLessThan(before);
  clock.advance(19_000);
  expect(states()).toEqual(new Set(['locked']));
  clock.advance(22_000);
  expect(states()).toEqual(new Set(['open']));
});

test('an interrupted match is locked, a match that is over is closed', () => {
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
