import { expect, test } from 'vitest';
import { TREASURY_TASKS, type TreasuryTaskName } from '#contract/activity/schema/kinds/treasury-task.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { byEffort } from '#tests/fixtures/effort.ts';
import { BOOKS_LEAP } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { RAISE_DAYS, TREASURY_ROWS } from './treasury-task.ts';

const CASH = 15_000_00n;

/** Money of the member's own, some of which is put into the treasury. */
function fundTreasury({ books, member, now, draw }: Simulation): void {
  const { ledger, money } = books;
  openMemberCash(ledger, member.userId, 'CNY');
  const entries = [
    { account: issueOf('CNY'), amount: -CASH },
    { account: memberWallet(member.userId, 'CNY'), amount: CASH },
  ];
  ledger.book({ kind: 'opening', at: now(), roomNo: null, note: '', entries });
  money.treasury.move(member, draw() < 0.7 ? 12_000_00n : 9_000_00n, now());
}

/** A visit today and on each of some days before. */
function visit({ books, member, now }: Simulation, days: number): void {
  for (let ago = 0; ago < days; ago += 1) {
    const at = Math.min(now(), siteDayStart(siteDayOf(now()), -ago));
    const day = siteDayOf(at);
    const act = { sourceId: `${member.userId}-${day}`, userId: member.userId, thing: day, amount: 1n, at };
    books.money.acts.note({ ...act, kind: 'signIn' });
  }
}

/** The days that each task raises the rate on, as the member would write them down. */
const daysAfter = (at: number): readonly string[] =>
  Array.from({ length: RAISE_DAYS }, (_, n) => siteDayOf(siteDayStart(siteDayOf(at), n + 1)));

const playing = (onDone: () => void) => (simulation: Simulation) => {
  const { books, member, draw, now } = simulation;
  const raised = new Map<TreasuryTaskName, Set<string>>(TREASURY_TASKS.map((task) => [task, new Set()]));
  fundTreasury(simulation);
  for (let step = 0; step < 5; step += 1) {
    if (draw() < 0.5) visit(simulation, 1 + Math.floor(draw() * 9));
    if (draw() < 0.1) books.money.treasury.move(member, -1_00n, now());
    const task = TREASURY_TASKS[Math.floor(draw() * TREASURY_TASKS.length)] ?? 'hold';
    const does = { does: 'raiseRate', task } as const;
    const at = now();
    const roll = draw();
    const days = raised.get(task) ?? new Set();
    const isRunning = [...days].some((day) => day > siteDayOf(at));
    if (roll < 0.1) simulation.actShutOut(does);
    else {
      const outcomes = roll < 0.35 ? simulation.actInTwoTabs(does) : [simulation.act(does)];
      const done = outcomes.filter(({ is }) => is === 'done');
      expect(done.length).toBeLessThanOrEqual(isRunning ? 0 : 1);
      for (const _ of done) onDone();
      if (done.length === 1) for (const day of daysAfter(at)) days.add(day);
    }
    for (const ahead of [0, 1, RAISE_DAYS]) {
      const day = siteDayOf(now() + ahead * DAY_MS);
      const extra = TREASURY_TASKS.filter((each) => raised.get(each)?.has(day)).length;
      expect(books.money.treasury.raises.extraOn(member, day)).toBe(extra * TREASURY_ROWS.hold.extra);
    }
    simulation.advance();
  }
};

test('[7.15] simulated raises over midnights and a leap day never overlap', {
  timeout: 60_000,
}, () => {
  let raises = 0;
  playSimulations({
    kind: 'treasuryTask',
    activityId: 'treasury-task-1',
    startAt: BOOKS_LEAP,
    play: playing(() => {
      raises += 1;
    }),
  });
  expect(raises).toBeGreaterThan(byEffort(100));
});
