import { expect, test } from 'vitest';
import type { TaskMeasure } from '#contract/activity/schema/task.ts';
import type { ActKind } from '#sandbox/domains/ground/act/acts.ts';
import { BOOKS_LEAP } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { LEVELS } from './levels.table.ts';

const ID = 'breakout-1';
/** The kinds of acts that the levels count, each with its own measure. */
const KINDS: readonly ActKind[] = ['watch', 'follow', 'chat', 'signIn', 'gift', 'bet'];
const kindOf = (measure: TaskMeasure): ActKind =>
  KINDS.find((kind) => kind === measure) ?? (measure === 'multiple' ? 'bet' : 'guess');

/** Model of a member's progress through the levels, counted independently: acts since the last pass. */
function ownProgress({ books, member, now }: Simulation) {
  const endAt = books.service.editions.byId(ID)?.times.endAt ?? 0;
  let passed = 0;
  let coins = 0n;
  let since = new Map<TaskMeasure, number>();
  let acts = 0;
  return {
    passed: () => passed,
    coins: () => coins,
    perform(measure: TaskMeasure, count: number) {
      const isSum = measure === 'watch' || measure === 'chat';
      for (let n = 0; n < (isSum ? 1 : count); n += 1) {
        acts += 1;
        const actId = `${member.userId}-${acts}`;
        const betKind = measure === 'multiple' ? measure : 'single';
        const amount = isSum ? BigInt(count) : 1n;
        const act = { sourceId: actId, thing: actId, way: betKind, amount, at: now(), userId: member.userId };
        books.money.acts.note({ ...act, kind: kindOf(measure) });
      }
      if (now() >= endAt) return;
      for (const each of measure === 'multiple' ? (['multiple', 'bet'] as const) : [measure])
        since.set(each, (since.get(each) ?? 0) + count);
    },
    isReady: (level: number) =>
      level === passed + 1 &&
      (LEVELS[passed]?.tasks.every(({ measure, needed }) => (since.get(measure) ?? 0) >= needed) ?? false),
    pass() {
      coins += BigInt(LEVELS[passed]?.coins ?? 0);
      passed += 1;
      since = new Map();
    },
  };
}

function play(simulation: Simulation): void {
  const { draw, books, member } = simulation;
  const own = ownProgress(simulation);
  for (let step = 0; step < 5; step += 1) {
    const plans = LEVELS[own.passed()]?.tasks ?? [];
    for (const { measure, needed } of plans) if (draw() < 0.8) own.perform(measure, needed);
    const level = own.passed() + (draw() < 0.15 ? 2 : 1);
    const does = { does: 'passLevel', level } as const;
    const roll = draw();
    if (roll < 0.1) simulation.actShutOut(does);
    else {
      const isReady = own.isReady(level);
      if (isReady) own.pass();
      const outcomes = roll < 0.3 ? simulation.actInTwoTabs(does) : [simulation.act(does)];
      expect(outcomes.filter(({ is }) => is === 'done')).toHaveLength(isReady ? 1 : 0);
    }
    simulation.advance();
    // Acts at the exact moment of a pass count for the next level, so a moment must pass between them.
    simulation.wait(1);
  }
  expect(books.coins(member)).toBe(own.coins());
}

test('[1.03] simulated levels over a leap day are passed once each in order', {
  timeout: 60_000,
}, () => {
  playSimulations({
    kind: 'breakout',
    activityId: ID,
    startAt: BOOKS_LEAP,
    play,
  });
});
