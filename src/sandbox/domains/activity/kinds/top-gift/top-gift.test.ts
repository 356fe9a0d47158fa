import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations } from '#tests/fixtures/money/activity-simulations.ts';
import { OFFERS } from './offers.table.ts';
import { deliveryAt } from './top-gift.ts';

const ID = 'topGift-1';
const exchange = (offerId: string, cost: number) => ({ does: 'exchange', offerId, cost }) as const;

test('[1.03] deliveries come on Thursdays at noon in Beijing', () => {
  // Thursday, 2026-06-11; noon there is 04:00 UTC.
  const noon = Date.parse('2026-06-11T04:00:00Z');
  expect(deliveryAt(noon)).toEqual({ at: noon, nextAt: noon + 7 * DAY_MS });
  expect(deliveryAt(noon - 1)).toEqual({ at: noon - 7 * DAY_MS, nextAt: noon });
  expect(deliveryAt(noon + 7 * DAY_MS - 1).at).toBe(noon);
});

test('[1.03] the oldest points are spent first, and expired ones are gone', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const { points } = books.service;
  const { userId } = books.member('ann');
  points.credit(userId, 100n, '', BOOKS_START - 200 * DAY_MS);
  points.credit(userId, 100n, '', BOOKS_START);
  points.spend(userId, 150n, '', BOOKS_START);
  expect(points.lots(userId).map(({ left_over }) => left_over)).toEqual([50n]);
  expect(() => points.spend(userId, 51n, '', BOOKS_START)).toThrow(
    expect.objectContaining({ code: 'POINTS_SHORT' }),
  );
  const [lot] = points.lots(userId);
  points.endDue((lot?.expires_at ?? 0) - 1);
  expect(points.balance(userId)).toBe(50n);
  points.endDue(lot?.expires_at ?? 0);
  expect(points.balance(userId)).toBe(0n);
  expect(verifyLedger(books.db).sound).toBe(true);
});

test('[1.03] points that end at one moment are shown together', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  const { points } = books.service;
  for (let n = 0; n < 20; n += 1) points.credit(member.userId, 5n, '', BOOKS_START + n);
  points.credit(member.userId, 7n, '', BOOKS_START + 40 * DAY_MS);
  points.spend(member.userId, 8n, '', BOOKS_START + 1_000);
  const { expiring } = books.service.detail('topGift', member, BOOKS_START + 1_000).part;
  expect(expiring).toMatchObject({ points: 92 });
});

test('[1.03] an exchange at a wrong cost or over a limit spends nothing', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  books.service.points.credit(member.userId, 1_000n, '', BOOKS_START);
  const act = (does: ReturnType<typeof exchange>, id: string) => books.act(member, ID, does, BOOKS_START, id);
  expect(act(exchange('card-make-up', 100), 'a')).toEqual({ is: 'refused', code: 'ACTIVITY_MOVED_ON' });
  expect(act(exchange('coins-1000', 2_200), 'b')).toEqual({ is: 'refused', code: 'POINTS_SHORT' });
  const outcomes = ['c', 'd', 'e', 'f'].map((id) => act(exchange('card-make-up', 120), id).is);
  expect(outcomes).toEqual(['done', 'done', 'done', 'refused']);
  expect(books.service.points.balance(member.userId)).toBe(640n);
});

test('[1.03] points spent match the costs, and stock is never negative', {
  timeout: 60_000,
}, () => {
  playSimulations({
    kind: 'topGift',
    activityId: ID,
    play(simulation) {
      const { points } = simulation.books.service;
      const { userId } = simulation.member;
      let credited = 0n;
      let spent = 0n;
      for (let step = 0; step < 6; step += 1) {
        if (simulation.draw() < 0.6) {
          const amount = BigInt(Math.floor(simulation.draw() * 900) + 1);
          points.credit(userId, amount, '', simulation.now());
          credited += amount;
        }
        const offer = OFFERS[Math.floor(simulation.draw() * OFFERS.length)];
        if (offer && simulation.act(exchange(offer.offerId, offer.cost)).is === 'done')
          spent += BigInt(offer.cost);
        expect(points.balance(userId)).toBe(credited - spent);
        simulation.advance();
      }
    },
  });
});

test('[1.03] a thousand members with parallel requests never exceed the stock', {
  tags: 'sweep',
  timeout: 120_000,
}, async () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const scarce = OFFERS.find(({ offerId }) => offerId === 'coupon-28');
  const calls = Array.from({ length: 1_000 }, (_, index) => {
    const member = books.member(`p${index}`);
    books.service.points.credit(member.userId, 1_600n, '', BOOKS_START);
    return Array.from({ length: 20 }, async (_unused, n) => {
      await Promise.resolve();
      return books.act(member, ID, exchange('coupon-28', scarce?.cost ?? 0), BOOKS_START, `r${n % 10}`);
    });
  });
  const outcomes = await Promise.all(calls.flat());
  const results = new Set(outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : [])));
  expect(results.size).toBe(scarce?.perWeek);
  expect(verifyLedger(books.db).sound).toBe(true);
});
