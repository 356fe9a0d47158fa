import { expect, onTestFinished, test } from 'vitest';
import type { DayText } from '#contract/units/day-text.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { monthText, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { activityBooks } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { dayAfter, daysOf, streakUpTo, weekdayOf } from './calendar.ts';

const ID = 'signIn-1';
const SIGN = { does: 'signIn' } as const;

function opened(startAt: number) {
  const books = activityBooks(startAt);
  onTestFinished(books.close);
  const member = books.member('ann', 1_000n);
  let requests = 0;
  const act = (does: Parameters<typeof books.act>[2], now: number) => {
    requests += 1;
    return books.act(member, ID, does, now, `r${requests}`);
  };
  const part = (now: number) => books.service.detail('signIn', member, now).part;
  return { ...books, member, act, part };
}
const code = (outcome: { readonly is: string; readonly code?: string }) => outcome.code ?? outcome.is;
const at = (day: string, hours = 12) =>
  siteMonthStart(monthText(day.slice(0, 7)), Number(day.slice(8))) + hours * HOUR_MS;

test('[1.03] a month has its own days, and weeks begin on Mondays', () => {
  expect(daysOf(monthText('2027-02'))).toHaveLength(28);
  expect(daysOf(monthText('2028-02'))).toHaveLength(29);
  expect(daysOf(monthText('2026-12')).at(-1)).toBe('2026-12-31');
  const [monday] = daysOf(monthText('2026-06'));
  expect(monday === undefined ? null : weekdayOf(monday)).toBe(0);
});

test('[1.03] a streak ends at a missing day, and today is open', () => {
  const today = siteDayOf(at('2026-06-10'));
  const signed = new Set<DayText>([-1, -2, -3, -5].map((days) => dayAfter(today, days)));
  expect(streakUpTo(today, (day) => signed.has(day))).toBe(3);
  signed.add(today);
  expect(streakUpTo(today, (day) => signed.has(day))).toBe(4);
});

test('[1.03] a visit counts by the day of Beijing on which it arrives', () => {
  const { act, part } = opened(at('2026-06-10'));
  const midnight = siteDayStart(siteDayOf(at('2026-06-10')), 1);
  expect(code(act(SIGN, midnight - 1))).toBe('done');
  expect(code(act(SIGN, midnight - 1))).toBe('ACTIVITY_USED_UP');
  expect(code(act(SIGN, midnight))).toBe('done');
  expect(part(midnight)).toMatchObject({ today: '2026-06-11', streak: 2, monthDays: 2 });
});

test('[1.03] a week has seven days, also where its month begins or ends', () => {
  const { act, part } = opened(at('2026-11-28'));
  act(SIGN, at('2026-11-30'));
  const states = (day: string) => part(at(day)).week.map((of) => [of.day.slice(5), of.state].join(' '));
  expect(states('2026-11-30')).toEqual([
    '11-30 signed',
    ...['12-01', '12-02', '12-03', '12-04', '12-05', '12-06'].map((day) => `${day} future`),
  ]);
  expect(states('2026-12-02').slice(0, 3)).toEqual(['11-30 signed', '12-01 missed', '12-02 today']);
  expect(states('2026-11-01').slice(0, 2)).toEqual(['10-26 closed', '10-27 closed']);
});

test('[1.03] a card makes up a day of this month, runs unchanged', () => {
  const { act, part, service, member, coins } = opened(at('2026-06-01'));
  service.items.grant(member.userId, 'makeUpCard', 3, '', at('2026-06-01'));
  act(SIGN, at('2026-06-12'));
  const before = coins(member);
  const [day] = daysOf(monthText('2026-06'));
  if (day === undefined) throw new Error('no day');
  expect(code(act({ does: 'makeUp', day }, at('2026-06-12')))).toBe('done');
  expect(coins(member) - before).toBe(12n);
  expect(code(act({ does: 'makeUp', day }, at('2026-06-12')))).toBe('ACTIVITY_USED_UP');
  expect(part(at('2026-06-12'))).toMatchObject({ streak: 1, monthDays: 2, makeUp: { cards: 2 } });
  const last = dayAfter(day, 29);
  expect(code(act({ does: 'makeUp', day: last }, at('2026-06-30', 1)))).toBe('ACTIVITY_MOVED_ON');
  expect(code(act({ does: 'makeUp', day: last }, at('2026-07-01', 0)))).toBe('ACTIVITY_MOVED_ON');
});

test('[1.03] a milestone is claimed once, until the third of the next month', () => {
  const { act, service, member, part } = opened(at('2026-06-01'));
  service.items.grant(member.userId, 'makeUpCard', 1, '', at('2026-06-01'));
  const june = daysOf(monthText('2026-06'));
  for (const day of june.slice(1, 7)) act(SIGN, siteDayStart(day) + HOUR_MS);
  const seven = { does: 'milestone', month: '2026-06', days: 7 } as const;
  expect(code(act(seven, at('2026-06-20')))).toBe('ACTIVITY_LOCKED');
  if (june[0]) act({ does: 'makeUp', day: june[0] }, at('2026-06-20'));
  const end = siteMonthStart(monthText('2026-07'), 4);
  expect(part(end - 1).milestones.find(({ month }) => month === '2026-06')).toMatchObject({ state: 'ready' });
  expect(code(act(seven, end))).toBe('ACTIVITY_NOT_OPEN');
  expect(code(act(seven, end - 1))).toBe('done');
  expect(code(act(seven, end - 1))).toBe('ACTIVITY_USED_UP');
});

test('[1.03] every seven consecutive days give a prize, across months', () => {
  const { act } = opened(at('2026-06-01'));
  const first = siteDayOf(at('2026-06-24'));
  for (let day = 0; day < 14; day += 1) {
    const now = siteDayStart(first, day) + 23 * HOUR_MS;
    act(SIGN, now);
    const isRunComplete = (day + 1) % 7 === 0;
    const due = day >= 6 ? 'ACTIVITY_USED_UP' : 'ACTIVITY_LOCKED';
    expect(code(act({ does: 'run' }, now))).toBe(isRunComplete ? 'done' : due);
  }
});

test('[1.03] a card costs coins, at most three in a month', () => {
  const { act, coins, member } = opened(at('2026-06-01'));
  const bought = [1, 2, 3, 4].map(() => code(act({ does: 'buyCard' }, at('2026-06-02'))));
  expect(bought).toEqual(['done', 'done', 'done', 'ACTIVITY_USED_UP']);
  expect(coins(member)).toBe(1_000n - 3n * 188n);
  expect(code(act({ does: 'buyCard' }, at('2026-07-01')))).toBe('done');
  expect(code(act({ does: 'buyCard' }, at('2026-07-01')))).toBe('done');
  expect(code(act({ does: 'buyCard' }, at('2026-07-01')))).toBe('COINS_SHORT');
});

/** Plays one visit by any method; the calendar computed again from scratch must match. */
function play(simulation: Simulation): void {
  const signed = new Set<DayText>();
  for (let step = 0; step < 12; step += 1) {
    const now = simulation.now();
    const today = siteDayOf(now);
    const roll = simulation.draw();
    if (roll < 0.55) {
      const wasSigned = signed.has(today);
      const outcome = simulation.act(SIGN);
      expect(outcome.is).toBe(wasSigned ? 'refused' : 'done');
      signed.add(today);
    } else if (roll < 0.65) {
      const tabs = simulation.actInTwoTabs(SIGN);
      expect(tabs.filter(({ is }) => is === 'done')).toHaveLength(signed.has(today) ? 0 : 1);
      signed.add(today);
    } else if (roll < 0.75) simulation.act({ does: 'buyCard' });
    else if (roll < 0.9) {
      const day = dayAfter(today, -1 - Math.floor(simulation.draw() * 20));
      if (simulation.act({ does: 'makeUp', day }).is === 'done')
        expect(siteMonthOf(now)).toBe(monthText(day.slice(0, 7)));
    } else simulation.act({ does: 'run' });
    const { part } = simulation.books.service.detail('signIn', simulation.member, simulation.now());
    expect(part.streak).toBe(streakUpTo(siteDayOf(simulation.now()), (day) => signed.has(day)));
    simulation.advance();
  }
}

test('[1.03] simulated visits across midnights count each date once', {
  tags: 'sweep',
  timeout: 60_000,
}, () => {
  playSimulations({ kind: 'signIn', activityId: ID, coins: 400n, play });
});

test('[1.03] a clock a month ahead shows the calendar of that month', () => {
  const { act, part } = opened(at('2026-06-13'));
  act(SIGN, at('2026-06-13'));
  expect(part(at('2026-06-13') + 31 * DAY_MS)).toMatchObject({ streak: 0, monthDays: 0 });
});
