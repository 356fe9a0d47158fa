import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { activityBooks, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';

const ID = 'topGift-1';
const BALL = { does: 'exchange', offerId: 'gear-ball', cost: 6_800 } as const;
const ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号',
  postcode: '',
} as const;
const STEP_INPUT = { carrier: '云岭快递', trackingNo: 'YL1', why: '地址查无此人' };

/** A member with points of two months, the older of which end first. */
function memberWithPoints() {
  const books = activityBooks();
  onTestFinished(books.close);
  const member = books.member('ann');
  const { points } = books.service;
  points.credit(member.userId, 5_000n, '', BOOKS_START - 200 * DAY_MS);
  points.credit(member.userId, 5_000n, '', BOOKS_START);
  const ball = (now = BOOKS_START) =>
    books.service.detail('topGift', member, now).part.offers.find(({ offerId }) => offerId === BALL.offerId);
  const parcel = () => books.parcels.store.of(member.userId)[0]?.parcel_id ?? '';
  return { books, member, points, ball, parcel, balance: () => points.balance(member.userId) };
}

test('[1.03] a cancelled parcel restores its points, stock and monthly slot once', () => {
  const { books, member, points, ball, parcel, balance } = memberWithPoints();
  const ends = points.lots(member.userId).map(({ expires_at }) => expires_at);
  expect(books.act(member, ID, BALL, BOOKS_START, 'a')).toMatchObject({
    is: 'done',
    result: { state: 'claimed', receipt: { into: 'parcel' } },
  });
  expect([balance(), ball()?.stock?.left, ball()?.perMonth?.taken]).toEqual([3_200n, 23, 1]);
  expect(books.act(member, ID, BALL, BOOKS_START, 'b')).toMatchObject({ code: 'ACTIVITY_USED_UP' });
  const { desk } = books.parcels;
  desk.cancel(member.userId, parcel(), BOOKS_START + 1);
  desk.cancel(member.userId, parcel(), BOOKS_START + 2);
  points.refund(`${ID} 2026-06-gear-ball ${member.userId} 1`, '', BOOKS_START + 3);
  expect([balance(), ball()?.stock?.left, ball()?.perMonth?.taken]).toEqual([10_000n, 24, 0]);
  expect(new Set(points.lots(member.userId).map(({ expires_at }) => expires_at))).toEqual(new Set(ends));
  expect(verifyLedger(books.db).sound).toBe(true);
  expect(books.act(member, ID, BALL, BOOKS_START + 4, 'c').is).toBe('done');
});

test('[1.03] a returned good that is not resent refunds its points', () => {
  const { books, member, parcel, balance } = memberWithPoints();
  books.act(member, ID, BALL, BOOKS_START, 'a');
  const { desk } = books.parcels;
  desk.address(member.userId, parcel(), ADDRESS, BOOKS_START);
  for (const step of ['pack', 'ship', 'return', 'refund'] as const)
    desk.step(parcel(), step, STEP_INPUT, BOOKS_START + 1);
  expect(balance()).toBe(10_000n);
  const mug = { userId: member.userId, goodsId: 'mug', source: 'VIP 豪礼', sourceKey: 'luxuryGift:1' };
  desk.cancel(member.userId, desk.open(mug, BOOKS_START), BOOKS_START);
  expect(balance()).toBe(10_000n);
});

test('[1.03] points that expired while spent return for thirty days', () => {
  const { books, member, points, parcel, balance } = memberWithPoints();
  const [first] = points.lots(member.userId);
  const late = (first?.expires_at ?? 0) + DAY_MS;
  books.act(member, ID, BALL, BOOKS_START, 'a');
  books.parcels.desk.cancel(member.userId, parcel(), late);
  expect(balance()).toBe(10_000n);
  points.endDue(late + 30 * DAY_MS - 1);
  expect(balance()).toBe(10_000n);
  points.endDue(late + 30 * DAY_MS);
  expect(balance()).toBe(5_000n);
});

test('[1.03] expiring points are announced a week before, once per end', () => {
  const { books, member, points, balance } = memberWithPoints();
  const [first] = points.lots(member.userId);
  const end = first?.expires_at ?? 0;
  points.credit(member.userId, 100n, '', BOOKS_START - 199 * DAY_MS);
  const written = books.db.prepare('SELECT count(*) AS n FROM message WHERE user_id = ?');
  const messages = () => Number(written.get(member.userId)?.n);
  const before = messages();
  books.service.due(end - 7 * DAY_MS - 1);
  expect(messages()).toBe(before);
  books.service.due(end - 7 * DAY_MS);
  books.service.due(end - 6 * DAY_MS);
  expect(messages()).toBe(before + 1);
  books.service.due(end);
  expect([messages(), balance()]).toEqual([before + 1, 5_000n]);
});
