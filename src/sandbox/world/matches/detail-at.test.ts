import * as v from 'valibot';
import { expect, test } from 'vitest';
import { detailAt } from '#contract/play/match/detail-at.ts';
import { MatchDetail, SPORTS, type Sport } from '#contract/play/match/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { serverTime } from '#contract/units/time.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { createAnchorStore } from '#sandbox/world/anchors/anchor-store.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { createMatchStore } from './create-match-store.ts';
import { matchLife } from './match-life.ts';

const EVENING = Date.parse('2026-11-20T11:00:00Z');
/** DVR window of a stream. */
const WINDOW_MS = 30 * MINUTE_MS;
const SAMPLE_EVERY_MS = 47_000;

function store(pace = 1) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(EVENING);
  const life = matchLife({ seed: 3, pace, now: clock.now, db });
  const anchors = createAnchorStore({ db, life, now: clock.now });
  return { clock, matches: createMatchStore({ life, anchors, now: clock.now, seed: 3, pace }) };
}

type Book = ReturnType<typeof store>;

const detailOf = ({ matches }: Book, matchId: string) => v.parse(MatchDetail, matches.detail(matchId));

/** Matches of a sport that begin within the hour. */
const soon = ({ matches, clock }: Book, sport: Sport) =>
  matches
    .list(0)
    .map((match) => v.parse(MatchDetail.entries.match, match))
    .filter((match) => match.sport === sport && match.startAt > clock.now())
    .slice(0, 2);

/** Returns the parts of a detail that have a history: the rest refers to the present. */
const memorable = ({ match, events, periods }: MatchDetail) => ({
  score: [match.home.score, match.away.score],
  phase: match.clock.phase,
  minute: Math.round(match.clock.elapsedMs / 1_000),
  period: match.clock.period,
  events: events.filter(({ kind, points }) => points !== undefined || kind === 'yellowCard'),
  periods,
});

test.each(Object.values(SPORTS))('a %s match is reproduced at every moment of the DVR window', (sport) => {
  const world = store();
  const looked: MatchDetail[] = [];
  const [match] = soon(world, sport);
  if (!match) throw new Error(`no ${sport} match begins soon`);
  world.clock.advance(match.startAt - world.clock.now() + 1_000);
  for (let at = 0; at < 150 * MINUTE_MS; at += SAMPLE_EVERY_MS) {
    const now = detailOf(world, match.matchId);
    for (const before of looked) {
      const again = detailAt(now, serverTime(before.match.clock.at));
      const events = memorable(again).events.filter((event) => event.at > now.match.clock.at - WINDOW_MS);
      const first = events[0]?.at ?? Number.POSITIVE_INFINITY;
      expect({ ...memorable(again), events: [] }).toEqual({ ...memorable(before), events: [] });
      expect(memorable(before).events.filter((event) => event.at >= first)).toEqual(events);
    }
    looked.push(now);
    while ((looked[0]?.match.clock.at ?? 0) < now.match.clock.at - WINDOW_MS) looked.shift();
    world.clock.advance(SAMPLE_EVERY_MS);
  }
  expect(detailOf(world, match.matchId).match.clock.phase).toBe('ended');
});

test('a manual goal is absent from the score of the moment before', () => {
  const world = store();
  const [match] = soon(world, 'football');
  if (!match) throw new Error('no football match begins soon');
  world.clock.advance(match.startAt - world.clock.now() + 10 * MINUTE_MS);
  const before = world.clock.now();
  world.clock.advance(5_000);
  const score = () => detailOf(world, match.matchId).match.home.score;
  const was = score();
  world.matches.score(match.matchId, 'home');
  world.clock.advance(5_000);
  expect(score()).toBe(was + 1);
  expect(detailAt(detailOf(world, match.matchId), serverTime(before)).match.home.score).toBe(was);
});

test('in a fast world the past clock runs at its pace', () => {
  const world = store(4);
  const [match] = soon(world, 'football');
  if (!match) throw new Error('no football match begins soon');
  world.clock.advance(match.startAt - world.clock.now() + 5 * MINUTE_MS);
  const before = detailOf(world, match.matchId);
  world.clock.advance(2 * MINUTE_MS);
  const again = detailAt(detailOf(world, match.matchId), before.match.clock.at);
  expect(Math.abs(again.match.clock.elapsedMs - before.match.clock.elapsedMs)).toBeLessThan(1_000);
});

test('an event is there from its own millisecond on', () => {
  const world = store();
  const [match] = soon(world, 'football');
  if (!match) throw new Error('no football match begins soon');
  world.clock.advance(match.startAt - world.clock.now() + 100 * MINUTE_MS);
  const now = detailOf(world, match.matchId);
  const past = now.events.filter(({ at }) => at < now.match.clock.at);
  expect(past).not.toEqual([]);
  for (const event of past) {
    expect(detailAt(now, event.at).events).toContainEqual(event);
    expect(detailAt(now, serverTime(event.at - 1)).events).not.toContainEqual(event);
  }
});
