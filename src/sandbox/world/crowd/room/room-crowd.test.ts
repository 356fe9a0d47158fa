import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import type { Fixture } from '#sandbox/world/matches/calendar/fixture.ts';
import { type MatchLife, matchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { playersOf } from '#sandbox/world/matches/script/players.ts';
import { squadOf } from '#sandbox/world/matches/script/squad.ts';
import { FOOTBALL_LINES } from '#sandbox/world/seeds/seed-lines-football.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { audience, personas } from '../personas.ts';
import { type Scene, shapeSlots } from '../scene.ts';
import { roomCrowd } from './room-crowd.ts';

const EVENING = Date.parse('2026-11-20T12:30:00Z');
const SEED = 11;
/** Kinds of rooms, their sports, and matches of each. */
const MATCHES = [
  ['football', 1, 3],
  ['basketball', 2, 1],
  ['esports', 3, 1],
] as const;
/** Texts with a score that is not that of the match. */
const GUESS = /先猜/;
const STEP_MS = 2 * SECOND_MS;
const RATE = 2;
/** Longest time after an event in which people still name its players. */
const TALKED_ABOUT_MS = 110 * SECOND_MS;
/** Longest time between the choice of a text and its message: a reply is typed for up to eight seconds, twice. */
const TYPED_MS = 20 * SECOND_MS;
const HOST = { userId: 'anchor-1', nickname: '小舟', avatar: '' };
const SIDES = ['home', 'away'] as const;

function openLife(): MatchLife {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  return matchLife({ seed: SEED, pace: 1, now: () => EVENING, db });
}

/** A message of a member or the anchor, with the match at its time and the scores of the seconds before. */
type Message = {
  readonly at: number;
  readonly text: string;
  readonly match: MatchView;
  readonly scores: readonly string[];
};

/** Messages from before the kick-off until after the end of a match. */
function* talkOf(life: MatchLife, { matchId, startAt }: Fixture, kind: Scene['kind']): Iterable<Message> {
  const roomNo = `m-${matchId}`;
  const from = startAt - 60 * SECOND_MS;
  const pickPersona = audience(personas(SEED), roomNo);
  const crowd = roomCrowd({ seed: SEED, roomNo, pickPersona, gifts: [], oddsOf: () => null }, from);
  const scores: string[] = [];
  for (let now = from; ; now += STEP_MS) {
    const match = life.record(matchId, now + STEP_MS);
    if (!match || match.offset > match.script().periods.fullTime + 60 * SECOND_MS) return;
    scores.push(match.score.join(':'));
    if (scores.length > TYPED_MS / STEP_MS) scores.shift();
    const scene = { roomNo, kind, match, host: HOST, interrupted: match.phase === 'interrupted', rate: RATE };
    for (const { at, content } of crowd.step(scene, now, now + STEP_MS))
      if (content.msgType === 'text') yield { at, text: content.text.replace(/^@\S+ /u, ''), match, scores };
  }
}

/** Names of the players on the pitch at a time, and of those of recent events. */
function nameable(match: MatchView, at: number): Set<string> {
  const on = SIDES.flatMap((side) => playersOf(match.fixture, side, SEED, match.changes));
  const recent = match.beats.filter(({ offset }) => match.timeOf(offset) > at - TALKED_ABOUT_MS);
  return new Set([
    ...on.map(({ name }) => name),
    ...recent.flatMap(({ player, leaves = '' }) => [player, leaves]),
  ]);
}

/** Returns the names in a text; 季立夏 is not 季立. */
function namesIn(text: string, names: readonly string[]): string[] {
  const found = names.filter((name) => text.includes(name));
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
}

function squadNames({ fixture }: MatchView): string[] {
  const squads = SIDES.map((side) => squadOf(fixture[side], SEED));
  return squads.flatMap(({ starters, bench }) => [...starters, ...bench].map(({ name }) => name));
}

type Seen = { players: number; scores: number };

/** Faults of a message; counts in `seen`. */
function* faultsOf(
  { at, text, match, scores }: Message,
  names: readonly string[],
  seen: Seen,
): Iterable<string> {
  const found = namesIn(text, names);
  seen.players += found.length;
  const allowed = found.length > 0 ? nameable(match, at) : new Set();
  for (const name of found) if (!allowed.has(name)) yield `${name} is not on the pitch: ${text}`;
  if (GUESS.test(text)) return;
  for (const [score] of text.matchAll(/\d+:\d+/g)) {
    seen.scores += 1;
    if (!scores.includes(score)) yield `it is ${match.score.join(':')}: ${text}`;
  }
}

/** Words for a formation, by the formation. */
const SHAPES = {
  '4-3-3': '四三三',
  '4-4-2': '四四二',
  '4-2-3-1': '四二三一',
  '3-5-2': '三中卫',
  '5-3-2': '五后卫',
};

test('a formation in football talk is that of the line-up', () => {
  const named = new Map<string, string>();
  for (const match of openLife().between(1, EVENING, EVENING + DAY_MS)) {
    const scene: Scene = {
      roomNo: 'm-1',
      kind: 'football',
      match,
      host: HOST,
      interrupted: false,
      rate: RATE,
    };
    named.set(squadOf(match.fixture.away, SEED).formation, shapeSlots(scene, SEED).awayShape ?? '');
  }
  expect(named.size).toBeGreaterThan(3);
  for (const [formation, shapeName] of Object.entries(SHAPES))
    expect(named.get(formation) ?? shapeName).toContain(shapeName);
  const lines = JSON.stringify(FOOTBALL_LINES);
  expect(lines).not.toMatch(/五后卫|四三三|四四二|四二三一|三五二|五三二/);
});

test('the crowd names players on the pitch and current scores', { timeout: 120_000 }, () => {
  const life = openLife();
  const seen: Seen = { players: 0, scores: 0 };
  const wrong: string[] = [];
  for (const [kind, ballClassId, many] of MATCHES) {
    for (const view of life.between(ballClassId, EVENING, EVENING + DAY_MS).slice(0, many)) {
      const names = squadNames(view);
      for (const message of talkOf(life, view.fixture, kind)) wrong.push(...faultsOf(message, names, seen));
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.players).toBeGreaterThan(1_000);
  expect(seen.scores).toBeGreaterThan(300);
});
