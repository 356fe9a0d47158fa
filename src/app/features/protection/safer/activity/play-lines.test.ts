import { expect, test } from 'vitest';
import type { PlayDay } from '#contract/play/play-report/calls.ts';
import { minor } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hoursText, playLines, shortAmount, sumsOf } from './play-lines.ts';
import { linesOf, mondayOf, PLAY_STEPS, spanOf } from './play-span.ts';

const dayOf = (text: string) => siteDayOf(Date.parse(`${text}T12:00:00+08:00`));
const played = (text: string, staked: number, returned: number): PlayDay => ({
  day: dayOf(text),
  deposits: minor(staked),
  withdrawals: minor(returned),
  bets: 1,
  staked: minor(staked),
  returned: minor(returned),
  minutes: 10,
  bonus: minor(0),
});

test('[P.02] weeks begin on Monday, and months with their first day', () => {
  expect(mondayOf(dayOf('2026-06-14'))).toBe('2026-06-08');
  expect(mondayOf(dayOf('2026-06-15'))).toBe('2026-06-15');
  expect(spanOf('day', 1, dayOf('2026-03-31'))).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(spanOf('month', 0, dayOf('2026-06-13'))).toEqual({ from: '2025-05-01', to: '2026-06-13' });
  expect(linesOf('month', spanOf('month', 0, dayOf('2026-06-13')))).toHaveLength(14);
  expect(linesOf('week', spanOf('week', 0, dayOf('2026-06-13')))).toHaveLength(13);
  expect(linesOf('week', spanOf('week', 1, dayOf('2026-06-13'))).at(-1)).toBe('2026-03-09');
});

test('[P.02] lines of any step add up to the days', () => {
  const today = dayOf('2026-06-30');
  const days = [
    played('2026-06-01', 1_000, 400),
    played('2026-06-07', 300, 900),
    played('2026-06-30', 50, 0),
  ];
  for (const step of PLAY_STEPS) {
    const lines = playLines(step, spanOf(step, 0, today), days);
    const net = lines.reduce((sum, line) => sum + line.net, 0n);
    expect(net).toBe(sumsOf(days).net);
    expect(lines.reduce((sum, { bets }) => sum + bets, 0)).toBe(3);
  }
  expect(sumsOf(days)).toMatchObject({ net: -50n, netDeposit: 50n, minutes: 30, daysPlayed: 3 });
});

test('an axis of money is written short', () => {
  expect([0, 600, -300, 12_000, -60_000].map(shortAmount)).toEqual(['0', '600', '−300', '1.2万', '−6万']);
});

test('a length of time has hours and two digits of minutes', () => {
  expect([0, 9, 60, 418].map(hoursText)).toEqual(['0:00', '0:09', '1:00', '6:58']);
});
