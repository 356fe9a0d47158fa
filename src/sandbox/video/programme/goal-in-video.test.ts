import { afterEach, expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { library } from '#sandbox/video/clips/library.ts';
import { type LiveLine, segmentAt, segmentStart } from '#sandbox/video/clips/live-line.ts';
import type { Programme } from '#sandbox/video/clips/programme.ts';
import { unitIndex } from '#sandbox/video/clips/reel.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import { readFlv } from '#sandbox/video/formats/flv-read.ts';
import { flvFeed } from '#sandbox/video/origin/flv-feed.ts';
import { hlsAnswer } from '#sandbox/video/origin/hls-answer.ts';
import { createSegmentShelf } from '#sandbox/video/origin/segments/segment-shelf.ts';
import { segmentOf } from '#sandbox/video/origin/segments/ts-segments.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { createWorld } from '#sandbox/world/create-world.ts';
import type { World } from '#sandbox/world/world.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { worldProgrammes } from './world-programmes.ts';

/** An evening with several matches on. */
const START = 1_781_269_200_000;
const GOALS = 50;
/** Tolerance between the ball crossing the line and the moment of the goal. */
const NEAR_MS = 2_000;
/** Time at which the ball is in the net, counted from the start of the second unit of the clip. */
const CROSSES_MS = 40;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function openWorld(seed: number): World {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(START);
  const world = createWorld({ seed, clock, db, gifts: [], crowd: 0 });
  closers.push(() => {
    world.close();
    clock.close();
    db.close();
  });
  return world;
}

const wait = (world: World, ms: number) => {
  const { clock } = world;
  if (clock.mode === 'driven') clock.advance(ms);
};

const runningFootball = (world: World) =>
  world.matches.list(1).filter(({ clockPhase }) => clockPhase === 'first' || clockPhase === 'second');

type Goal = { readonly side: string; readonly at: number; readonly event: string };

/** Finds the time at which the ball crosses the line in a programme, according to the clip. */
function crossingOf(
  programme: Programme,
  { event }: Goal,
  around: number,
): { segment: number; at: number; clip: string } | null {
  for (let segment = around - 3; segment <= around + 3; segment += 1) {
    const { clip, part, event: shown } = programme.showing(segment);
    if (shown === event && clip.startsWith('goal.') && part === 1) {
      return { segment, at: segmentStart(segment, programme.phaseMs) + CROSSES_MS, clip };
    }
  }
  return null;
}

const kindBytes = ({ reel, clip }: { reel: string; clip: string }, part: number) =>
  library.unit({ reel, clip, part }, 'sd');

/** The very bytes that HLS and FLV send for the segment of a goal. */
function sent(programme: Programme, segment: number) {
  const moment = {
    programme,
    library,
    segments: createSegmentShelf(),
    epochMs: segmentStart(segment + 2, programme.phaseMs),
  };
  const target = { kind: 'segment', stream: 'x', rendition: 'sd', segment, part: null } as const;
  const hls = hlsAnswer(target, new URLSearchParams(), moment)?.body;
  const line: LiveLine = { programme, library, rendition: 'sd' };
  const begin = segmentStart(segment, programme.phaseMs) + 1;
  const feed = flvFeed(line, begin);
  const flv = readFlv(Buffer.concat([feed.head, feed.read(begin + SEGMENT_MS - 40)]));
  return { hls, flv, capturedAt: feed.captureEpochMs };
}

test('fifty goals appear within two seconds in HLS and FLV', () => {
  let seen = 0;
  for (let seed = 1; seen < GOALS; seed += 1) {
    const world = openWorld(seed);
    const programmes = worldProgrammes(world);
    for (const { matchId } of runningFootball(world)) {
      const programme = programmes(`m-${matchId}`);
      const ahead = world.ahead(matchId);
      if (!programme || !ahead || ahead.weather.length > 0) continue;
      for (const beat of ahead.scriptWith(ahead.manualEdits).beats.filter(({ kind }) => kind === 'goal')) {
        const at = ahead.fixture.startAt + beat.offset;
        const goal = { side: beat.side, at, event: `${beat.offset}-goal-${beat.side}` };
        const crossing = crossingOf(programme, goal, segmentAt(at, programme.phaseMs));
        expect(crossing?.clip).toBe(beat.side === 'home' ? 'goal.R' : 'goal.L');
        if (!crossing) continue;
        expect(Math.abs(crossing.at - at)).toBeLessThanOrEqual(NEAR_MS);
        const unit = kindBytes(programme.showing(crossing.segment), 1);
        const { hls, flv, capturedAt } = sent(programme, crossing.segment);
        expect(Buffer.compare(Buffer.from(hls ?? ''), segmentOf(unit, crossing.segment).whole)).toBe(0);
        expect(flv.video.map(({ data }) => Buffer.from(data))).toEqual(
          unit.video.map(({ data }) => Buffer.from(data)),
        );
        expect(capturedAt + CROSSES_MS).toBe(crossing.at);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThanOrEqual(GOALS);
});

test('a manual goal appears within two seconds and leaves earlier video unchanged', { tags: 'sweep' }, () => {
  const world = openWorld(7);
  const programmes = worldProgrammes(world);
  const match = runningFootball(world)[0];
  if (!match) throw new Error('no match is on');
  const programme = programmes(`m-${match.matchId}`);
  for (let times = 0; times < GOALS; times += 1) {
    wait(world, 9_000 + times * 137);
    const now = world.clock.now();
    const here = segmentAt(now, programme?.phaseMs ?? 0);
    const listed = Array.from({ length: 300 }, (_, i) => programme?.showing(here - i));
    if (!world.matches.score(match.matchId, times % 3 === 0 ? 'away' : 'home')) break;
    const event = world.matches.detail(match.matchId)?.events.findLast(({ kind }) => kind === 'goal');
    const goal = { side: event?.side ?? '', at: now, event: event?.eventId ?? '' };
    const crossing = programme && crossingOf(programme, goal, here);
    expect(crossing?.clip).toBe(times % 3 === 0 ? 'goal.L' : 'goal.R');
    expect(Math.abs((crossing?.at ?? 0) - now)).toBeLessThanOrEqual(NEAR_MS);
    expect(Array.from({ length: 300 }, (_, i) => programme?.showing(here - i))).toEqual(listed);
  }
});

test('two platforms of one seed and a restarted one show the same', () => {
  const [one, two] = [openWorld(5), openWorld(5)];
  const [match] = runningFootball(one);
  const name = `m-${match?.matchId}`;
  const [left, right] = [worldProgrammes(one)(name), worldProgrammes(two)(name)];
  const from = segmentAt(START, left?.phaseMs ?? 0);
  const shown = (programme: Programme | undefined) =>
    Array.from({ length: 1_000 }, (_, i) => programme?.showing(from - 500 + i));
  expect(shown(left)).toEqual(shown(right));
  expect(new Set(shown(left).map((showing) => showing?.clip)).size).toBeGreaterThan(12);
});

test('the reels contain every clip that matches show in an evening', () => {
  const world = openWorld(5);
  const programmes = worldProgrammes(world);
  const reels = new Set<string>();
  for (const { matchId } of world.matches.list(0)) {
    const programme = programmes(`m-${matchId}`);
    const from = segmentAt(START, programme?.phaseMs ?? 0) - 2_000;
    for (let segment = from; segment < from + 4_000; segment += 1) {
      const { reel, clip, part } = programme?.showing(segment) ?? { reel: '', clip: '', part: 0 };
      unitIndex(reel, clip, part);
      reels.add(reel);
    }
  }
  expect([...reels]).toEqual(expect.arrayContaining(['football-shared', 'football-navy', 'hoops', 'arena']));
});

test('an unknown match and an unknown anchor have no programme', () => {
  const programmes = worldProgrammes(openWorld(5));
  expect(programmes('m-des-999999999')).toBeUndefined();
  expect(programmes('a-9')).toBeUndefined();
  expect(programmes('football-1')).toBeUndefined();
});
