import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';
import { factsOf } from './match-facts.ts';
import { matchLife } from './match-life.ts';
import type { MatchView } from './match-view.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');

function everyView(minutes: number): MatchView[] {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(EVENING);
  const life = matchLife({ seed: 3, pace: 1, now: clock.now, db });
  return Array.from({ length: minutes / 10 }, () => {
    clock.advance(10 * MINUTE);
    return [...life.around()];
  }).flat();
}

const views = everyView(150);
const count = (text: string, letter: string) => [...text].filter((each) => each === letter).length;

test('the scorers add up to the football score and the e-sports maps', () => {
  for (const view of views.filter(({ fixture }) => fixture.league.ballClassId !== 2)) {
    const { score, scorers } = factsOf(view);
    expect([count(scorers, 'h'), count(scorers, 'a')]).toEqual([...score]);
  }
});

test('the half-time score never exceeds the score', () => {
  const halves = views.map((view) => ({ phase: view.phase, facts: factsOf(view) }));
  for (const { phase, facts } of halves) {
    expect(facts.half !== null).toBe(!['upcoming', 'first'].includes(phase));
    if (!facts.half) continue;
    expect(facts.half[0]).toBeLessThanOrEqual(facts.score[0]);
    expect(facts.half[1]).toBeLessThanOrEqual(facts.score[1]);
  }
  expect(halves.some(({ facts }) => (facts.half?.[0] ?? 0) > 0)).toBe(true);
});

test('a match is live from its start to its end', () => {
  for (const view of views) {
    const { isLive, isOver } = factsOf(view);
    expect(isOver).toBe(view.phase === 'ended');
    expect(isLive).toBe(view.phase !== 'ended' && view.phase !== 'upcoming');
  }
});
