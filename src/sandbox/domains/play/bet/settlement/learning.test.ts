import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { factsOf } from '#sandbox/world/matches/match-facts.ts';
import { matchLife } from '#sandbox/world/matches/match-life.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { betMigrations } from '../bet-migrations.ts';
import type { SettlingFacts } from '../offers/settle-by-facts.ts';
import { createFactStore } from './fact-store.ts';
import { createLearning } from './learning.ts';

const EVENING = Date.parse('2026-11-20T12:30:00Z');
const AT_BREAK = 50 * MINUTE_MS;
const AFTER_END = 4 * 60 * MINUTE_MS;
const SEED = 3;

/** One football match of the real calendar, the time driven by hand. */
function openMatch() {
  const db = openDatabase(':memory:');
  migrate(db, [
    { name: 'world', steps: worldMigrations },
    {
      name: 'shown',
      steps: ['CREATE TABLE shared_order (a, b, c, d)', 'CREATE TABLE bet_order (a)'],
    },
    betMigrations,
  ]);
  const clock = { now: EVENING };
  const life = matchLife({ seed: SEED, pace: 1, now: () => clock.now, db });
  const [match] = life.between(1, EVENING, EVENING + DAY_MS).filter(({ phase }) => phase === 'upcoming');
  if (!match) throw new Error('no football to come');
  const { matchId, startAt } = match.fixture;
  const facts = createFactStore(db);
  const world = {
    facts(id: string, at?: number) {
      const view = life.record(id, at);
      return view && factsOf(view);
    },
  };
  const learning = createLearning({ facts, world });
  return {
    facts: () => facts.of(matchId)?.body,
    world: () => world.facts(matchId),
    known: () => learning.known(matchId),
    /** Sets the clock to a time after the kick-off, and learns. */
    recordAfter(after: number) {
      clock.now = startAt + after;
      learning.record(matchId, startAt, clock.now);
    },
    setFacts(body: Partial<SettlingFacts> & Pick<SettlingFacts, 'status'>) {
      const known = learning.known(matchId);
      if (!known) throw new Error('unknown match');
      facts.add(matchId, { ...known, ...body }, { at: clock.now, note: '', isManual: true });
    },
    resume: () => life.setPhase(matchId, 'second'),
  };
}

test('[3.10] an operator’s correction of the first half survives the match end', () => {
  const match = openMatch();
  match.recordAfter(AT_BREAK);
  const before = match.world()?.score ?? [0, 0];
  match.setFacts({ status: 'half', half: [5, 0] });
  match.recordAfter(AFTER_END);
  const end = match.world()?.score ?? [0, 0];
  expect(match.facts()).toMatchObject({
    status: 'final',
    half: [5, 0],
    score: [5 + end[0] - before[0], end[1] - before[1]],
  });
});

test('[3.10] a match resumed by an operator stays open after its own end', () => {
  const match = openMatch();
  match.recordAfter(AFTER_END);
  match.setFacts({ status: 'half' });
  match.recordAfter(AFTER_END + DAY_MS);
  expect(match.facts()?.status).toBe('half');
});

test('[3.10] a match that an operator also resumes ends once more', () => {
  const match = openMatch();
  match.recordAfter(AFTER_END);
  match.setFacts({ status: 'half' });
  match.recordAfter(AFTER_END + MINUTE_MS);
  match.resume();
  match.recordAfter(AFTER_END + MINUTE_MS * 2);
  expect(match.facts()?.status).toBe('half');
  match.recordAfter(AFTER_END * 2);
  expect(match.facts()?.status).toBe('final');
});

test.each([8, 30, 400])('[3.10] a match is settled by its own end %i days later', (days) => {
  const match = openMatch();
  match.recordAfter(AT_BREAK);
  const half = match.facts()?.half;
  expect(half).not.toBeNull();
  match.recordAfter(days * DAY_MS);
  expect(match.facts()).toMatchObject({ status: 'final', half, score: match.world()?.score });
});

test('[3.10] a second correction preserves the first one', () => {
  const match = openMatch();
  match.recordAfter(AT_BREAK);
  match.setFacts({ status: 'half', half: [3, 3] });
  match.recordAfter(AFTER_END);
  match.setFacts({ status: 'final', corners: [20, 0] });
  expect(match.facts()).toMatchObject({ half: [3, 3], corners: [20, 0] });
});

test('[3.10] a match missing from the calendar keeps a known first half', () => {
  const db = openDatabase(':memory:');
  migrate(db, [
    { name: 'shown', steps: ['CREATE TABLE shared_order (a, b, c, d)', 'CREATE TABLE bet_order (a)'] },
    betMigrations,
  ]);
  const facts = createFactStore(db);
  const { record } = createLearning({ facts, world: { facts: () => null } });
  const half: SettlingFacts = {
    status: 'half',
    score: [1, 2],
    half: [1, 2],
    corners: [0, 0],
    scorers: 'aha',
  };
  facts.add('gone', half, { at: EVENING });
  record('gone', EVENING, EVENING + 3 * DAY_MS);
  record('never', EVENING, EVENING + 3 * DAY_MS);
  expect(facts.of('gone')?.body).toEqual({ ...half, status: 'abandoned' });
  expect(facts.of('never')?.body.status).toBe('postponed');
});
