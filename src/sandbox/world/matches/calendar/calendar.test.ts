import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createAnchorStore } from '#sandbox/world/anchors/anchor-store.ts';
import { createBoard } from '#sandbox/world/board/create-board.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { createOddsStore } from '#sandbox/world/odds/create-odds-store.ts';
import { roomStateOf } from '#sandbox/world/rooms/room-state.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { createMatchStore } from '../create-match-store.ts';
import { matchLife } from '../match-life.ts';
import { fixtureById, fixturesBetween, latestIndexAt } from './fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONDAY = Date.parse('2026-11-16T00:00:00Z');
const WEEKEND = ['Fri Sat', 'Sat Sun'];
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Coprime to an hour and to a day, so that in the end every time of the day is looked at. */
const SAMPLE_EVERY_MS = 67 * MINUTE;
const sampleTimes = Array.from(
  { length: Math.ceil(WEEK / SAMPLE_EVERY_MS) },
  (_, step) => MONDAY + step * SAMPLE_EVERY_MS,
);

function world(seed: number) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(MONDAY);
  const life = matchLife({ seed, pace: 1, now: clock.now, db });
  const anchors = createAnchorStore({ db, life, now: clock.now });
  const matches = createMatchStore({ life, anchors, now: clock.now, seed, pace: 1 });
  const board = createBoard({ life, odds: createOddsStore(life, clock.now), anchors, now: clock.now });
  const at = (time: number) => clock.advance(time - clock.now());
  return { at, clock, life, anchors, matches, board };
}

test('a league plays at its weekend and on two evenings, local time', () => {
  for (const league of LEAGUES) {
    const local = league.week.eastMinutes * MINUTE;
    const days = fixturesBetween(league, [MONDAY, MONDAY + 3 * WEEK], 1, 1).map(({ startAt }) =>
      Math.floor((startAt + local) / DAY),
    );
    const names = [...new Set(days.map((day) => DAYS[(day + 4) % 7]))];
    const weekend = names.filter((name) => ['Fri', 'Sat', 'Sun'].includes(name ?? ''));
    expect(WEEKEND).toContain(
      weekend.toSorted((one, other) => (one === 'Sun' ? 1 : other === 'Sun' ? -1 : 0)).join(' '),
    );
    expect(names.length - weekend.length).toBe(2);
  }
});

test.each([1, 2, 20_260_612])('a club plays once in three days at most, seed %i', (seed) => {
  const last = new Map<string, number>();
  const all = LEAGUES.flatMap((league) => fixturesBetween(league, [MONDAY, MONDAY + 9 * WEEK], seed, 1)).sort(
    (one, other) => one.startAt - other.startAt,
  );
  expect(all.length).toBeGreaterThan(5_000);
  for (const { home, away, startAt, league } of all) {
    const day = Math.floor((startAt + league.week.eastMinutes * MINUTE) / DAY);
    expect(home).not.toBe(away);
    for (const club of [home, away]) {
      expect(day - (last.get(club) ?? Number.NEGATIVE_INFINITY), club).toBeGreaterThanOrEqual(3);
      last.set(club, day);
    }
  }
});

test('every club meets every other home and away in a season', () => {
  for (const league of LEAGUES) {
    const season = league.clubs.length * (league.clubs.length - 1);
    const first = Math.ceil(latestIndexAt(league, MONDAY, 1) / season) * season;
    const pairs = Array.from({ length: season }, (_, step) => {
      const fixture = fixtureById(`${league.leagueId}-${first + step}`, 1, 1);
      return `${fixture?.home} ${fixture?.away}`;
    });
    expect(new Set(pairs).size).toBe(season);
  }
});

test('[3.07] several football matches are live at any hour of the week', () => {
  const { at, matches } = world(1);
  let others = 0;
  for (const time of sampleTimes) {
    at(time);
    const on = (ball: 0 | 1) =>
      matches.list(ball).filter(({ clockPhase }) => !['upcoming', 'ended'].includes(clockPhase));
    expect(on(1).length, new Date(time).toISOString()).toBeGreaterThanOrEqual(4);
    others += on(0).length - on(1).length;
    const starts = new Set(on(1).map(({ startAt }) => startAt));
    expect(starts.size).toBeGreaterThanOrEqual(2);
  }
  expect(others / sampleTimes.length).toBeGreaterThan(2);
}, 60_000);

test.each([1, 2])(
  'a commentator never casts two matches at a time, seed %i',
  (seed) => {
    const { at, matches, anchors } = world(seed);
    let [cast, played] = [0, 0];
    for (const time of sampleTimes.filter((_, index) => index % 3 === seed)) {
      at(time);
      const list = matches.list(0);
      const seen = new Map<string, string>();
      for (const { matchId, clockPhase, anchorInfo, startAt, ballClassId } of list) {
        if (clockPhase === 'ended') continue;
        const isOn = clockPhase !== 'upcoming';
        if (isOn && ballClassId === 1) played++;
        if (isOn && ballClassId === 1 && anchorInfo.length > 0) cast++;
        for (const { anchorRoomId } of anchorInfo) {
          if (isOn) expect(seen.get(anchorRoomId) ?? matchId).toBe(matchId);
          if (isOn) seen.set(anchorRoomId, matchId);
          if (isOn) expect(anchors.find(anchorRoomId)?.matchId).toBe(matchId);
          const other = list.find(
            (match) =>
              match.matchId !== matchId &&
              match.anchorInfo.some((each) => each.anchorRoomId === anchorRoomId) &&
              match.clockPhase !== 'ended' &&
              Math.abs(match.startAt - startAt) < 200 * MINUTE,
          );
          expect(other).toBeUndefined();
        }
      }
    }
    expect(cast / played).toBeGreaterThan(0.5);
  },
  120_000,
);

test('list, room, board and anchor show one number of viewers', () => {
  const { at, life, anchors, matches, board, clock } = world(3);
  for (const time of sampleTimes.filter((_, index) => index % 12 === 0)) {
    at(time);
    const rows = board.list({ ballClassId: 1, scope: 'live', day: null, siteId: 5000, venue: null }).list;
    for (const match of matches.list(1)) {
      const room = roomStateOf(`m-${match.matchId}`, { life, anchors, tables: [], now: clock.now });
      expect(room?.online).toBe(match.viewers);
      const row = rows.find(({ matchId }) => matchId === match.matchId);
      if (row) expect(row.viewers).toBe(match.viewers);
      for (const { anchorRoomId, viewers } of match.anchorInfo) {
        expect(viewers).toBe(anchors.find(anchorRoomId)?.viewers);
        expect(roomStateOf(`a-${anchorRoomId}`, { life, anchors, tables: [], now: clock.now })?.online).toBe(
          viewers,
        );
      }
    }
  }
}, 60_000);
