import { expect, onTestFinished, test } from 'vitest';
import { ENVELOPES_EACH } from '#contract/activity/schema/kinds/rain.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { type ActivityBooks, activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';

const ID = 'rain-1';

/** Returns a member's view of rain at a time. */
const rainOf = (books: ActivityBooks, name: string, now: number) =>
  books.service.detail('rain', books.member(name), now).part;
const enter = (windowId: string) => ({ does: 'enterRain', windowId }) as const;

test('[1.03] envelopes are credited before the response, and repeated identically', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  const { windows } = books.service.detail('rain', member, BOOKS_START).part;
  const next = windows.find(({ phase }) => phase === 'ahead');
  const windowId = next?.windowId ?? '';
  const openAt = next?.openAt ?? 0;
  const early = books.act(member, ID, enter(windowId), openAt - 1, 'early');
  expect(early).toEqual({ is: 'refused', code: 'ACTIVITY_NOT_OPEN' });
  const first = books.act(member, ID, enter(windowId), openAt, 'a');
  expect(books.act(member, ID, enter(windowId), openAt + MINUTE_MS * 90, 'a')).toEqual(first);
  expect(books.act(member, ID, enter(windowId), openAt + 1, 'b')).toEqual({
    is: 'refused',
    code: 'ACTIVITY_USED_UP',
  });
  const mine = books.service
    .detail('rain', member, openAt + 2)
    .part.windows.find((window) => window.windowId === windowId)?.mine;
  expect(mine?.envelopes).toHaveLength(ENVELOPES_EACH);
  expect(books.coins(member)).toBe(BigInt(mine?.total ?? '0'));
  expect(first).toMatchObject({ is: 'done', result: { state: 'claimed', prize: { coins: mine?.total } } });
});

test('[1.03] published envelopes add up to the window, with a secret seed', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const part = rainOf(books, 'ann', BOOKS_START);
  const next = part.windows.find(({ phase }) => phase === 'ahead');
  expect(part.bands.reduce((sum, { count }) => sum + count, 0)).toBe(next?.envelopes);
  expect(next).toMatchObject({ seed: '', mine: null, phase: 'ahead' });
  expect(next?.commitment).toMatch(/^[\da-f]{64}$/);
  const later = rainOf(books, 'bo', (next?.endAt ?? 0) + 1);
  expect(later.last).toMatchObject({ commitment: next?.commitment, people: 30 });
  expect(later.last?.seed).toMatch(/^[\da-f]{64}$/);
});

test('[1.03] entries at window edges count once and never exceed the pot', {
  timeout: 60_000,
}, () => {
  const books = activityBooks();
  onTestFinished(books.close);
  let time = BOOKS_START;
  for (let round = 0; round < 20; round += 1) {
    const { windows } = rainOf(books, `looks${round}`, time);
    const window = windows.find(({ phase }) => phase !== 'over');
    if (!window) throw new Error('no window');
    const { windowId, openAt, endAt } = window;
    let paidOut = 0n;
    const draws = Array.from({ length: 50 }, (_, index) => dice(round * 50 + index + 1));
    const moments = draws.map((draw) => openAt - 2 + Math.floor(draw() * (endAt - openAt + 4)));
    for (const [index, at] of moments.toSorted((a, b) => a - b).entries()) {
      const member = books.member(`m${round}-${index}`);
      const isOut = index % 10 === 9;
      if (isOut) books.service.tags.set(member.userId, 'blacklist', at);
      const taps = ['a', 'a', 'b'].map((request) => books.act(member, ID, enter(windowId), at, request));
      const results = new Set(
        taps.flatMap((outcome) => (outcome.is === 'done' ? [outcome.result.resultId] : [])),
      );
      const isIn = !isOut && at >= openAt && at < endAt;
      expect(results.size).toBeLessThanOrEqual(isIn ? 1 : 0);
      paidOut += books.coins(member);
    }
    expect(paidOut).toBeLessThanOrEqual(BigInt(window.pot));
    books.service.due(endAt);
    time = endAt + 1;
  }
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});

test('[1.03] five thousand members with parallel entries get each envelope once', {
  tags: 'sweep',
  timeout: 120_000,
}, async () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const window = rainOf(books, 'looks', BOOKS_START).windows.find(({ phase }) => phase === 'ahead');
  const { windowId = '', openAt = 0, endAt = 0, envelopes = 0, pot = '0' } = window ?? {};
  const members = Array.from({ length: 5_000 }, (_, index) => books.member(`p${index}`));
  const calls = members.flatMap((member) =>
    Array.from({ length: 20 }, async (_, n) => {
      await Promise.resolve();
      return books.act(member, ID, enter(windowId), openAt, `r${n % 10}`);
    }),
  );
  const outcomes = await Promise.all(calls);
  const results = new Set(outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : [])));
  expect(results.size).toBe(envelopes / ENVELOPES_EACH);
  const paidOut = members.reduce((sum, member) => sum + books.coins(member), 0n);
  expect(paidOut).toBe(BigInt(pot));
  books.service.due(endAt);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});
