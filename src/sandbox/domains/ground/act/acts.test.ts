import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/units/durations.ts';
import { undoDeposit } from '#sandbox/domains/money/deposit/undo-deposit.ts';
import { ANN, anOrder, openTestMoney } from '#tests/fixtures/money/test-money.ts';
import { createWatching } from './watching.ts';

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => books.db.close());

const everything = { from: 0, until: Number.MAX_SAFE_INTEGER };
const acts = () => books.money.acts;
const gift = (n: number, at: number) =>
  ({
    sourceId: `gift:${n}`,
    userId: ANN,
    kind: 'gift',
    thing: `room ${n % 3}`,
    amount: BigInt(n),
    at,
  }) as const;

test('[1.03] duplicates and order of acts do not matter, voided ones count nothing', () => {
  const all = Array.from({ length: 40 }, (_, n) => gift(n + 1, (n + 1) * 1_000));
  for (const act of all.toReversed()) expect(acts().note(act)).toBe(true);
  for (const act of all) expect(acts().note(act)).toBe(false);
  expect(acts().sum(ANN, 'gift', everything)).toBe(820n);
  acts().takeBack('gift:40');
  acts().takeBack('gift:40');
  expect(acts().sum(ANN, 'gift', everything)).toBe(780n);
  acts().takeBack('gift:unknown');
  expect(acts().sum(ANN, 'gift', { from: 1_000, until: 3_000 })).toBe(3n);
  expect(
    acts()
      .things(ANN, 'gift', everything)
      .map(({ thing }) => thing),
  ).toEqual(['room 1', 'room 2', 'room 0']);
  expect(() => books.db.exec('DELETE FROM member_act')).toThrow('acts are never deleted');
  expect(() => books.db.exec('UPDATE member_act SET amount = 9')).toThrow('acts are never changed');
});

test('[1.03] a minute in rooms counts once across tabs, rooms and devices', () => {
  const watching = [createWatching(acts()), createWatching(acts())];
  const start = Date.parse('2026-06-12T21:00:00+08:00');
  for (let ms = 0; ms < HOUR_MS; ms += 25_000)
    for (const tab of watching) for (const room of ['m-1', 'a-2']) tab.seen(ANN, room, start + ms);
  expect(acts().sum(ANN, 'watch', everything)).toBe(60n);
});

test('[1.03] a deposit counts as it arrives, unless it is reverted', () => {
  const { orders, act, clock } = books;
  const { orderId } = orders.open(anOrder('deposit', 'd', { promotionId: 'first-10', amount: 500_00n }));
  expect(acts().things(ANN, 'deposit', everything)).toEqual([]);
  act(orderId, 'confirm');
  clock.advance(21_000);
  expect(acts().things(ANN, 'deposit', everything)).toMatchObject([
    { thing: orderId, way: 'CNY', amount: 500_00n },
  ]);
  undoDeposit(books, books.money.bonuses.ofOrder(orderId)?.bonus_id ?? '', clock.now());
  expect(acts().things(ANN, 'deposit', everything)).toEqual([]);
});
