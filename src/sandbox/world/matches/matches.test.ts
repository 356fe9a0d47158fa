import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Match, MatchDetail, type StatKey } from '#contract/play/match/schema.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createAnchorStore } from '#sandbox/world/anchors/anchor-store.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { fixtureOf, fixturesBetween } from './calendar/fixture.ts';
import { createMatchStore } from './create-match-store.ts';
import { matchLife } from './match-life.ts';
import { basketballScript } from './script/basketball-script.ts';
import { esportsScript } from './script/esports-script.ts';
import { footballScript } from './script/football/football-script.ts';
import { elapsedAt } from './script/script.ts';
import { footballStats } from './stats/match-stats.ts';
import type { StatWire } from './stats/stat-count.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENING = Date.parse('2026-11-20T12:30:00Z');
const IN_PLAY = ['first', 'halfTime', 'second'];

function store({ at = EVENING, seed = 1, pace = 1, db = openDatabase(':memory:') } = {}) {
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(at);
  const life = matchLife({ seed, pace, now: clock.now, db });
  const anchors = createAnchorStore({ db, life, now: clock.now });
  return { db, clock, matches: createMatchStore({ life, anchors, now: clock.now, seed, pace }) };
}

const league = (id: string) => {
  const found = LEAGUES.find(({ leagueId }) => leagueId === id);
  if (!found) throw new Error(`no league ${id}`);
  return found;
};
const top = league('des');
const average = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
const pairOf = (stats: readonly StatWire[], wanted: StatKey): readonly [number, number] => {
  const { home = 0, away = 0 } = stats.find(({ key }) => key === wanted) ?? {};
  return [home, away];
};
const sum = ([home, away]: readonly [number, number]) => home + away;

/** The most watched football match that is being played. */
function running({ matches }: Pick<ReturnType<typeof store>, 'matches'>) {
  const match = matches.list(1).find(({ clockPhase }) => clockPhase === 'first' || clockPhase === 'second');
  if (!match) throw new Error('no match is on');
  return match.matchId;
}

test.each([0, 3, 7, 11, 16, 22])(
  '[3.07] several football matches are on at different minutes, hour %i',
  (hour) => {
    const { matches } = store({ at: EVENING + hour * HOUR });
    const on = matches.list(1).filter(({ clockPhase }) => IN_PLAY.includes(clockPhase));
    expect(on.length).toBeGreaterThanOrEqual(5);
    expect(new Set(on.map(({ clockElapsed }) => Math.floor(clockElapsed / MINUTE))).size).toBeGreaterThan(3);
    for (const phase of ['upcoming', 'ended']) {
      expect(matches.list(0).some(({ clockPhase }) => clockPhase === phase)).toBe(true);
    }
  },
);

test('[3.07] every listed match and its detail have the contract’s wire shape', () => {
  const { matches } = store();
  for (const match of matches.list(0)) {
    expect(v.safeParse(Match, match).issues).toBeUndefined();
    expect(v.safeParse(MatchDetail, matches.detail(match.matchId)).issues).toBeUndefined();
  }
});

test('[3.04] live matches come first by viewers, then upcoming, then ended ones', () => {
  const phases = store()
    .matches.list(0)
    .map(({ clockPhase }) => (IN_PLAY.includes(clockPhase) ? 0 : clockPhase === 'upcoming' ? 1 : 2));
  expect(phases).toEqual([...phases].sort());
  const viewers = store()
    .matches.list(0)
    .filter(({ clockPhase }) => IN_PLAY.includes(clockPhase))
    .map((match) => match.viewers);
  expect(viewers).toEqual([...viewers].sort((one, other) => other - one));
});

test('no side plays again before its match can have ended', () => {
  for (const each of LEAGUES) {
    const last = new Map<string, number>();
    const least = each.ballClassId === 2 ? 1.5 * HOUR : 3 * HOUR;
    for (const { home, away, startAt } of fixturesBetween(each, [EVENING, EVENING + 72 * HOUR], 1, 1)) {
      for (const side of [home, away]) {
        expect(startAt - (last.get(side) ?? 0)).toBeGreaterThanOrEqual(least);
        last.set(side, startAt);
      }
    }
  }
});

test('football is believable over 300 matches: goals, shots, corners, fouls, cards', () => {
  const scripts = Array.from({ length: 300 }, (_, index) => footballScript(fixtureOf(top, index, 5, 1), 5));
  const perMatch = (kind: string) =>
    average(scripts.map(({ beats }) => beats.filter((beat) => beat.kind === kind).length));
  const shots = average(scripts.map(({ beats }) => sum(pairOf(footballStats(beats), 'shots'))));
  const near = (value: number, least: number, most: number) =>
    expect(value >= least && value <= most, `${value} within ${least}–${most}`).toBe(true);
  near(perMatch('goal'), 2.2, 3);
  near(shots, 22, 32);
  near(perMatch('corner'), 7, 11);
  near(perMatch('foul'), 18, 27);
  near(perMatch('yellowCard'), 2.5, 5);
  near(perMatch('redCard'), 0.05, 0.35);
  near(perMatch('substitution'), 6, 10);
});

test('most red cards of 300 matches follow a second yellow card', () => {
  const beats = Array.from(
    { length: 300 },
    (_, index) => footballScript(fixtureOf(top, index, 5, 1), 5).beats,
  );
  const isSecondYellow = (match: (typeof beats)[number], at: number) =>
    match.slice(0, at).filter(({ kind, player }) => kind === 'yellowCard' && player === match[at]?.player)
      .length === 2;
  const reds = beats.flatMap((match) =>
    match.flatMap(({ kind }, at) => (kind === 'redCard' ? [isSecondYellow(match, at)] : [])),
  );
  expect(reds.length).toBeGreaterThan(20);
  expect(reds.filter(Boolean).length / reds.length).toBeGreaterThan(0.5);
});

test('basketball scores are believable', () => {
  const scores = Array.from({ length: 60 }, (_, index) =>
    basketballScript(fixtureOf(league('hlm'), index, 5, 1), 5).beats.reduce(
      (points, beat) => points + (beat.side === 'home' ? (beat.points ?? 0) : 0),
      0,
    ),
  );
  expect(Math.min(...scores)).toBeGreaterThan(55);
  expect(Math.max(...scores)).toBeLessThan(135);
});

test.each([1, 2, 3])('e-sports maps have separate clocks and end near 35 minutes, seed %i', (seed) => {
  for (let index = 0; index < 40; index++) {
    const fixture = fixtureOf(league('xwd'), index, seed, 1);
    const { beats, periods } = esportsScript(fixture, seed);
    const wins = beats.filter(({ kind }) => kind === 'goal');
    expect(wins.length).toBeGreaterThanOrEqual(2);
    for (const { minute, offset } of wins) {
      expect(minute).toBeGreaterThanOrEqual(28);
      expect(minute).toBeLessThanOrEqual(38);
      expect(elapsedAt(periods, offset)).toBeLessThan(39 * MINUTE);
    }
    const [first, second] = periods.maps ?? [];
    expect(elapsedAt(periods, second?.from ?? 0)).toBe(0);
    expect(elapsedAt(periods, (first?.to ?? 0) + MINUTE)).toBe(first?.to);
  }
});

test('an e-sports match counts kills and gold of the current map', () => {
  const { matches, clock } = store();
  const matchId =
    matches.list(3).find(({ clockPhase }) => clockPhase === 'first' || clockPhase === 'upcoming')?.matchId ??
    '';
  const peak = { kills: 0, gold: 0 };
  for (let minute = 0; minute < 300; minute += 3) {
    clock.advance(3 * MINUTE);
    const detail = matches.detail(matchId);
    for (const { key, home, away } of detail?.stats ?? []) {
      if (key === 'kills') peak.kills = Math.max(peak.kills, home + away);
      if (key === 'gold') peak.gold = Math.max(peak.gold, home, away);
    }
    if (detail?.match.clockPhase === 'first' || detail?.match.clockPhase === 'second')
      expect(detail.match.clockElapsed).toBeLessThan(39 * MINUTE);
  }
  expect(peak.kills).toBeGreaterThan(15);
  expect(peak.kills).toBeLessThan(70);
  expect(peak.gold).toBeGreaterThan(30_000);
  expect(peak.gold).toBeLessThan(80_000);
});

test('in open play an event happens on the pitch every few seconds', () => {
  const { matches, clock } = store();
  const matchId = running({ matches });
  const events = matches.detail(matchId)?.events.filter(({ at }) => at > clock.now() - 2 * MINUTE) ?? [];
  expect(events.length).toBeGreaterThan(8);
  for (const { x, y, at } of events) {
    expect([x >= 0, x <= 100, y >= 0, y <= 100, at <= clock.now()]).toEqual([true, true, true, true, true]);
  }
});

test('score, events and statistics of a match agree to its end', () => {
  const { matches, clock } = store();
  const matchId = running({ matches });
  for (let minute = 0; minute < 120; minute += 5) {
    clock.advance(5 * MINUTE);
    const detail = matches.detail(matchId);
    const goals = (side: string) =>
      detail?.events.filter((event) => event.kind === 'goal' && event.side === side).length;
    expect([goals('home'), goals('away')]).toEqual([detail?.match.homeScore, detail?.match.visitScore]);
    const of = (key: StatKey) => pairOf(detail?.stats ?? [], key);
    const [shots, shotsOnTarget, possession] = [of('shots'), of('shotsOnTarget'), of('possession')];
    expect(shotsOnTarget[0]).toBeLessThanOrEqual(shots[0]);
    expect(shotsOnTarget[0]).toBeGreaterThanOrEqual(detail?.match.homeScore ?? 0);
    expect(sum(possession)).toBe(100);
  }
  expect(matches.find(matchId)?.clockPhase).toBe('ended');
  expect(matches.detail(matchId)?.events.at(-1)?.kind).toBe('fullTime');
});

test('events follow from seed and time: a restart continues unchanged', () => {
  const first = store();
  const matchId = running(first);
  first.matches.score(matchId, 'away');
  first.clock.advance(7 * MINUTE);
  const again = store({ db: first.db, at: first.clock.now() });
  expect(again.matches.detail(matchId)).toEqual(first.matches.detail(matchId));
  expect(store({ seed: 2 }).matches.list(0)).not.toEqual(store({ seed: 1 }).matches.list(0));
});

test('a goal by hand counts at once and stays', () => {
  const { matches, clock } = store();
  const matchId = running({ matches });
  const before = matches.find(matchId)?.homeScore ?? 0;
  expect(matches.score(matchId, 'home')).toBe(true);
  expect(matches.find(matchId)?.homeScore).toBe(before + 1);
  clock.advance(1_000);
  expect(matches.detail(matchId)?.events.at(-1)).toBeDefined();
  expect(matches.find(matchId)?.homeScore).toBeGreaterThanOrEqual(before + 1);
  expect(matches.score('des-1', 'home')).toBe(false);
});

test('[4.01] an interrupted match stands still and resumes from there', () => {
  const { matches, clock } = store();
  const matchId = running({ matches });
  const phase = matches.find(matchId)?.clockPhase ?? 'first';
  matches.setPhase(matchId, 'interrupted');
  const { clockElapsed } = matches.find(matchId) ?? { clockElapsed: -1 };
  clock.advance(10 * MINUTE);
  expect(matches.find(matchId)).toMatchObject({ clockPhase: 'interrupted', clockElapsed, anchorStatus: 2 });
  matches.setPhase(matchId, phase);
  clock.advance(30_000);
  expect(matches.find(matchId)).toMatchObject({ clockPhase: phase, clockElapsed: clockElapsed + 30_000 });
});

test('a match can be moved to any phase, and ended', () => {
  const { matches, clock } = store();
  const matchId = running({ matches });
  for (const phase of ['second', 'halfTime', 'first', 'upcoming', 'ended'] as const) {
    expect(matches.setPhase(matchId, phase)).toBe(true);
    clock.advance(1);
    expect(matches.find(matchId)?.clockPhase).toBe(phase);
  }
  expect(matches.setPhase('nobody-9', 'ended')).toBe(false);
});

test('a quicker pace plays whole matches in minutes', () => {
  const { matches, clock } = store({ pace: 20 });
  const matchId = matches.list(1).find(({ clockPhase }) => clockPhase === 'first')?.matchId ?? '';
  clock.advance(7 * MINUTE);
  expect(matches.find(matchId)?.clockPhase).toBe('ended');
});
