import type { CallName } from '#contract/book/table.ts';
import type { OrderAction, OrderEvent } from '#contract/money/order/order-machine.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { NewOrder } from '#sandbox/domains/money/order/order-row.ts';
import { FIRST_REMINDER_AFTER_MS } from '#sandbox/domains/money/order/times.table.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import type { Platform } from '#sandbox/platform/platform.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { GREY_PIXEL } from '#tests/fixtures/files/image-files.ts';

const USER = 'u-beian';
const FRESH_USER = 'u-fangguan';
const VENUE = 'YBTY';
const CARD = '6228480402564890018';
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const FROM = '1700000000000';
/** Older codes are about to end. */
const CODE_MS = 200_000;

type OrderAt = { readonly orderId: string; readonly version: string };

/** Wallet of a member for the examples: saved payees, a code, and an order for every step. */
export type MoneyScene = {
  readonly now: number;
  readonly quoteId: string;
  readonly code: string;
  /** For the member who has no withdrawal password yet. */
  readonly firstCode: string;
  readonly payeeId: string;
  readonly otherPayeeId: string;
  readonly steps: Readonly<Record<OrderAction, OrderAt>>;
  /** Bonuses that are offered and set aside, and a coupon. */
  readonly rewards: { readonly offered: string; readonly held: string; readonly coupon: string };
};

/** Calls whose examples want a member who has not bound anything yet. */
export const FRESH_WALLET_CALLS: readonly CallName[] = ['withdraw.setPassword', 'payee.bindName'];

const opening = (kind: NewOrder['kind'], requestId: string): NewOrder => ({
  userId: USER,
  siteId: 5000,
  kind,
  currency: 'CNY',
  amount: 200_00n,
  fee: 0n,
  counterparty: null,
  requestId,
  promotionId: '',
});

/** An order that was led where its step is open; as it is once it is there. */
function orderAfter(
  { orders }: Platform['money'],
  order: NewOrder,
  events: readonly OrderEvent[],
  appealed = false,
): OrderAt {
  const isKnown = orders.known(order) !== null;
  const { orderId } = orders.open(order);
  if (!isKnown) {
    for (const event of events) orders.happen(orderId, event);
    const { version } = orders.find(orderId, USER);
    if (appealed) orders.act({ userId: USER, orderId, version, action: 'appeal', note: 'notArrived' });
  }
  return { orderId, version: String(orders.find(orderId, USER).version) };
}

function stepsOf({ money, db }: Sandbox): MoneyScene['steps'] {
  const waited = db.prepare('UPDATE money_order SET updated_at = updated_at - ? WHERE order_id = ?');
  const paid = ['taken', 'paid'] as const;
  const steps = {
    appeal: orderAfter(money, opening('withdrawal', 'example-appeal'), paid),
    withdrawAppeal: orderAfter(money, opening('withdrawal', 'example-taken-back'), paid, true),
    proof: orderAfter(money, opening('withdrawal', 'example-proof'), paid, true),
    confirm: orderAfter(money, opening('fastDraw', 'example-confirm'), ['taken', 'matched', 'paid']),
    cancel: orderAfter(money, opening('deposit', 'example-open-deposit'), []),
  };
  const isNew = money.orders.known(opening('withdrawal', 'example-open-withdrawal')) === null;
  const remind = orderAfter(money, opening('withdrawal', 'example-open-withdrawal'), []);
  if (isNew) waited.run(FIRST_REMINDER_AFTER_MS, remind.orderId);
  return { ...steps, remind };
}

/** Calls that open an order; an unfinished one of the kind blocks them. */
export const OPENING_CALLS: readonly CallName[] = ['deposit.pay', 'withdraw.new'];

/** Ends the orders that wait for their examples, so that others of their kinds can be opened. */
export function endWaiting({ money }: Sandbox, { steps }: MoneyScene): void {
  money.orders.happen(steps.cancel.orderId, 'deadline');
  money.orders.happen(steps.remind.orderId, 'refused');
}

function createRewards({ bonuses, coupons }: Platform['money'], now: number): MoneyScene['rewards'] {
  const terms = { userId: USER, title: '例', amount: 1_00n, times: 1, termDays: 1 } as const;
  const bonus = { ...terms, currency: 'CNY', source: 'operator' } as const;
  const until = now + DAY_MS;
  return {
    offered: bonuses.offer(bonus, until, now).bonus_id,
    held: bonuses.give(bonus, now).bonus_id,
    coupon: coupons.give({ userId: USER, kind: 'coins', title: '例', coins: 1n, expiresAt: until }, now)
      .coupon_id,
  };
}

/** Creates the scene. Counterparties no longer act by themselves from here on, so that every order waits for its example. */
export function moneySceneOf(sandbox: Sandbox): MoneyScene {
  const { world, money, auth } = sandbox;
  money.others.act = false;
  const steps = stepsOf(sandbox);
  const now = world.clock.now();
  const { cards, addresses } = money.payees.view(USER, true);
  const raise = `INSERT OR REPLACE INTO own_limit VALUES (?, 'stake', 'week', 'CNY', 90000000, ?, 'CNY', 95000000)`;
  sandbox.db.prepare(raise).run(USER, now);
  const codeOf = (userId: string) => {
    const phone = auth.contacts.of(userId, 'phone');
    if (!phone) throw new Error('the member of the examples has no phone');
    const newest = () =>
      auth.inbox.of(phone).find(({ purpose, at }) => purpose === 'withdrawPassword' && now - at < CODE_MS)
        ?.code;
    if (newest() === undefined) auth.codes.send(phone, 'withdrawPassword', now);
    return newest() ?? '';
  };
  return {
    now,
    quoteId: money.exchange.quote(now).quoteId,
    code: codeOf(USER),
    firstCode: codeOf(FRESH_USER),
    payeeId: cards[0]?.payeeId ?? 'gone',
    otherPayeeId: addresses.at(-1)?.payeeId ?? 'gone',
    steps,
    rewards: createRewards(money, now),
  };
}

const currency = 'CNY' as const;
const page = { page: '1', size: '20' };

const orderExamples = ({ steps }: MoneyScene) => ({
  'order.lastUnfinished': {},
  'order.get': { orderId: steps.confirm.orderId },
  'command.byRequest': { requestId: 'example-confirm' },
  'order.confirm': { ...steps.confirm, clientRequestId: 'example-do-confirm' },
  'order.cancel': { ...steps.cancel, clientRequestId: 'example-do-cancel' },
  'order.remind': { ...steps.remind, clientRequestId: 'example-do-remind' },
  'order.withdrawAppeal': { ...steps.withdrawAppeal, clientRequestId: 'example-do-take-back' },
  'order.appeal': {
    ...steps.appeal,
    reason: 'notArrived' as const,
    text: '两小时了还没到账',
    clientRequestId: 'example-do-appeal',
  },
  'order.uploadProof': {
    ...steps.proof,
    type: 'image/png' as const,
    content: GREY_PIXEL,
    clientRequestId: 'example-do-proof',
  },
});

const withdrawalExamples = ({ payeeId, otherPayeeId, code, firstCode }: MoneyScene) => ({
  'withdraw.prompt': { currency },
  'withdraw.new': {
    payeeId,
    amount: '200.00',
    password: DEMO_WITHDRAW_PASSWORD,
    speed: 'ordinary' as const,
    clientRequestId: 'example-withdrawal',
  },
  'withdraw.setPassword': { code: firstCode, password: '135790' },
  'withdraw.updatePassword': { oldPassword: DEMO_WITHDRAW_PASSWORD, password: DEMO_WITHDRAW_PASSWORD },
  'withdraw.resetPassword': { code, password: DEMO_WITHDRAW_PASSWORD },
  'payee.list': {},
  'payee.banks': {},
  'payee.bindName': { realName: '方观' },
  'payee.addCard': {
    bankCode: 'QDB',
    cardNum: CARD,
    password: DEMO_WITHDRAW_PASSWORD,
    clientRequestId: 'example-card',
  },
  'payee.addAddress': {
    chain: 'ERC20',
    address: ADDRESS,
    label: '',
    password: DEMO_WITHDRAW_PASSWORD,
    clientRequestId: 'example-address',
  },
  'payee.setDefault': { payeeId, clientRequestId: 'example-default' },
  'payee.remove': { payeeId: otherPayeeId, clientRequestId: 'example-remove' },
});

const walletExamples = ({ now, quoteId }: MoneyScene) => ({
  'transfer.assets': { currency },
  'transfer.balance': { api_name: VENUE, currency },
  'transfer.move': {
    transfer_out: 'CENTERMONEY',
    api_name: VENUE,
    amount: '50.00',
    currency,
    clientRequestId: 'example-transfer',
  },
  'transfer.oneClickIn': { api_name: VENUE, currency, clientRequestId: 'example-all-in' },
  'transfer.recover': { currency, clientRequestId: 'example-recovery' },
  'treasury.config': { currency },
  'treasury.view': { currency },
  'treasury.putIn': { amount: '100.00', currency, clientRequestId: 'example-put-in' },
  'treasury.takeOut': { amount: '40.00', currency, clientRequestId: 'example-take-out' },
  'treasury.records': { currency, ...page },
  'exchange.quote': {},
  'exchange.swap': { quoteId, from: currency, amount: '71.80', clientRequestId: 'example-swap' },
  'statement.list': {
    currency,
    type: 'all',
    state: 'all' as const,
    number: '',
    from: FROM,
    to: String(now),
    ...page,
  },
  'statement.get': { recordId: '1' },
});

/** Each is called more than once, and every time there is something to accept, to give up and to use. */
function welfareExamples({ rewards }: MoneyScene) {
  const size = { page: 1, size: 20 };
  return {
    'welfare.summary': { currency },
    'welfare.list': { currency, group: 'open' as const, ...size },
    'welfare.detail': { bonusId: rewards.offered },
    'welfare.accept': { bonusId: rewards.offered, clientRequestId: 'example-accept' },
    'welfare.giveUp': { bonusId: rewards.held, clientRequestId: 'example-give-up' },
    'coupon.list': { group: 'available' as const, ...size },
    'coupon.use': { couponId: rewards.coupon, clientRequestId: 'example-coupon' },
    'promotion.list': {},
    'promotion.detail': { promotionId: 'again-8' },
    'promotion.claim': { promotionId: 'weekend-coins' },
  };
}

/** One valid request of every call about money. */
export const moneyExamples = (scene: MoneyScene) => ({
  'deposit.payTypes': { currency },
  'deposit.pay': {
    payType: 'bank',
    amount: '200.00',
    chain: '',
    promotionId: '',
    clientRequestId: 'example-deposit',
  },
  'deposit.speedPay': { payType: 'fast', amount: '200.00', clientRequestId: 'example-fast-deposit' },
  ...orderExamples(scene),
  ...withdrawalExamples(scene),
  ...walletExamples(scene),
  ...welfareExamples(scene),
  'depositLimit.list': { currency },
  'depositLimit.set': { currency, period: 'day' as const, amount: '50000.00' },
  'depositLimit.confirm': { currency, period: null, accept: true },
  'ownLimit.list': { currency },
  'ownLimit.set': { currency, kind: 'loss' as const, period: 'week' as const, amount: '90000000' },
  'ownLimit.confirm': { currency, kind: 'stake' as const, period: 'week' as const, accept: false },
  'realityCheck.view': { currency },
  'realityCheck.beat': { currency },
  'realityCheck.answer': { currency, every: 60 as const },
});
