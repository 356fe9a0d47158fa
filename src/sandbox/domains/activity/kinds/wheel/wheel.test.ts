import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations } from '#tests/fixtures/money/activity-simulations.ts';
import { SECTORS, TURNS_MAX, WEIGHTS_SUM } from './sectors.table.ts';
import { spinner } from './wheel.ts';

const ID = 'wheel-1';
const SPIN = { does: 'spin' } as const;
const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
/** Beyond it once in a thousand fair wheels: seven degrees of freedom. */
const CHI_MAX = 24.32;

test('[1.03] weights sum to ten thousand, and the stated fallback has no end', () => {
  expect(SECTORS.reduce((sum, { weight }) => sum + weight, 0)).toBe(WEIGHTS_SUM);
  expect(SECTORS[0]?.perDay).toBeNull();
});

test('[1.03] a million turns match their odds and are repeatable', { tags: 'sweep', timeout: 60_000 }, () => {
  const turn = spinner(SECRET);
  const counts = SECTORS.map(() => 0);
  const turns = 1_000_000;
  for (let n = 0; n < turns; n += 1) {
    const sector = turn('u', '2026-06-13', n);
    counts[sector] = (counts[sector] ?? 0) + 1;
  }
  const chi = SECTORS.reduce((sum, { weight }, index) => {
    const expected = (turns * weight) / WEIGHTS_SUM;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(chi).toBeLessThan(CHI_MAX);
  expect(turn('u', '2026-06-13', 42)).toBe(turn('u', '2026-06-13', 42));
});

test('[1.03] a sector without stock falls back until the next day', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const coupon = SECTORS.findIndex(({ prize }) => prize.is === 'coupon');
  const day = siteDayOf(BOOKS_START);
  books.service.stock.shelf(ID, `sector-${coupon}`, day, 1);
  const slots: number[] = [];
  for (let index = 0; index < 60; index += 1) {
    const outcome = books.act(books.member(`m${index}`), ID, SPIN, BOOKS_START, 'turn');
    if (outcome.is === 'done' && outcome.result.slot !== null) slots.push(outcome.result.slot);
  }
  expect(slots).toHaveLength(60);
  expect(slots.filter((slot) => slot === coupon)).toHaveLength(1);
  const { part } = books.service.detail('wheel', books.member('late'), BOOKS_START);
  expect(part.sectors[coupon]).toMatchObject({ weight: 1_200, stock: { total: 1, left: 0 } });
  const next = books.service.detail('wheel', books.member('later'), BOOKS_START + DAY_MS).part;
  expect(next.sectors[coupon]?.stock?.left).toBe(500);
});

test('[1.03] visits, watching, deposits and stakes earn turns, four in all', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  const { userId } = member;
  const { acts } = books.money;
  const note = { userId, thing: 'one', at: BOOKS_START } as const;
  for (let minute = 0; minute < 30; minute += 1)
    acts.note({ ...note, kind: 'watch', sourceId: `w${minute}`, amount: 1n });
  acts.note({ ...note, kind: 'deposit', way: 'CNY', sourceId: 'd', amount: 499_99n });
  books.service.items.grant(userId, 'wheelTurn', 5, '', BOOKS_START);
  const part = () => books.service.detail('wheel', member, BOOKS_START).part;
  expect(part()).toMatchObject({ freeLeft: 2, cards: 2, used: 0 });
  acts.note({ ...note, kind: 'deposit', way: 'CNY', sourceId: 'd2', amount: 1n });
  expect(part()).toMatchObject({ freeLeft: 3, cards: 1 });
  const outcomes = Array.from({ length: 6 }, (_, n) => books.act(member, ID, SPIN, BOOKS_START, `t${n}`).is);
  expect(outcomes.filter((is) => is === 'done')).toHaveLength(TURNS_MAX);
  expect(books.service.items.held(userId, 'wheelTurn')).toBe(4);
});

test('[1.03] a turn by card leaves a turn that is earned later', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  const { userId } = member;
  books.service.items.grant(userId, 'wheelTurn', 1, '', BOOKS_START);
  const spin = (id: string) => books.act(member, ID, SPIN, BOOKS_START, id).is;
  expect([spin('free'), spin('card'), spin('none')]).toEqual(['done', 'done', 'refused']);
  const deposit = { kind: 'deposit', way: 'CNY', sourceId: 'd', amount: 500_00n } as const;
  books.money.acts.note({ ...deposit, userId, thing: 'one', at: BOOKS_START });
  expect([spin('earned'), spin('over')]).toEqual(['done', 'refused']);
});

test('[1.03] earned turns and turns by card add up in any order', { tags: 'sweep' }, () => {
  for (let order = 0; order < 60; order += 1) {
    const next = random(`wheel order ${order}`);
    const books = activityBooks();
    const member = books.member('ann');
    const { userId } = member;
    const { acts } = books.money;
    const cards = Math.floor(next() * 4);
    if (cards > 0) books.service.items.grant(userId, 'wheelTurn', cards, '', BOOKS_START);
    let earned = 1;
    let done = 0;
    const note = { userId, thing: 'one', at: BOOKS_START } as const;
    const earn = [
      () => acts.note({ ...note, kind: 'deposit', way: 'CNY', sourceId: 'd', amount: 500_00n }),
      () => acts.note({ ...note, kind: 'bet', way: 'single', sourceId: 'b', amount: 1_000_00n }),
    ];
    for (let step = 0; step < 12; step += 1) {
      const gain = next() < 0.2 ? earn.pop() : undefined;
      if (gain) earned += gain() ? 1 : 0;
      else done += books.act(member, ID, SPIN, BOOKS_START, `t${step}`).is === 'done' ? 1 : 0;
    }
    for (let rest = 0; rest < TURNS_MAX; rest += 1)
      done += books.act(member, ID, SPIN, BOOKS_START, `r${rest}`).is === 'done' ? 1 : 0;
    expect([order, done]).toEqual([order, Math.min(TURNS_MAX, earned + cards)]);
    books.close();
  }
});

test('[1.03] simulated turns never exceed the limit, and retries repeat them', {
  timeout: 60_000,
}, () => {
  playSimulations({
    kind: 'wheel',
    activityId: ID,
    play(simulation) {
      const used = new Map<string, number>();
      for (let step = 0; step < 8; step += 1) {
        const day = siteDayOf(simulation.now());
        const outcomes = simulation.draw() < 0.8 ? [simulation.act(SPIN)] : simulation.actInTwoTabs(SPIN);
        const done = (used.get(day) ?? 0) + outcomes.filter(({ is }) => is === 'done').length;
        used.set(day, done);
        expect(done).toBeLessThanOrEqual(1);
        simulation.advance();
      }
    },
  });
});

test('[1.03] a thousand members with parallel requests never exceed the stock', {
  timeout: 120_000,
}, async () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const members = Array.from({ length: 1_000 }, (_, index) => books.member(`p${index}`));
  const calls = members.flatMap((member) =>
    Array.from({ length: 20 }, async (_, n) => {
      await Promise.resolve();
      return books.act(member, ID, SPIN, BOOKS_START, `r${n % 10}`);
    }),
  );
  const outcomes = await Promise.all(calls);
  const results = new Set(outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : [])));
  expect(results.size).toBe(members.length);
  for (const { stock } of books.service.detail('wheel', books.member('last'), BOOKS_START).part.sectors)
    if (stock) expect(stock.left).toBeGreaterThanOrEqual(0);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true });
});

test('[1.03] recent wins are shown with masked names, newest first', () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const reader = books.member('reader');
  const lately = () => books.service.detail('wheel', reader, BOOKS_START).part.lately;
  expect(lately()).toEqual([]);
  const won: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const outcome = books.act(books.member(`player${index}`), ID, SPIN, BOOKS_START + index, 'turn');
    if (outcome.is === 'done' && outcome.result.prize.is !== 'none') won.unshift(outcome.result.resultId);
  }
  const shown = lately();
  expect(shown.map(({ resultId }) => resultId)).toEqual(won.slice(0, 5));
  expect(new Set(shown.map(({ name }) => name.slice(0, 4)))).toEqual(new Set(['p***']));
});
