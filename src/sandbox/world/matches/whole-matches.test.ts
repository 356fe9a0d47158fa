import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createOddsStore } from '#sandbox/world/odds/create-odds-store.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import {
  endProblems,
  lineUpProblems,
  orderProblems,
  viewProblems,
} from '#tests/fixtures/match/match-checker.ts';
import { type Fixture, fixtureOf, latestIndexAt } from './calendar/fixture.ts';
import type { Points } from './match-hand.ts';
import { type MatchLife, matchLife } from './match-life.ts';
import { interruptionOf } from './script/interruption.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const SEEDS = [20260612, 7, 424242];
/** Matches of each league that began last, and moments of each that are looked at. */
const MANY = 2;
const CHECKS = 6;
const LONGEST_MS = 4 * HOUR_MS;

/** Matches whose time can be moved, with their prices. */
function world(seed: number) {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = { now: NOW };
  const life = matchLife({ seed, pace: 1, now: () => clock.now, db });
  return { seed, clock, life, odds: createOddsStore(life, () => clock.now) };
}
type World = ReturnType<typeof world>;

const lastMatches = (seed: number, many = MANY): Fixture[] =>
  LEAGUES.flatMap((league) => {
    const last = latestIndexAt(league, NOW - LONGEST_MS, 1);
    return Array.from({ length: many }, (_, back) => fixtureOf(league, last - back, seed, 1));
  });

/** Returns all problems of a match from a moment on, epoch ms. */
function problemsFrom({ seed, clock, life, odds }: World, { matchId }: Fixture, from: number): string[] {
  const found: string[] = [];
  let highest: readonly [number, number] = [0, 0];
  const note = (problems: Iterable<string>) => {
    for (const problem of problems) found.push(`${matchId}, seed ${seed}: ${problem}`);
  };
  const over = life.view(matchId, from + LONGEST_MS);
  const end = over ? over.timeOf(over.script().periods.fullTime) : from;
  for (let check = 0; check <= CHECKS; check++) {
    clock.now = Math.round(from + ((end - from) * check) / CHECKS) + (check === CHECKS ? 1_000 : 0);
    const view = life.view(matchId);
    if (!view) return [...found, `${matchId} is not known`];
    note(viewProblems(view, odds.of(matchId), clock.now));
    if (view.score[0] < highest[0] || view.score[1] < highest[1]) note(['the score falls']);
    highest = view.score;
    if (check < CHECKS) continue;
    note([...orderProblems(view), ...lineUpProblems(view, seed), ...endProblems(view)]);
  }
  return found;
}

test.each(SEEDS)(
  'whole matches of every sport agree with themselves, seed %i',
  (seed) => {
    const held = world(seed);
    const fixtures = lastMatches(seed);
    expect(fixtures.length).toBeGreaterThan(30);
    expect(fixtures.flatMap((fixture) => problemsFrom(held, fixture, fixture.startAt))).toEqual([]);
    for (const fixture of fixtures)
      expect(held.life.view(fixture.matchId, fixture.startAt + LONGEST_MS)?.score).toEqual(
        held.life.finalScore(fixture),
      );
  },
  120_000,
);

test('no match is interrupted in its break', () => {
  const { life } = world(7);
  for (const fixture of lastMatches(7, 12)) {
    const [stop] = interruptionOf(fixture, 7, 1);
    const periods = life.view(fixture.matchId)?.script().periods;
    if (!stop || !periods) continue;
    const { firstEnd, secondStart, fullTime } = periods;
    const inBreak = stop.offset >= firstEnd && stop.offset <= secondStart;
    expect([fixture.matchId, inBreak, stop.offset < fullTime]).toEqual([fixture.matchId, false, true]);
  }
});

type Act = (life: MatchLife, matchId: string, nth: number) => void;
const POINTS: readonly Points[] = [1, 2, 3];
const EDITS: Readonly<Record<string, Act>> = {
  'goals and maps': (life, id, nth) => life.score(id, nth % 3 === 0 ? 'away' : 'home', POINTS[nth % 3]),
  'red cards': (life, id, nth) => life.sendOff(id, nth % 2 === 0 ? 'home' : 'away'),
  both: (life, id, nth) => (nth % 2 === 0 ? life.sendOff(id, 'home') : life.score(id, 'home')),
  'an interruption': (life, id, nth) => life.setPhase(id, nth === 0 ? 'interrupted' : 'first'),
  'a jump to the second half': (life, id, nth) => nth === 1 && life.setPhase(id, 'second'),
  'an early end': (life, id, nth) => nth === 2 && life.setPhase(id, 'ended'),
};
const EDITS_AT = [11, 25, 40, 44, 71, 88];

test.each(Object.entries(EDITS))(
  'a match continues legally after a manual %s',
  (_name, act) => {
    const held = world(20260612);
    const problems = lastMatches(20260612, 1).flatMap((fixture) => {
      for (const [nth, minute] of EDITS_AT.entries()) {
        held.clock.now = fixture.startAt + minute * MINUTE_MS;
        act(held.life, fixture.matchId, nth);
      }
      return problemsFrom(held, fixture, held.clock.now);
    });
    expect(problems).toEqual([]);
  },
  120_000,
);

test('two maps by hand end a match of e-sports at once', () => {
  const { life, clock } = world(7);
  const [fixture] = lastMatches(7, 1).filter(({ league }) => league.ballClassId === 3);
  if (!fixture) throw new Error('no match of e-sports');
  const { matchId } = fixture;
  clock.now = fixture.startAt + 10 * MINUTE_MS;
  expect(life.score(matchId, 'away')).toBe(true);
  expect([life.view(matchId)?.score, life.score(matchId, 'away')]).toEqual([[0, 1], false]);
  clock.now += 10 * MINUTE_MS;
  expect(life.view(matchId)?.phase).toBe('second');
  expect(life.score(matchId, 'away')).toBe(true);
  clock.now += 2_000;
  expect([life.view(matchId)?.score, life.view(matchId)?.phase]).toEqual([[0, 2], 'ended']);
});

test('a basket by hand is worth its points', () => {
  const { life, clock } = world(7);
  const [fixture] = lastMatches(7, 1).filter(({ league }) => league.ballClassId === 2);
  if (!fixture) throw new Error('no basketball match');
  const { matchId, startAt } = fixture;
  clock.now = startAt + 9 * MINUTE_MS;
  const before = life.view(matchId)?.score[1] ?? 0;
  for (const points of POINTS) life.score(matchId, 'away', points);
  expect(life.view(matchId)?.score[1]).toBe(before + 6);
  expect(life.sendOff(matchId, 'away')).toBe(false);
});

test('a player sent off manually has no later events', () => {
  const { life, clock } = world(7);
  const [fixture] = lastMatches(7, 1).filter(({ league }) => league.ballClassId === 1);
  if (!fixture) throw new Error('no football match');
  const { matchId, startAt } = fixture;
  clock.now = startAt + 30 * MINUTE_MS;
  while (life.sendOff(matchId, 'home')) clock.now += 1_000;
  const view = life.view(matchId, clock.now + 2 * HOUR_MS);
  const sent = view?.beats.filter(({ kind, side }) => kind === 'redCard' && side === 'home') ?? [];
  expect(new Set(sent.map(({ player }) => player)).size).toBe(sent.length);
  expect(sent.length).toBeGreaterThanOrEqual(4);
});
