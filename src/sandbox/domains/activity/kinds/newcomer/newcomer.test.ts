import { expect, test } from 'vitest';
import {
  NEWCOMER_CLAIMS,
  NEWCOMER_TASKS,
  type NewcomerClaim,
} from '#contract/activity/schema/kinds/newcomer.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { noteSetUp } from '#sandbox/domains/ground/act/acts.ts';
import { type ActionResult, BOOKS_LEAP } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { NEWCOMER_CLAIM_DAYS, NEWCOMER_DAYS, NEWCOMER_ROWS, prizeOfClaim } from './tasks.table.ts';

type Task = (typeof NEWCOMER_TASKS)[number];

const coinsOf = (claim: NewcomerClaim) => {
  const prize = prizeOfClaim(claim);
  return prize.is === 'coins' ? BigInt(prize.coins) : 0n;
};
const doneIn = (outcomes: readonly ActionResult[]) => outcomes.filter(({ is }) => is === 'done').length;

/** Model of a newcomer's acts and rewards, counted independently of the platform. */
function ownCount({ books, member, draw, now }: Simulation) {
  const { acts } = books.money;
  const joined = now() - Math.floor(draw() * (NEWCOMER_DAYS + NEWCOMER_CLAIM_DAYS + 2) * DAY_MS);
  noteSetUp(acts, 'joined', member.userId, joined);
  const endsAt = siteDayStart(siteDayOf(joined), NEWCOMER_DAYS);
  const counts = new Map<Task, number>();
  const taken = new Set<NewcomerClaim>();
  const isDone = (task: Task) => (counts.get(task) ?? 0) >= NEWCOMER_ROWS[task].needed;
  return {
    taken,
    /** Does a task whole, at the time it is, seen twice by the platform. */
    perform(task: Task, step: number) {
      const at = now();
      const actId = `${member.userId}-${task}-${step}`;
      const amount = BigInt(NEWCOMER_ROWS[task].needed);
      const act = { sourceId: actId, userId: member.userId, kind: task, thing: actId, amount, at };
      for (let times = 0; times < 2; times += 1) acts.note(act);
      if (at < endsAt) counts.set(task, (counts.get(task) ?? 0) + NEWCOMER_ROWS[task].needed);
    },
    /** May it be claimed now? */
    isReady(claim: NewcomerClaim): boolean {
      if (taken.has(claim) || now() >= siteDayStart(siteDayOf(endsAt), NEWCOMER_CLAIM_DAYS)) return false;
      return claim === 'whole'
        ? NEWCOMER_TASKS.every((task) => isDone(task) || taken.has(task))
        : isDone(claim);
    },
  };
}

function play(simulation: Simulation): void {
  const { draw, books, member } = simulation;
  const own = ownCount(simulation);
  const isEager = draw() < 0.3;
  for (let step = 0; step < 5; step += 1) {
    for (const task of NEWCOMER_TASKS) if (draw() < (isEager ? 1 : 0.3)) own.perform(task, step);
    const task = NEWCOMER_CLAIMS[Math.floor(draw() * NEWCOMER_CLAIMS.length)] ?? 'whole';
    const does = { does: 'newcomer', task } as const;
    const roll = draw();
    if (roll < 0.1) simulation.actShutOut(does);
    else {
      const isReady = own.isReady(task);
      const outcomes = roll < 0.3 ? simulation.actInTwoTabs(does) : [simulation.act(does)];
      expect(doneIn(outcomes)).toBe(isReady ? 1 : 0);
      if (isReady) own.taken.add(task);
    }
    simulation.advance();
  }
  expect(books.coins(member)).toBe([...own.taken].reduce((sum, claim) => sum + coinsOf(claim), 0n));
  const coupons = books.money.coupons.available(member.userId, 1, 10).total;
  expect(coupons).toBe(own.taken.has('bet') ? 1 : 0);
}

test('[1.03] each newcomer task is paid once within its days', {
  timeout: 60_000,
}, () => {
  playSimulations({
    kind: 'newcomer',
    activityId: 'newcomer-1',
    startAt: BOOKS_LEAP,
    play,
  });
});
