import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { ANN, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import { treasuryTaskRules } from './treasury-task.ts';

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => {
  expect(verifyLedger(books.db).sound).toBe(true);
  books.db.close();
});

const ann = { userId: ANN, siteId: 5000, currency: 'CNY', level: 1 } as const;
const now = () => books.clock.now();
const rules = () => treasuryTaskRules(books);
const edition = (): Edition => {
  const [seeded] = rules().seed(now());
  if (!seeded) throw new Error('no edition');
  return { ...seeded, kind: 'treasuryTask', settledAt: null, secret: '' };
};
const part = () => rules().detail(ann, edition(), now());
const raise = (task: 'hold' | 'average' | 'signIn') =>
  rules().act(ann, { does: 'raiseRate', task }, edition(), now());
const refusalOf = (run: () => unknown) => {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code;
    throw thrown;
  }
  return null;
};
const nextDay = (days: number, past = MINUTE_MS) =>
  books.clock.advance(siteDayStart(siteDayOf(now()), days) + past - now(), 1);

test('[7.15] a task raises the rate from the next midnight for seven days', () => {
  books.money.treasury.move(ann, 7_300_00n, now());
  expect(refusalOf(() => raise('hold'))).toBe('ACTIVITY_LOCKED');
  nextDay(8);
  expect(part().tasks.map(({ done }) => done)).toEqual([7, 7_300, 0]);
  expect(raise('hold').prize).toEqual({ is: 'rate', extra: 73, days: 7 });
  expect(refusalOf(() => raise('hold'))).toBe('ACTIVITY_USED_UP');
  expect(part()).toMatchObject({ todayRate: 268, nextRate: 341 });
  nextDay(9);
  const { days } = books.money.treasury.view(ann);
  expect(days.slice(-9).map(({ rate }) => rate)).toEqual([268, ...Array<number>(7).fill(341), 268]);
  expect(part()).toMatchObject({ todayRate: 268, nextRate: 268 });
});

test('[7.15] a raise can be renewed on its last day without a gap', () => {
  books.money.treasury.move(ann, 7_300_00n, now());
  nextDay(8);
  raise('hold');
  nextDay(7, -1);
  expect(part().tasks[0]).toMatchObject({ state: 'running' });
  nextDay(1, 0);
  expect(part().tasks[0]).toMatchObject({ state: 'ready' });
  raise('hold');
  nextDay(1);
  expect(part()).toMatchObject({ todayRate: 341, nextRate: 341 });
});

test('[7.15] a withdrawal restarts the days of a treasury task', () => {
  books.money.treasury.move(ann, 7_300_00n, now());
  nextDay(5);
  books.money.treasury.move(ann, -1n, now());
  nextDay(4);
  expect(part().tasks[0]).toMatchObject({ done: 3, state: 'open' });
  expect(refusalOf(() => raise('hold'))).toBe('ACTIVITY_LOCKED');
});

test('[7.15] visits count in a row, up to today or yesterday', () => {
  const visit = (ago: number) => {
    const at = siteDayStart(siteDayOf(now()), -ago);
    const day = siteDayOf(at);
    books.money.acts.note({ sourceId: day, userId: ANN, kind: 'signIn', thing: day, amount: 1n, at });
  };
  for (const ago of [1, 2, 3, 5]) visit(ago);
  expect(part().tasks[2]).toMatchObject({ done: 3 });
  for (const ago of [0, 4, 6]) visit(ago);
  expect(part().tasks[2]).toMatchObject({ done: 7, state: 'ready' });
  books.clock.advance(2 * DAY_MS, 1);
  expect(part().tasks[2]).toMatchObject({ done: 0, state: 'open' });
});
