import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { Refusal } from '#sandbox/base/refusal.ts';
import { bonusOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { undoDeposit } from '#sandbox/domains/money/deposit/undo-deposit.ts';
import { ANN, anOrder, BO, OPENING, openTestMoney } from '#tests/fixtures/money/test-money.ts';

let books: ReturnType<typeof openTestMoney>;
beforeEach(() => {
  books = openTestMoney();
});
afterEach(() => {
  expect(verifyLedger(books.db).sound).toBe(true);
  books.db.close();
});

const now = () => books.clock.now();
const own = () => books.balance(ANN);
const setAside = () => books.ledger.balance(bonusOf(ANN, 'CNY'));
const stateOf = (bonusId: string) => books.money.bonuses.byId(bonusId)?.state;
const promotionTitles = () => books.messages.page(ANN, 'promotion', 1, 10).list.map(({ title }) => title);
const refusalOf = (run: () => unknown) => {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code;
    throw thrown;
  }
  return null;
};
const grant = {
  userId: ANN,
  currency: 'CNY',
  source: 'operator',
  title: '彩金',
  times: 5,
  termDays: 7,
} as const;
const offer = (amount = 10_00n, acceptDays = 2) =>
  books.money.bonuses.offer({ ...grant, amount }, now() + acceptDays * DAY_MS, now()).bonus_id;
const accept = (bonusId: string) => books.money.bonuses.accept(bonusId, ANN, now());
const stake = (amount: bigint) => books.money.bonuses.stake(ANN, 'CNY', amount, now());

test('[7.16] an offer is accepted once by its member and expires on time', () => {
  const [accepted, unaccepted] = [offer(), offer()];
  expect([own(), setAside()]).toEqual([OPENING, 0n]);
  expect(refusalOf(() => books.money.bonuses.accept(accepted, BO, now()))).toBe('NOT_FOUND');
  accept(accepted);
  expect([own(), setAside()]).toEqual([OPENING, 10_00n]);
  expect(refusalOf(() => accept(accepted))).toBe('ORDER_STEP_REFUSED');
  books.clock.advance(2 * DAY_MS - 1, 1);
  expect(stateOf(unaccepted)).toBe('offered');
  books.clock.advance(1, 1);
  expect(stateOf(unaccepted)).toBe('lapsed');
  expect(refusalOf(() => accept(unaccepted))).toBe('ORDER_STEP_REFUSED');
});

test('[7.16] one bonus is in progress; excess stakes count for the next', () => {
  const [first, second] = [offer(10_00n), offer(4_00n)];
  accept(first);
  accept(second);
  expect([stateOf(first), stateOf(second)]).toEqual(['active', 'accepted']);
  books.clock.advance(3 * DAY_MS, 1);
  stake(50_00n + 15_00n);
  expect([stateOf(first), stateOf(second)]).toEqual(['released', 'active']);
  expect([own(), setAside()]).toEqual([OPENING + 10_00n, 4_00n]);
  expect(books.money.bonuses.byId(second)).toMatchObject({
    left_over: 5_00n,
    expires_at: now() + 7 * DAY_MS,
  });
  stake(4_99n);
  expect(stateOf(second)).toBe('active');
  stake(1n);
  expect([own(), setAside()]).toEqual([OPENING + 14_00n, 0n]);
});

test('[7.16] a bonus ends with its days, and the next one begins', () => {
  const [first, second] = [offer(10_00n), offer(4_00n)];
  accept(first);
  accept(second);
  books.clock.advance(7 * DAY_MS - 1, 1);
  expect(stateOf(first)).toBe('active');
  books.clock.advance(1, 1);
  expect([stateOf(first), stateOf(second)]).toEqual(['forfeited', 'active']);
  stake(1_00n);
  expect(books.money.bonuses.byId(second)).toMatchObject({ left_over: 19_00n });
  expect([own(), setAside()]).toEqual([OPENING, 4_00n]);
  expect(promotionTitles()[0]).toBe('彩金已收回 ¥10.00');
});

test('[7.16] a rejected bonus is returned whole and leaves own money unchanged', () => {
  const bonus = offer();
  accept(bonus);
  stake(49_99n);
  books.money.bonuses.giveUp(bonus, ANN, now());
  expect([own(), setAside(), stateOf(bonus)]).toEqual([OPENING, 0n, 'forfeited']);
  expect(refusalOf(() => books.money.bonuses.giveUp(bonus, ANN, now()))).toBe('ORDER_STEP_REFUSED');
  stake(1n);
  expect(own()).toBe(OPENING);
  expect(promotionTitles().filter((title) => title.startsWith('彩金已收回'))).toHaveLength(1);
});

const deposited = (promotionId: string, amount = 500_00n) => {
  const { orders, act, clock } = books;
  const { orderId } = orders.open(anOrder('deposit', `d-${promotionId}`, { promotionId, amount }));
  act(orderId, 'confirm');
  clock.advance(21_000);
  return orderId;
};

test('[7.16] a reversed deposit takes back its bonus', () => {
  const orderId = deposited('first-10');
  const bonusId = books.money.bonuses.ofOrder(orderId)?.bonus_id ?? '';
  expect([own(), setAside()]).toEqual([OPENING + 500_00n, 50_00n]);
  const away = { userId: ANN, currency: 'CNY', siteId: 5000, venue: 'YBTY', amount: own() } as const;
  books.money.transfers.move({ ...away, into: true, requestId: 'away' });
  expect(refusalOf(() => undoDeposit(books, bonusId, now()))).toBe('BALANCE_SHORT');
  expect([setAside(), stateOf(bonusId)]).toEqual([50_00n, 'active']);
  books.money.transfers.move({ ...away, into: false, requestId: 'back' });
  undoDeposit(books, bonusId, now());
  expect([own(), setAside(), stateOf(bonusId)]).toEqual([OPENING, 0n, 'forfeited']);
  expect(refusalOf(() => undoDeposit(books, bonusId, now()))).toBe('ORDER_STEP_REFUSED');
});

const coupon = (change: object = {}) =>
  books.money.coupons.give(
    {
      userId: ANN,
      kind: 'deposit',
      title: '券',
      rate: 1_000,
      amount: 30_00n,
      minAmount: 100_00n,
      times: 5,
      termDays: 7,
      expiresAt: now() + 60_000,
      ...change,
    },
    now(),
  ).coupon_id;
const couponState = (couponId: string) => books.money.coupons.byId(couponId)?.state;

test('[7.16] a coupon is held by its deposit and spent once', () => {
  const [used, freed] = [coupon(), coupon()];
  const { orders, act, clock, money } = books;
  const order = orders.open(anOrder('deposit', 'a', { promotionId: freed, amount: 500_00n }));
  expect(order.promotion).toEqual({ title: '券', bonus: '30.00', wagering: '150.00' });
  expect(couponState(freed)).toBe('held');
  act(order.orderId, 'cancel');
  expect(couponState(freed)).toBe('available');
  const paid = orders.open(anOrder('deposit', 'b', { promotionId: used, amount: 200_00n }));
  clock.advance(60_000, 1);
  expect([couponState(used), couponState(freed)]).toEqual(['held', 'expired']);
  act(paid.orderId, 'confirm');
  clock.advance(21_000);
  expect([couponState(used), setAside()]).toEqual(['used', 20_00n]);
  expect(money.bonuses.ofOrder(paid.orderId)).toMatchObject({
    source: 'coupon',
    wagering: 100_00n,
    term_days: 7,
  });
});

test('[7.16] coins of a coupon are credited once, immediately', () => {
  const coins = coupon({ kind: 'coins', coins: 20n });
  books.ledger.open(`member:${ANN}:COIN`, 'COIN', false);
  books.ledger.open('platform:issue:COIN', 'COIN', true);
  const use = (couponId: string, userId: string = ANN) => books.money.coupons.use(couponId, userId, now());
  expect(refusalOf(() => use(coins, BO))).toBe('NOT_FOUND');
  use(coins);
  expect(books.ledger.balance(`member:${ANN}:COIN`)).toBe(20n);
  expect(refusalOf(() => use(coins))).toBe('ORDER_STEP_REFUSED');
  expect(refusalOf(() => use(coupon()))).toBe('ORDER_STEP_REFUSED');
  const late = coupon({ kind: 'bonus', expiresAt: now() });
  expect(refusalOf(() => use(late))).toBe('ORDER_STEP_REFUSED');
  expect([setAside(), couponState(late)]).toEqual([0n, 'expired']);
  use(coupon({ kind: 'bonus' }));
  expect(setAside()).toBe(30_00n);
});

test('[7.16] a repeat-deposit bonus is given once per Beijing day', () => {
  const { promotions, statement } = books.money;
  const standing = () => {
    const plan = promotions.ofSite(5000).find(({ promotionId }) => promotionId === 'again-8');
    return plan && promotions.standing(plan, ANN, now());
  };
  expect(statement.hasDeposited(ANN)).toBe(false);
  expect(standing()).toBe('needsDeposit');
  deposited('');
  expect(standing()).toBe('open');
  const bonus = books.money.bonuses.ofOrder(deposited('again-8'))?.bonus_id ?? '';
  expect([setAside(), standing()]).toEqual([40_00n, 'inProgress']);
  books.money.bonuses.giveUp(bonus, ANN, now());
  expect(standing()).toBe('joined');
  const midnight = Date.parse('2026-06-13T00:00:00+08:00');
  books.clock.advance(midnight - 1 - now(), 1);
  expect(standing()).toBe('joined');
  books.clock.advance(1, 1);
  expect(standing()).toBe('open');
});
