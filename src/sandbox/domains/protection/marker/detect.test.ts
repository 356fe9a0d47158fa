import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { type HarmFacts, markersIn } from './detect.ts';
import type { Marker } from './markers.table.ts';

/** A member who has done nothing. */
const NO_FACTS: HarmFacts = {
  deposits: [],
  failedDeposits: [],
  cancelledWithdrawals: [],
  present: [],
  stakes: [],
  raisedLimits: [],
  hitLimits: [],
  quickAnswers: [],
  newPayees: [],
};

/** Sunday, 2026-06-14 12:00 in Beijing. */
const NOW = Date.parse('2026-06-14T12:00:00+08:00');
const DAY = Date.parse('2026-06-14T00:00:00+08:00');
const ago = (ms: number) => NOW - ms;
const deposit = (at: number, amount = 100_00n, isAfterLoss = false) =>
  ({ at, amount, currency: 'CNY', isAfterLoss }) as const;
const stake = (at: number, amount: bigint) => ({ at, amount, currency: 'CNY' }) as const;
const span = (from: number, ms: number) => ({ from, to: from + ms });
/** Stakes of 100.00 in each of the four previous weeks, and a given amount in this one. */
const weekly = (now: bigint) => [
  ...[8, 15, 22, 29].map((days) => stake(ago(days * DAY_MS), 100_00n)),
  stake(ago(DAY_MS), now),
];
/** Play of a given length between midnight and six, on a number of recent nights. */
const nights = (count: number, ms: number) =>
  Array.from({ length: count }, (_, n) => span(DAY - n * DAY_MS + HOUR_MS, ms));

type Case = readonly [what: string, marker: Marker, below: Partial<HarmFacts>, at: Partial<HarmFacts>];

const after = (minutes: readonly number[]) => minutes.map((n) => deposit(ago(n * MINUTE_MS), 100_00n, true));

const CASES: readonly Case[] = [
  ['deposits after losses in a day', 'chasing', { deposits: after([60]) }, { deposits: after([60, 600]) }],
  [
    'deposits in a session',
    'chasing',
    { deposits: [0, 14, 30].map((n) => deposit(ago(n * MINUTE_MS))) },
    { deposits: [0, 14, 28].map((n) => deposit(ago(n * MINUTE_MS))) },
  ],
  [
    'withdrawals taken back in seven days',
    'withdrawal',
    { cancelledWithdrawals: [ago(0), ago(7 * DAY_MS)] },
    { cancelledWithdrawals: [ago(0), ago(7 * DAY_MS - 1)] },
  ],
  [
    'a day of more than six hours',
    'long',
    { present: [span(DAY, 3 * HOUR_MS), span(DAY + 4 * HOUR_MS, 3 * HOUR_MS)] },
    { present: [span(DAY, 3 * HOUR_MS), span(DAY + 4 * HOUR_MS, 3 * HOUR_MS), span(DAY + 8 * HOUR_MS, 1)] },
  ],
  [
    'more than three hours without a pause',
    'long',
    { present: [span(DAY + 8 * HOUR_MS, 2 * HOUR_MS), span(DAY + 10 * HOUR_MS + 15 * MINUTE_MS, HOUR_MS)] },
    { present: [span(DAY + 8 * HOUR_MS, 2 * HOUR_MS), span(DAY + 10 * HOUR_MS + 14 * MINUTE_MS, HOUR_MS)] },
  ],
  ['nights of an hour', 'night', { present: nights(3, HOUR_MS - 1) }, { present: nights(3, HOUR_MS) }],
  ['three nights of seven', 'night', { present: nights(2, HOUR_MS) }, { present: nights(3, HOUR_MS) }],
  [
    'deposits twice what was usual',
    'raised',
    { deposits: weekly(199_99n).map(({ at, amount }) => deposit(at, amount)) },
    { deposits: weekly(200_00n).map(({ at, amount }) => deposit(at, amount)) },
  ],
  ['stakes three times what was usual', 'raised', { stakes: weekly(299_99n) }, { stakes: weekly(300_00n) }],
  [
    'limits raised in thirty days',
    'tools',
    { raisedLimits: [ago(0), ago(30 * DAY_MS)] },
    { raisedLimits: [ago(0), ago(30 * DAY_MS - 1)] },
  ],
  [
    'limits reached in seven days',
    'tools',
    { hitLimits: [0, 1].map((n) => ago(n * HOUR_MS)) },
    { hitLimits: [0, 1, 2].map((n) => ago(n * HOUR_MS)) },
  ],
  [
    'reminders answered at once',
    'tools',
    { quickAnswers: [0, 1, 2, 3].map((n) => ago(n * HOUR_MS)) },
    { quickAnswers: [0, 1, 2, 3, 4].map((n) => ago(n * HOUR_MS)) },
  ],
  [
    'failed payments in a day',
    'payments',
    { failedDeposits: [ago(0), ago(HOUR_MS), ago(DAY_MS)] },
    { failedDeposits: [ago(0), ago(HOUR_MS), ago(DAY_MS - 1)] },
  ],
  [
    'new ways to be paid in thirty days',
    'payments',
    { newPayees: [ago(0), ago(DAY_MS)] },
    { newPayees: [ago(0), ago(DAY_MS), ago(2 * DAY_MS)] },
  ],
];

test.each(CASES)('[P.20] just below, %s show nothing; at it, the marker', (_what, marker, below, at) => {
  expect(markersIn({ ...NO_FACTS, ...below }, NOW)).toEqual([]);
  expect(markersIn({ ...NO_FACTS, ...at }, NOW)).toEqual([marker]);
});

test('[P.20] a typical week or a first week shows no marker', () => {
  expect(markersIn({ ...NO_FACTS, stakes: weekly(100_00n) }, NOW)).toEqual([]);
  expect(markersIn({ ...NO_FACTS, stakes: [stake(ago(DAY_MS), 5_000_00n)] }, NOW)).toEqual([]);
});

test('[P.20] time in two tabs counts once', () => {
  const twice = [span(DAY, 3 * HOUR_MS), span(DAY + HOUR_MS, 2 * HOUR_MS), span(DAY, 3 * HOUR_MS)];
  expect(markersIn({ ...NO_FACTS, present: twice }, NOW)).not.toContain('long');
});
