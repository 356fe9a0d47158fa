import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { type ActivityBooks, activityBooks } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations } from '#tests/fixtures/money/activity-simulations.ts';

const ID = 'lottery-1';
/** Wednesday, 2026-06-10 21:00 in Beijing. */
const START = Date.parse('2026-06-10T21:00:00+08:00');
const DRAW_AT = Date.parse('2026-06-13T20:00:00+08:00');
const TAKE_TICKET = { does: 'takeTicket', way: 'gift' } as const;

const gave = (books: ActivityBooks, userId: string, amount: bigint, at: number, sourceId: string) =>
  books.money.acts.note({ sourceId: `${userId} ${sourceId}`, userId, kind: 'gift', thing: 'a', amount, at });

test('[1.03] each hundred coins given earn a ticket, three at most', () => {
  const books = activityBooks(START);
  onTestFinished(books.close);
  const member = books.member('ann');
  const giftProgress = (now: number) =>
    books.service.detail('lottery', member, now).part.ways.find((row) => row.way === 'gift');
  gave(books, member.userId, 99n, START, 'one');
  expect(giftProgress(START)).toMatchObject({ done: 99, ready: 0 });
  const none = { is: 'refused', code: 'ACTIVITY_LOCKED' };
  expect(books.act(member, ID, TAKE_TICKET, START, 'early')).toEqual(none);
  gave(books, member.userId, 901n, START, 'two');
  expect(giftProgress(START)).toMatchObject({ done: 1_000, ready: 3 });
  const outcomes = ['a', 'b', 'b', 'c', 'd'].map((request) =>
    books.act(member, ID, TAKE_TICKET, START, request),
  );
  expect(outcomes.map(({ is }) => is)).toEqual(['done', 'done', 'done', 'done', 'refused']);
  expect(outcomes[2]).toEqual(outcomes[1]);
  const { part } = books.service.detail('lottery', member, START);
  expect(part.tickets).toHaveLength(3);
  expect(giftProgress(START)).toMatchObject({ taken: 3, ready: 0 });
});

test('[1.03] a draw pays coins and keeps a bonus to claim, once', () => {
  const books = activityBooks(START);
  onTestFinished(books.close);
  const members = Array.from({ length: 120 }, (_, n) => books.member(`m${n}`));
  for (const member of members) {
    gave(books, member.userId, 300n, START, 'all');
    for (const request of ['a', 'b', 'c']) books.act(member, ID, TAKE_TICKET, START, request);
  }
  books.service.due(DRAW_AT);
  books.service.due(DRAW_AT + 1);
  const ends = members.map((member) => books.service.records(member, 'lottery', 10, 0).list);
  const prizes = ends.flat().map(({ prize, state }) => `${prize.is} ${state}`);
  expect(prizes).toHaveLength(360);
  expect(new Set(prizes)).toContain('none none');
  expect(new Set(prizes)).toContain('coins claimed');
  expect(prizes.every((each) => ['none none', 'coins claimed', 'bonus won'].includes(each))).toBe(true);
  const coins = ends.map((list) =>
    list.reduce((sum, { prize }) => sum + (prize.is === 'coins' ? BigInt(prize.coins) : 0n), 0n),
  );
  expect(members.map((member) => books.coins(member))).toEqual(coins);
  const { past } = books.service.detail('lottery', members[0] ?? books.member('x'), DRAW_AT + 1).part;
  expect(past[0]?.tickets).toHaveLength(3);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});

test('[1.03] members get the tickets they earned, and each ends once', {
  tags: 'sweep',
  timeout: 60_000,
}, () => {
  let acts = 0;
  playSimulations({
    kind: 'lottery',
    activityId: ID,
    play({ books, member, draw, now, advance, act, actInTwoTabs }) {
      let giftCoins = 0n;
      let ticketCount = 0n;
      for (let step = 0; step < 3; step += 1) {
        acts += 1;
        const coins = BigInt(Math.floor(draw() * 250));
        giftCoins += coins;
        gave(books, member.userId, coins, now(), `${acts}`);
        const outcomes = draw() < 0.7 ? [act(TAKE_TICKET)] : actInTwoTabs(TAKE_TICKET);
        ticketCount += BigInt(outcomes.filter(({ is }) => is === 'done').length);
        expect(ticketCount * 100n).toBeLessThanOrEqual(giftCoins);
        advance();
      }
    },
  });
});

test('[1.03] a ticket request half an hour before the draw is refused', () => {
  const books = activityBooks(START);
  onTestFinished(books.close);
  const member = books.member('ann');
  const closeAt = DRAW_AT - HOUR_MS / 2;
  books.service.detail('lottery', member, START);
  gave(books, member.userId, 100n, closeAt - 1, 'late');
  const refused = books.act(member, ID, TAKE_TICKET, closeAt, 'late');
  expect(refused).toEqual({ is: 'refused', code: 'ACTIVITY_NOT_OPEN' });
  gave(books, member.userId, 100n, DRAW_AT + 1, 'next');
  expect(books.act(member, ID, TAKE_TICKET, DRAW_AT + 2, 'next').is).toBe('done');
});

test('[1.03] five hundred members with parallel requests get each earned ticket once', {
  timeout: 60_000,
}, async () => {
  const books = activityBooks(START);
  onTestFinished(books.close);
  const members = Array.from({ length: 500 }, (_, index) => books.member(`p${index}`));
  for (const { userId } of members) gave(books, userId, 250n, START, 'all');
  const outcomes = await Promise.all(
    members.flatMap((member) =>
      Array.from({ length: 20 }, async (_, n) => {
        await Promise.resolve();
        return books.act(member, ID, TAKE_TICKET, START, `r${n % 10}`);
      }),
    ),
  );
  const results = outcomes.flatMap((each) => (each.is === 'done' ? [each.result] : []));
  expect(new Set(results.map(({ resultId }) => resultId)).size).toBe(members.length * 2);
  expect(new Set(results.map(({ slot }) => slot)).size).toBe(members.length * 2);
  books.service.due(DRAW_AT);
  const ends = members.flatMap((member) => books.service.records(member, 'lottery', 10, 0).list);
  expect(ends).toHaveLength(members.length * 2);
  expect(ends.filter(({ state }) => state === 'pending')).toEqual([]);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});
