import { expect, onTestFinished, test } from 'vitest';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { buyingRate } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { activityBooks } from '#tests/fixtures/money/activity-books.ts';
import { depositsWorth } from './activity-member.ts';

/** Wednesday, 2026-06-10 21:00 in Beijing: tickets of the draw are available. */
const START = Date.parse('2026-06-10T21:00:00+08:00');
const TEN_THOUSAND = 10_000n;
const usdt = (amount: bigint, at: number) => (amount * buyingRate(at)) / TEN_THOUSAND;

type Deposit = readonly ['CNY' | 'USDT', bigint];
const LATER = START + 50 * MINUTE_MS;

const ROWS: readonly { readonly paid: readonly Deposit[]; readonly reached: boolean }[] = [
  { paid: [['CNY', 500_00n]], reached: true },
  { paid: [['CNY', 499_99n]], reached: false },
  { paid: [['USDT', 100_00n]], reached: true },
  { paid: [['USDT', 60_00n]], reached: false },
  {
    paid: [
      ['CNY', 300_00n],
      ['USDT', 30_00n],
    ],
    reached: true,
  },
  {
    paid: [
      ['CNY', 300_00n],
      ['USDT', 20_00n],
    ],
    reached: false,
  },
];

test.each(ROWS)('[1.03] draw and wheel count $paid by its worth in yuan', ({ paid, reached }) => {
  const books = activityBooks(START);
  onTestFinished(books.close);
  const member = books.member('ann');
  const { userId } = member;
  for (const [n, [currency, amount]] of paid.entries()) {
    const act = {
      sourceId: `d${n}`,
      userId,
      kind: 'deposit',
      thing: `d${n}`,
      way: currency,
      amount,
    } as const;
    books.money.acts.note({ ...act, at: n === 0 ? START : LATER });
  }
  const worth = paid.reduce((sum, [currency, amount], n) => {
    const at = n === 0 ? START : LATER;
    return sum + (currency === 'CNY' ? amount : usdt(amount, at));
  }, 0n);
  const { acts } = books.money;
  expect(depositsWorth(acts, userId, { from: START, until: LATER + 1 })).toBe(worth);
  const draw = books.service.detail('lottery', member, LATER).part.ways.find(({ way }) => way === 'deposit');
  expect(draw).toMatchObject({ done: Number(worth), ready: reached ? 1 : 0 });
  // A visit is one turn, a deposit of 500 another.
  expect(books.service.detail('wheel', member, LATER).part.freeLeft).toBe(reached ? 2 : 1);
});
