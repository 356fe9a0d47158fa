import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { SECTORS } from '#sandbox/domains/activity/kinds/wheel/sectors.table.ts';
import { spinner } from '#sandbox/domains/activity/kinds/wheel/wheel.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { type ActivityBooks, activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';

const ID = 'wheel-1';
const SPIN = { does: 'spin' } as const;
const COUPON = SECTORS.findIndex(({ prize }) => prize.is === 'coupon');

function opened() {
  const books = activityBooks();
  onTestFinished(books.close);
  return books;
}

/** A member whose first turn of the day brings a coupon, which waits to be claimed. */
function winner(books: ActivityBooks, name: string) {
  const secret = books.service.editions.byId(ID)?.secret ?? '';
  const turn = spinner(secret);
  const day = siteDayOf(BOOKS_START);
  const lucky = Array.from({ length: 500 }, (_, n) => `${name}${n}`).find(
    (each) => turn(`u-${each}`, day, 1) === COUPON,
  );
  const member = books.member(lucky ?? name);
  const outcome = books.act(member, ID, SPIN, BOOKS_START, 'turn');
  if (outcome.is !== 'done') throw new Error(outcome.code);
  return { member, result: outcome.result };
}

test('[1.03] a prize with terms waits until its member claims it once', () => {
  const books = opened();
  const { member, result } = winner(books, 'ann');
  expect(result).toMatchObject({ state: 'won', receipt: null });
  const claim = { does: 'claim', resultId: result.resultId } as const;
  expect(books.act(books.member('bo'), ID, claim, BOOKS_START, 'theirs')).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(books.money.coupons.available(member.userId, 1, 10).total).toBe(0);
  const first = books.act(member, ID, claim, BOOKS_START, 'claim');
  expect(first).toMatchObject({ is: 'done', result: { state: 'claimed', receipt: { into: 'coupons' } } });
  expect(books.act(member, ID, claim, BOOKS_START, 'claim')).toEqual(first);
  expect(books.act(member, ID, claim, BOOKS_START, 'again')).toMatchObject({ code: 'ACTIVITY_MOVED_ON' });
  expect(books.money.coupons.available(member.userId, 1, 10).total).toBe(1);
});

test('[1.03] an unclaimed prize is announced a day before expiry, then restocked', () => {
  const books = opened();
  const { member, result } = winner(books, 'ann');
  const until = result.claimUntil ?? 0;
  const day = siteDayOf(BOOKS_START);
  const remaining = () => books.service.stock.shelf(ID, `sector-${COUPON}`, day, 0).left;
  const messages = books.db.prepare('SELECT count(*) AS n FROM message WHERE user_id = ?');
  const news = () => Number(messages.get(member.userId)?.n);
  const before = news();
  books.service.due(until - DAY_MS - 1);
  expect(news()).toBe(before);
  books.service.due(until - DAY_MS);
  books.service.due(until - DAY_MS + 1);
  const after = news();
  expect(after).toBe(before + 1);
  const had = remaining();
  books.service.due(until - 1);
  expect(books.service.results.byId(result.resultId)?.state).toBe('won');
  books.service.due(until);
  books.service.due(until + 1);
  expect(news()).toBe(after);
  expect(books.service.results.byId(result.resultId)?.state).toBe('expired');
  expect(remaining()).toBe(had + 1);
  const claim = { does: 'claim', resultId: result.resultId } as const;
  expect(books.act(member, ID, claim, until, 'late').is).toBe('refused');
});

test('[8.15] a newly blacklisted member is refused, and earlier results stay', () => {
  const books = opened();
  const { member, result } = winner(books, 'ann');
  books.service.tags.set(member.userId, 'blacklist', BOOKS_START);
  const claim = { does: 'claim', resultId: result.resultId } as const;
  expect(books.act(member, ID, claim, BOOKS_START, 'claim')).toMatchObject({ code: 'ACTIVITY_BLACKLIST' });
  expect(() => books.service.detail('wheel', member, BOOKS_START)).toThrow(
    expect.objectContaining({ code: 'ACTIVITY_BLACKLIST' }),
  );
  expect(books.act(member, ID, SPIN, BOOKS_START, 'turn')).toMatchObject({ is: 'done', result });
  books.service.tags.lift(member.userId, 'blacklist');
  expect(books.act(member, ID, claim, BOOKS_START, 'claim').is).toBe('done');
});

test('[6.05] members without a level or with a black tag only view activities', () => {
  const books = opened();
  for (const tag of ['noLevel', 'blackTag'] as const) {
    const member = books.member(tag);
    books.service.tags.set(member.userId, tag, BOOKS_START);
    expect(books.service.detail('wheel', member, BOOKS_START).card.mine).toEqual({
      is: 'locked',
      why: tag,
      until: null,
    });
    expect(books.act(member, ID, SPIN, BOOKS_START, tag)).toMatchObject({ code: 'ACTIVITY_LOCKED' });
  }
});

test('[1.03] a closed activity shows its reason, by time, site or login', () => {
  const books = opened();
  const member = books.member('ann');
  const edition = books.service.editions.byId(ID);
  const { openAt, endAt } = edition?.times ?? { openAt: 0, endAt: 0 };
  expect(books.act(member, ID, SPIN, openAt - 1, 'early')).toMatchObject({ code: 'ACTIVITY_NOT_OPEN' });
  expect(books.act(member, ID, SPIN, endAt, 'late')).toMatchObject({ code: 'ACTIVITY_NOT_OPEN' });
  expect(books.act(member, ID, SPIN, endAt - 1, 'last').is).toBe('done');
  const abroad = { ...member, siteId: 5003 } as const;
  expect(books.act(abroad, ID, SPIN, openAt, 'abroad')).toMatchObject({ code: 'ACTIVITY_LOCKED' });
  const mine = (viewer: typeof abroad | null) =>
    books.service.list(viewer, openAt).list.find(({ activityId }) => activityId === ID)?.mine;
  expect(mine(abroad)).toMatchObject({ why: 'region' });
  expect(mine(null)).toMatchObject({ why: 'login' });
});

test('[1.03] an operator opens and ends an edition once, and claims stay open', () => {
  const books = opened();
  const { result } = winner(books, 'ann');
  const { desk, editions } = books.service;
  desk.performStep(ID, 'end', BOOKS_START + 1);
  expect(() => desk.performStep(ID, 'end', BOOKS_START + 2)).toThrow(
    expect.objectContaining({ code: 'ORDER_STEP_REFUSED' }),
  );
  expect(editions.byId(ID)?.times.claimUntil).toBe(result.claimUntil);
  const late = books.member('bo');
  expect(books.act(late, ID, SPIN, BOOKS_START + 1, 'late')).toMatchObject({ code: 'ACTIVITY_NOT_OPEN' });
  expect(verifyLedger(books.db).sound).toBe(true);
});
