import { expect, onTestFinished, test } from 'vitest';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { NO_END } from '#contract/activity/states.table.ts';
import { siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { NEXT_EDITIONS } from '../engine/editions/next-editions.table.ts';

const KINDS = Object.keys({
  signIn: 1,
  topGift: 1,
  euroCup: 1,
  euro24: 1,
  luxuryGift: 1,
  wheel: 1,
  rain: 1,
  lottery: 1,
  guess: 1,
  breakout: 1,
  newcomer: 1,
  firstDeposit: 1,
  continuedDeposit: 1,
  treasuryTask: 1,
} satisfies Record<PlayableKind, 1>) as readonly PlayableKind[];

function opened() {
  const books = activityBooks();
  onTestFinished(books.close);
  return books;
}

/** The same moment of the month, some months later. */
function monthsOn(months: number): number {
  const [year = 0, month = 0] = siteMonthOf(BOOKS_START).split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  return siteMonthStart(siteMonthOf(Date.parse(`${moved}-02T00:00:00Z`))) + 1;
}

test.each([13, 36])('[1.03] after %i months every kind is open or upcoming', (months) => {
  const { service, member } = opened();
  const now = monthsOn(months);
  service.due(now);
  const phases = service.list(member('ann'), now).list.map(({ kind, phase }) => ({ kind, phase }));
  for (const kind of KINDS) {
    const own = phases.filter((each) => each.kind === kind).map(({ phase }) => phase);
    expect([kind, own.some((phase) => phase === 'open' || phase === 'preheat')]).toEqual([kind, true]);
  }
});

test('[1.03] a kind has no end exactly where it has no next edition', () => {
  const { service } = opened();
  for (const kind of KINDS) {
    const [edition] = service.editions.ofKind(kind);
    expect([kind, edition?.times.endAt === NO_END]).toEqual([kind, NEXT_EDITIONS[kind] === undefined]);
  }
});

test('[1.03] ending an activity without an end keeps claims open for thirty days', () => {
  const { service } = opened();
  service.desk.performStep('lottery-1', 'end', BOOKS_START);
  const times = service.editions.byId('lottery-1')?.times;
  expect(times?.endAt).toBe(BOOKS_START);
  expect(new Date((times?.claimUntil ?? 0) + 8 * 3_600_000).toISOString()).toBe('2026-07-13T00:00:00.000Z');
});

/** Returns every prize at any depth of a page's content. */
function prizesIn(value: unknown): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(prizesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'is' in value ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(prizesIn)];
}

test.each(KINDS)('[1.03] on a site of USDT %s gives no yuan', (kind) => {
  const { service, member } = opened();
  const abroad = { ...member('ann'), siteId: 5003, currency: 'USDT' } as const;
  const { card, part } = service.detail(kind, abroad, BOOKS_START);
  if (card.mine.is === 'locked' && card.mine.why === 'region') return;
  const yuan = prizesIn(part).filter(
    ({ is, currency, kind: coupon, item }) =>
      currency === 'CNY' || (is === 'coupon' && coupon !== 'coins') || item === 'wheelTurn',
  );
  expect(yuan).toEqual([]);
});

test('[1.03] acts that pay in yuan are refused on a site of USDT', () => {
  const books = opened();
  const abroad = { ...books.member('ann'), siteId: 5003, currency: 'USDT' } as const;
  books.service.points.credit(abroad.userId, 10_000n, '', BOOKS_START);
  const act = (activityId: string, does: Parameters<typeof books.act>[2]) =>
    books.act(abroad, activityId, does, BOOKS_START, JSON.stringify(does));
  const coupon = { does: 'exchange', offerId: 'coupon-8', cost: 480 } as const;
  expect(act('topGift-1', coupon)).toEqual({ is: 'refused', code: 'NOT_FOUND' });
  expect(act('topGift-1', { does: 'exchange', offerId: 'coins-100', cost: 240 }).is).toBe('done');
  const ticket = { does: 'takeTicket', way: 'gift' } as const;
  expect(act('lottery-1', ticket)).toEqual({ is: 'refused', code: 'ACTIVITY_LOCKED' });
});
